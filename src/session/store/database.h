// SQLite, held by its owner: a database, a statement, a transaction. Decides how the file is opened and what a failing
// call means in words; what stands in the tables is others' business. Every failing call throws StoreTrouble.
#pragma once
#include "base/error.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace boxcars::session {

// The store cannot do what it should. The sentence says what, which file, why and what to do.
class StoreTrouble : public Error {
 public:
    enum class Cause {
        Full,      // no room on the disk
        ReadOnly,  // the place may not be written
        Damaged,   // what stands in the file cannot be
        Busy,      // another Boxcars has it
        Newer,     // made by a later Boxcars
        Other
    };
    StoreTrouble(Cause cause, const std::string& sentence) : Error(sentence), cause_(cause) {}
    Cause cause() const { return cause_; }

 private:
    Cause cause_;
};

class Database;

// One SQL statement, made once and run many times; its database keeps it for who asks the same next. Values are bound
// from left to right.
class Statement {
 public:
    Statement& with(std::int64_t number);
    Statement& with(std::string_view text);
    Statement& with(std::span<const std::uint8_t> bytes);
    Statement& with_nothing();

    bool step();  // true: a row is there; false: the end, and the statement is ready to be bound again
    void run();   // to its end

    // Of the row that is there; columns from 0. A value that is longer than `longest` bytes is damage.
    std::int64_t number(int column) const;
    std::string text(int column, std::size_t longest) const;
    std::vector<std::uint8_t> bytes(int column, std::size_t longest) const;
    bool nothing(int column) const;

 private:
    friend class Database;
    struct GiveBack {
        const Database* database;
        void operator()(sqlite3_stmt* statement) const;
    };
    Statement(const Database& database, std::string_view sql);
    void bound(int answer);
    const unsigned char* piece(int column, std::size_t longest, std::size_t& size) const;
    void reset();

    const Database* database_;
    std::unique_ptr<sqlite3_stmt, GiveBack> statement_;
    int bound_ = 0;
};

class Database {  // stays where it is while a statement of it lives
 public:
    enum class Access {
        Write,   // made if it is not there
        Copy,    // made to be filled from another
        Read,    // beside a writer
        Frozen,  // nobody writes it, and its folder need not be writable
        Damaged  // nobody writes it; read with its log, whatever is missing: its digests must be checked
    };
    // `disk`: the name of an sqlite3_vfs; empty: the system's files.
    Database(const std::filesystem::path& path, Access access, const std::string& disk = {});
    static Database in_memory();

    Statement statement(std::string_view sql) const { return {*this, sql}; }
    void run(const std::string& sql) const;           // one or more statements without an answer
    std::int64_t number(std::string_view sql) const;  // the first column of the first row
    const std::filesystem::path& path() const { return path_; }
    sqlite3* handle() const { return handle_.get(); }

    // Throws what SQLite's answer means, as a sentence about this file.
    [[noreturn]] void fail(int answer, const char* why) const;
    [[noreturn]] void damaged(const std::string& why) const;

 private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    using Prepared = std::unique_ptr<sqlite3_stmt, Finalize>;
    friend class Statement;
    void settle(Access access) const;
    Prepared prepared(std::string_view sql) const;
    void keep(Prepared statement) const;

    std::filesystem::path path_;
    std::unique_ptr<sqlite3, Close> handle_;
    mutable std::vector<std::pair<std::string, Prepared>> idle_;  // nobody has them just now; the last used last
};

// As long as it lives the database is read as it was at the first look, whoever writes meanwhile.
class Snapshot {
 public:
    explicit Snapshot(const Database& database) : database_(database) { database_.run("SAVEPOINT snapshot"); }
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

 private:
    const Database& database_;
};

// Everything between its making and commit(), or nothing.
class Transaction {
 public:
    explicit Transaction(const Database& database) : database_(database) { database_.run("BEGIN IMMEDIATE"); }
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

 private:
    const Database& database_;
    bool open_ = true;
};

}  // namespace boxcars::session
