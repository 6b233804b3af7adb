// Wraps SQLite: database, statement, transaction, for any tables. Failing calls throw StoreTrouble with a sentence.
#pragma once
#include "base/error.h"

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace boxcars::session {

// A failure of the store. The sentence says what failed, which file, why and what to do.
class StoreTrouble : public Error {
 public:
    enum class Cause {
        Full,          // no room on the disk
        ReadOnly,      // no permission to write
        Damaged,       // the content is wrong
        Busy,          // another Boxcars uses it
        OtherVersion,  // made by a newer or older Boxcars
        Other
    };
    StoreTrouble(Cause cause, const std::string& sentence) : Error(sentence), cause_(cause) {}
    Cause cause() const { return cause_; }

 private:
    Cause cause_;
};

class Database;
struct Column;

// One SQL statement, which the database keeps prepared for the next request. Values are bound from left to right.
class Statement {
 public:
    // Binds numbers, texts and bytes; an empty optional is NULL.
    Statement& with(const auto&... values) {
        (bind(values), ...);
        return *this;
    }

    bool step();  // true: there is a row; false: the end, ready for new values
    void run();   // runs the statement to its end
    // Calls `read` for each remaining row and returns the results, in order.
    auto all(const auto& read) {
        std::vector<decltype(read(*this))> rows;
        while (step()) rows.push_back(read(*this));
        return rows;
    }
    // Each remaining row as a Row: the columns in the order of its members, up to the first that no column can be.
    template <class Row>
    std::vector<Row> all() {
        return all([](const Statement& row) { return row.as<Row>(); });
    }
    template <class Row, class... Columns>
    Row as() const {
        if constexpr (requires { Row{std::declval<Columns>()..., std::declval<Column>()}; }) {
            return as<Row, Columns..., Column>();
        } else {
            int next = 0;
            return Row{Columns{*this, next++}...};
        }
    }

    // Columns of the current row, from 0. A value longer than `longest` bytes is damage.
    std::int64_t number(int column) const;
    double real(int column) const;
    std::string text(int column, std::size_t longest = 4000) const;
    std::vector<std::uint8_t> bytes(int column, std::size_t longest) const;
    bool nothing(int column) const;
    [[noreturn]] void damaged(const std::string& why) const;

 private:
    friend class Database;
    struct GiveBack {
        const Database* database;
        void operator()(sqlite3_stmt* statement) const;
    };
    Statement(const Database& database, std::string_view sql);
    void bind(std::integral auto number) {  // also 64 unsigned bits, kept as their pattern
        bind_number(static_cast<std::int64_t>(number));
    }
    void bind(double number);
    void bind(std::string_view text);
    void bind(std::span<const std::uint8_t> bytes);
    void bind(const std::optional<std::int64_t>& number);
    void bind_number(std::int64_t number);
    void bound(int answer);
    std::string_view piece(int column, int type, const char* none, std::size_t longest) const;

    const Database* database_;
    std::unique_ptr<sqlite3_stmt, GiveBack> statement_;
    int bound_ = 0;
};

// A column of a statement's current row, which becomes a member of a struct. A value of another kind is damage.
struct Column {
    static constexpr std::size_t longest_text = 64 << 10, longest_list = 20;  // bytes
    const Statement& row;
    int number = 0;

    operator std::int64_t() const { return row.number(number); }
    operator std::uint64_t() const { return static_cast<std::uint64_t>(row.number(number)); }  // the same bits
    operator int() const { return within<int>(); }
    operator bool() const { return row.number(number) == 1; }
    operator double() const { return row.real(number); }
    operator std::string() const { return row.text(number, longest_text); }
    operator std::vector<int>() const {  // faces, a byte each
        const std::vector<std::uint8_t> bytes = row.bytes(number, longest_list);
        return {bytes.begin(), bytes.end()};
    }
    template <class Enum>
    requires std::is_enum_v<Enum>
    operator Enum() const {  // whether the enumeration has the value is for the reader to check
        return static_cast<Enum>(within<std::underlying_type_t<Enum>>());
    }

 private:
    template <std::integral Small>
    Small within() const {
        const std::int64_t value = row.number(number);
        if (!std::in_range<Small>(value)) row.damaged("a number is too large");
        return static_cast<Small>(value);
    }
};

class Database {  // must not move while one of its statements exists
 public:
    enum class Access {
        Write,  // reads and writes; creates a missing file
        Copy,   // creates a file, to be filled from another
        Read,   // reads while another connection may write
        Frozen  // reads a file that nobody writes, even in a read-only folder
    };
    // `disk`: the name of an sqlite3_vfs; empty: the system's files.
    Database(const std::filesystem::path& path, Access access, const std::string& disk = {});
    static Database in_memory() { return {":memory:", Access::Write}; }
    Statement statement(std::string_view sql) const { return {*this, sql}; }
    void run(const std::string& sql) const;                            // one or more statements without a result
    void execute(std::string_view sql, const auto&... values) const {  // one statement with values
        statement(sql).with(values...).run();
    }
    template <class Row, class... Values>
    std::vector<Row> rows(std::string_view sql, const Values&... values) const {  // see Statement::all()
        return statement(sql).with(values...).template all<Row>();
    }
    std::int64_t number(std::string_view sql) const;  // the first column of the first row
    const std::filesystem::path& path() const { return path_; }
    sqlite3* handle() const { return handle_.get(); }

    // Throws SQLite's answer as a sentence about this file.
    [[noreturn]] void fail(int answer, const char* why) const;
    [[noreturn]] void damaged(const std::string& why) const;

 private:
    struct Close {
        void operator()(sqlite3* handle) const;
        void operator()(sqlite3_stmt* statement) const;
    };
    using Prepared = std::unique_ptr<sqlite3_stmt, Close>;
    friend class Statement;
    Prepared prepared(std::string_view sql) const;

    std::filesystem::path path_;
    std::unique_ptr<sqlite3, Close> handle_;
    mutable std::multimap<std::string, Prepared, std::less<>> idle_;  // unused statements by their SQL
};

// While it exists, reads see the database as it was at the first read, even if another connection writes.
class Snapshot {
 public:
    explicit Snapshot(const Database& database) : database_(database) { database_.run("SAVEPOINT snapshot"); }
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

 private:
    const Database& database_;
};

// Commits everything since its creation, or nothing.
class Transaction {
 public:
    explicit Transaction(const Database& database) : database_(database) { database_.run("BEGIN IMMEDIATE"); }
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit() { database_.run("COMMIT"); }

 private:
    const Database& database_;
};

}  // namespace boxcars::session
