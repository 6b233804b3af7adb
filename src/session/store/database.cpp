#include "session/store/database.h"

#include "base/words.h"
#include "session/system/system.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <algorithm>

namespace boxcars::session {
namespace {

using Cause = StoreTrouble::Cause;
constexpr int patience = 2000;  // milliseconds a call waits for another connection

Cause cause_of(int answer) {
    constexpr std::pair<int, Cause> known[]{
        {SQLITE_FULL, Cause::Full},        {SQLITE_READONLY, Cause::ReadOnly},  {SQLITE_PERM, Cause::ReadOnly},
        {SQLITE_AUTH, Cause::ReadOnly},    {SQLITE_CANTOPEN, Cause::ReadOnly},  {SQLITE_CORRUPT, Cause::Damaged},
        {SQLITE_NOTADB, Cause::Damaged},   {SQLITE_CONSTRAINT, Cause::Damaged}, {SQLITE_FORMAT, Cause::Damaged},
        {SQLITE_MISMATCH, Cause::Damaged}, {SQLITE_BUSY, Cause::Busy},          {SQLITE_LOCKED, Cause::Busy},
        {SQLITE_PROTOCOL, Cause::Busy}};
    if (answer == SQLITE_IOERR_SHMSIZE) return Cause::Full;  // no room for the log's index
    const auto at = std::ranges::find(known, answer & 0xff, &std::pair<int, Cause>::first);
    return at == std::end(known) ? Cause::Other : at->second;
}

std::string_view advice(Cause cause) {
    if (cause == Cause::Full) return "Make room on the disk.";
    if (cause == Cause::ReadOnly) return "Choose a data folder you may write to, with --data-dir.";
    if (cause == Cause::Damaged) return "Nothing more is read from it.";
    if (cause == Cause::Busy) return "Another Boxcars has it: close that one.";
    return "Look after the disk, or choose another data folder with --data-dir.";
}

int flags_of(Database::Access access) {
    const int always = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI;
    if (access == Database::Access::Write || access == Database::Access::Copy)
        return always | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    return always | SQLITE_OPEN_READONLY;
}

std::string uri_of(const std::filesystem::path& path, Database::Access access) {
    const std::string name = path.generic_string();
    std::string uri = name.starts_with("//") ? "file://" : "file:";  // a name after // would be a server
    for (const char letter : name) {
        const bool plain = std::isalnum(static_cast<unsigned char>(letter)) ||
                           std::string_view{"/._-"}.find(letter) != std::string_view::npos;
        uri += plain ? std::string(1, letter) : fmt::format("%{:02X}", static_cast<unsigned char>(letter));
    }
    return access == Database::Access::Frozen ? uri + "?immutable=1" : uri;
}

}  // namespace

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
void Database::Close::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const std::filesystem::path& path, Access access, const std::string& disk) : path_(path) {
    sqlite3* handle = nullptr;
    const std::string name = path == ":memory:" ? path.string() : uri_of(path, access);
    const int answer = sqlite3_open_v2(name.c_str(), &handle, flags_of(access), disk.empty() ? nullptr : disk.c_str());
    handle_.reset(handle);
    if (answer != SQLITE_OK) fail(answer, handle ? sqlite3_errmsg(handle) : "out of memory");
    sqlite3_busy_timeout(handle, patience);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1 << 20);  // bytes of one value: ours have a few thousand
    run("PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON;");
    if (access == Access::Write) run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
}

void Database::run(const std::string& sql) const {
    const int answer = sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr);
    if (answer != SQLITE_OK) fail(answer, sqlite3_errmsg(handle()));
}

std::int64_t Database::number(std::string_view sql) const {
    Statement asked = statement(sql);
    if (!asked.step()) damaged(fmt::format("'{}' has no answer", sql));
    return asked.number(0);
}

void Database::fail(int answer, const char* why) const {
    const Cause cause = cause_of(answer);
    std::string help{advice(cause)};
    if (const auto most = os::largest_file(); most && (cause == Cause::Other || cause == Cause::Full))
        help = fmt::format("No file may grow beyond {} bytes here: raise the limit (ulimit -f).", *most);
    throw StoreTrouble(cause, fmt::format("The store {} {}: {}. {}", path_.string(),
                                          cause == Cause::Damaged ? "is damaged" : "cannot be used", why, help));
}

void Database::damaged(const std::string& why) const { fail(SQLITE_CORRUPT, why.c_str()); }

// Keeps statements for later calls: SQL takes longer to parse than to run, and the same few requests come again.
Database::Prepared Database::prepared(std::string_view sql) const {
    if (const auto kept = idle_.find(sql); kept != idle_.end()) return std::move(idle_.extract(kept).mapped());
    sqlite3_stmt* made = nullptr;
    const int answer = sqlite3_prepare_v3(handle(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                          &made, nullptr);
    Prepared statement{made};
    if (answer != SQLITE_OK) fail(answer, sqlite3_errmsg(handle()));
    return statement;
}

void Statement::GiveBack::operator()(sqlite3_stmt* statement) const {
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    database->idle_.emplace(sqlite3_sql(statement), statement);
}

Statement::Statement(const Database& database, std::string_view sql)
    : database_(&database), statement_(database.prepared(sql).release(), GiveBack{&database}) {}

void Statement::bound(int answer) {
    if (answer != SQLITE_OK) database_->fail(answer, sqlite3_errmsg(database_->handle()));
}

void Statement::bind_number(std::int64_t number) { bound(sqlite3_bind_int64(statement_.get(), ++bound_, number)); }
void Statement::bind(double number) { bound(sqlite3_bind_double(statement_.get(), ++bound_, number)); }

void Statement::bind(std::string_view text) {
    if (!text.data()) text = "";  // a null pointer would bind no value at all
    bound(sqlite3_bind_text(statement_.get(), ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
}

void Statement::bind(std::span<const std::uint8_t> bytes) {
    static const std::uint8_t none = 0;  // a null pointer would bind no value at all
    const void* from = bytes.empty() ? &none : bytes.data();
    bound(sqlite3_bind_blob(statement_.get(), ++bound_, from, static_cast<int>(bytes.size()), SQLITE_TRANSIENT));
}

void Statement::bind(const std::optional<std::int64_t>& number) {
    if (number) return bind_number(*number);
    bound(sqlite3_bind_null(statement_.get(), ++bound_));
}

bool Statement::step() {
    const int answer = sqlite3_step(statement_.get());
    if (answer == SQLITE_ROW) return true;
    const std::string why = answer == SQLITE_DONE ? "" : sqlite3_errmsg(database_->handle());
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
    bound_ = 0;
    if (answer != SQLITE_DONE) database_->fail(answer, why.c_str());
    return false;
}

void Statement::run() {
    while (step()) continue;
}

std::int64_t Statement::number(int column) const {
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_INTEGER) damaged("a number is none");
    return sqlite3_column_int64(statement_.get(), column);
}

double Statement::real(int column) const {
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_FLOAT) damaged("a number is none");
    return sqlite3_column_double(statement_.get(), column);
}

std::string_view Statement::piece(int column, int type, const char* none, std::size_t longest) const {
    if (sqlite3_column_type(statement_.get(), column) != type) damaged(none);
    const auto* from = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
    if (size > longest) damaged(fmt::format("a value has {} bytes, which is more than {}", size, longest));
    return from ? std::string_view{from, size} : std::string_view{};
}

std::string Statement::text(int column, std::size_t longest) const {
    const std::string_view text = piece(column, SQLITE_TEXT, "a text is none", longest);
    if (!is_utf8(text)) damaged("a text is not UTF-8");
    return std::string{text};
}

std::vector<std::uint8_t> Statement::bytes(int column, std::size_t longest) const {
    const std::string_view all = piece(column, SQLITE_BLOB, "bytes are none", longest);
    return {all.begin(), all.end()};
}

void Statement::damaged(const std::string& why) const { database_->damaged(why); }
bool Statement::nothing(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }
Snapshot::~Snapshot() { sqlite3_exec(database_.handle(), "RELEASE snapshot", nullptr, nullptr, nullptr); }

Transaction::~Transaction() {
    if (!sqlite3_get_autocommit(database_.handle()))  // it was not committed
        sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

}  // namespace boxcars::session
