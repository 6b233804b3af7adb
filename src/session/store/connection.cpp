#include "session/store/connection.h"

#include "session/files.h"

#include <fmt/chrono.h>
#include <sqlite3.h>
#include <cerrno>
#include <system_error>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;
using Cause = StoreTrouble::Cause;

// A larger store is checked as a whole only if it was left open, and copied only when it is closed.
constexpr std::uintmax_t soon_checked = 8 << 20;  // bytes

std::uintmax_t size_of(const fs::path& file) {
    std::error_code trouble;
    const std::uintmax_t size = fs::file_size(file, trouble);
    return trouble ? 0 : size;
}

// Renames a damaged file and its log, and returns the new name. Throws StoreTrouble.
fs::path lay_aside(const fs::path& file) {
    const auto now = std::chrono::system_clock::now();
    const std::string name = fmt::format("{}.damaged-{:%Y-%m-%dT%H-%M-%S}Z", file.string(),
                                         fmt::gmtime(std::chrono::system_clock::to_time_t(now)));
    fs::path aside = name;
    for (int more = 2; is_there(aside); ++more) aside = fmt::format("{}-{}", name, more);
    for (const char* part : {"", "-wal", "-shm"}) {
        std::error_code trouble;
        const fs::path from = file.string() + part;
        if (fs::exists(from, trouble)) fs::rename(from, aside.string() + part, trouble);
        if (trouble)
            throw StoreTrouble(Cause::ReadOnly,
                               fmt::format("The damaged store {} cannot be laid aside: {}. Move it away, or "
                                           "choose another data folder with --data-dir.",
                                           from.string(), trouble.message()));
    }
    flush_folder(file.parent_path());
    return aside;
}

// A page that is cut short may still read correctly, since the end of an empty page is unused.
bool is_cut_short(const Database& store) {
    return size_of(store.path()) % static_cast<std::uint64_t>(store.number("PRAGMA page_size")) != 0;
}

bool has_nothing(const fs::path& file) try {
    return size_of(file.string() + "-wal") == 0 && is_empty(Database{file, Database::Access::Frozen});
} catch (const StoreTrouble&) {
    return false;
}

struct Written {  // what was written since the store was made
    std::int64_t records = 0;
    Milliseconds last = 0;  // when the last was
};
Written written(const Database& database) {
    Statement row = database.statement("SELECT records, last FROM written");
    if (!row.step()) database.damaged("what was written is not counted");
    return row.as<Written>();
}

void copy_pages(const Database& from, const fs::path& to) {
    std::error_code ignored;
    fs::remove(to, ignored);
    const Database copy{to, Database::Access::Copy};
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, ignored);
    sqlite3_backup* backup = sqlite3_backup_init(copy.handle(), "main", from.handle(), "main");
    if (!backup) copy.fail(sqlite3_errcode(copy.handle()), sqlite3_errmsg(copy.handle()));
    const int answer = sqlite3_backup_step(backup, -1);
    const int end = sqlite3_backup_finish(backup);
    if (answer != SQLITE_DONE || end != SQLITE_OK)
        copy.fail(answer == SQLITE_DONE ? end : answer, sqlite3_errmsg(copy.handle()));
}

std::int64_t records_in(const fs::path& copy) try {
    return size_of(copy) == 0 ? 0 : written(Database{copy, Database::Access::Frozen}).records;
} catch (const StoreTrouble&) {
    return 0;
}

// Writes the copy where no store is, and returns when the last record in it was made. None: there is no good copy.
std::optional<Milliseconds> bring_back(const fs::path& store) try {
    if (size_of(copy_of(store)) == 0) return {};
    const Database copy{copy_of(store), Database::Access::Frozen};
    check_tables(copy);
    check_pages(copy);
    copy_pages(copy, store);
    flush_folder(store.parent_path());
    return written(copy).last;
} catch (const StoreTrouble& trouble) {
    if (trouble.cause() != Cause::Damaged) throw;
    return {};
}

}  // namespace

bool reads_as_it_is(const fs::path& data, const std::string& disk) try {
    const fs::path file = store_file(data), log = file.string() + "-wal";
    if (size_of(file) == 0) return !is_there(copy_of(file));
    const Database store{file, is_there(log) ? Database::Access::Read : Database::Access::Frozen, disk};
    check_tables(store);
    if (size_of(file) > soon_checked) return size_of(log) == 0;
    if (is_cut_short(store)) return false;
    check_pages(store);
    return true;
} catch (const StoreTrouble&) {
    return false;
}

StoreConnection::StoreConnection(std::filesystem::path data, const StoreOptions& options,
                                 std::function<void(std::string)> say)
    : data_(std::move(data)),
      file_(store_file(data_)),
      disk_(options.disk),
      opened_to_(options.opened_to),
      say_(std::move(say)) {}

void StoreConnection::open() {
    if (database_) return;
    make_folder_mine();
    try {
        database_ = checked();
    } catch (const StoreTrouble& trouble) {
        if (trouble.cause() != Cause::Damaged) throw;
        restore(trouble.what());
        database_ = checked();
    }
}

// Makes the data folder if it is missing, and locks it. Only its owner may use a new one.
void StoreConnection::make_folder_mine() {
    std::error_code ignored;
    const bool there = fs::is_directory(data_, ignored);
    try {
        make_folder(data_);
    } catch (const Error& error) {
        throw StoreTrouble(Cause::ReadOnly, error.what());
    }
    if (!there) fs::permissions(data_, fs::perms::owner_all, ignored);
    const fs::path lock = data_ / "boxcars.lock";
    if (!lock_.open(lock))
        throw StoreTrouble(os::no_room(errno) ? Cause::Full : Cause::ReadOnly,
                           fmt::format("Nothing can be kept in {}: {}. Choose a data folder you may write to, with "
                                       "--data-dir.",
                                       lock.parent_path().string(), std::generic_category().message(errno)));
    if (alone_ = alone_ || lock_.lock(); alone_) return;
    throw StoreTrouble(Cause::Busy, fmt::format("Another Boxcars has {} open{}", data_.string(),
                                                opened_to_ == OpenedTo::Play
                                                    ? ": nothing that is played here is kept until that one is closed."
                                                    : "."));
}

// A log beside the file means that the last process did not close the store: the whole file is then checked.
std::unique_ptr<Database> StoreConnection::checked() const {
    const bool left_open = size_of(file_.string() + "-wal") > 0;
    const SystemFiles system;  // makes a file that only its owner may read
    if (const int made = system.open(file_, Opening::Append); made >= 0) system.close(made);
    auto database = std::make_unique<Database>(file_, Database::Access::Write, disk_);
    if (is_empty(*database)) {
        if (is_there(copy_of(file_))) database->damaged("it is empty, and there is a copy of it");
        make_tables(*database);
    }
    if (!left_open && is_cut_short(*database)) database->damaged("its last page is cut short");
    if (left_open || size_of(file_) <= soon_checked) check_pages(*database);
    check_tables(*database);
    database->run("PRAGMA wal_checkpoint(TRUNCATE)");  // writes again what a failed flush left in the log
    return database;
}

// Puts the copy in the place of a damaged file. If the process ends before it is whole, the next one restores it.
void StoreConnection::restore(const std::string& why) {
    std::string words = why;
    if (!has_nothing(file_)) words += fmt::format(" It lies in {} now.", lay_aside(file_).string());
    if (const auto last = bring_back(file_)) {
        return say_(
            fmt::format("{} Its copy is in its place: what was played after {} is missing.", words, date_text(*last)));
    }
    if (is_there(copy_of(file_))) lay_aside(copy_of(file_));
    say_(words + " There is no good copy of it: a new one begins.");
}

void StoreConnection::commit(const std::vector<Record>& records) {
    if (!records.empty()) {
        Transaction all{*database_};
        for (const Record& record : records) {
            write(record);
            sitting_ended_ = sitting_ended_ || std::holds_alternative<SittingEnded>(record);
        }
        database_->execute("UPDATE written SET records = records + ?, last = ?", records.size(), now_ms());
        all.commit();
        news_ = true;
    }
    damaged_twice_.clear();
}

// Gives up on a sitting that fails twice, with a check of the store in between, so that the others are kept.
void StoreConnection::write(const Record& record) {
    const std::string& sitting = sitting_of(record);
    if (given_up_.contains(sitting)) return;
    try {
        write_record(*database_, record);
    } catch (const StoreTrouble& trouble) {
        if (trouble.cause() != Cause::Damaged) throw;
        if (std::exchange(damaged_twice_, sitting) == sitting) {
            given_up_.insert(sitting);
            say_(fmt::format("What is played in this sitting is not kept from here on. {}", trouble.what()));
        }
        throw;
    }
}

void StoreConnection::copy_if_due() {
    if (std::exchange(sitting_ended_, false) && size_of(file_) <= soon_checked) copy();
}

// Makes the copy, unless the one there holds more: records are counted as long as a store lives, also those that
// delete. The copy before stays if that fails.
void StoreConnection::copy() try {
    const fs::path target = copy_of(file_), unfinished = target.string() + ".part";
    if (records_in(target) <= written(*database_).records) {
        copy_pages(*database_, unfinished);
        check_pages(Database{unfinished, Database::Access::Frozen});
        std::error_code trouble;
        fs::rename(unfinished, target, trouble);
        if (trouble)
            throw StoreTrouble(Cause::Other, fmt::format("The copy {} cannot be kept: {}. Look after its folder.",
                                                         target.string(), trouble.message()));
        flush_folder(target.parent_path());
    }
    news_ = false;
} catch (const StoreTrouble& trouble) {  // it is tried again when the next sitting ends
    say_(fmt::format("The store is not copied now. {}", trouble.what()));
}

void StoreConnection::close() {
    if (database_ && news_) copy();
    drop();
}

std::string StoreConnection::words_of(const StoreTrouble& trouble) const {
    const bool busy = trouble.cause() == Cause::Busy, plays = opened_to_ == OpenedTo::Play;
    if (plays && !busy) return fmt::format("{} Play goes on, and is kept as soon as it can be.", trouble.what());
    const bool read = busy || trouble.cause() == Cause::Full || trouble.cause() == Cause::ReadOnly;
    return read && !plays ? "" : trouble.what();
}

}  // namespace boxcars::session
