#include "session/store/opening.h"

#include "session/files.h"
#include "session/store/purse_rows.h"
#include "session/store/schema.h"
#include "session/store/sitting_rows.h"
#include "session/store/stored_sitting.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;
using Cause = StoreTrouble::Cause;

constexpr std::uintmax_t soon_checked = 8 << 20;  // bytes; a file up to this size is checked whole at every start
constexpr std::size_t most_rescued = 10'000;      // sittings

std::string reason() { return std::generic_category().message(errno); }

std::uintmax_t size_of(const fs::path& file) {
    std::error_code trouble;
    const std::uintmax_t size = fs::file_size(file, trouble);
    return trouble ? 0 : size;
}

void move_if_there(const fs::path& from, const fs::path& to) {
    std::error_code trouble;
    if (fs::exists(from, trouble)) fs::rename(from, to, trouble);
    if (trouble)
        throw StoreTrouble(Cause::ReadOnly,
                           fmt::format("The damaged store {} cannot be laid aside: {}. Move it away, or "
                                       "choose another data folder with --data-dir.",
                                       from.string(), trouble.message()));
}

// What of a damaged store can still be read. Whatever is wrong with it is known already.
std::vector<SittingLine> readable_sittings(const Database& damaged) {
    try {
        return list_sittings(damaged, false, most_rescued);
    } catch (const StoreTrouble&) {
        return {};
    }
}
std::optional<StoredSitting> readable_sitting(const Database& damaged, const std::string& name) {
    try {
        return read_sitting(damaged, name);
    } catch (const StoreTrouble&) {
        return {};
    }
}

// False: it cannot be read, or what came back has as much of it.
bool rescue(const Database& damaged, const std::string& name, const Database& into) {
    const auto sitting = readable_sitting(damaged, name);
    if (!sitting) return false;
    Transaction all{into};
    SittingRows rows{into};
    rows.write(sitting->began);
    if (rows.entries(name) >= sitting->tail.entries) return false;
    for (const Record& record : records_of(*sitting)) rows.write(record);
    rows.settle();
    all.commit();
    return true;
}

// Its loans, and what deleted sittings did to it: no other sitting tells of those.
void take_purse(const Database& damaged, const Database& into) {
    try {
        const Purse purse = read_purse(damaged);
        Transaction all{into};
        PurseRows{into}.take(purse);
        all.commit();
    } catch (const StoreTrouble&) {  // as much as came back has to do
    }
}

}  // namespace

fs::path store_file(const fs::path& data) { return data / "boxcars.db"; }

StoreOpening::StoreOpening(fs::path data, std::string disk)
    : data_(std::move(data)), file_(store_file(data_)), disk_(std::move(disk)), generations_(file_) {}

StoreOpening::~StoreOpening() {
    if (lock_ >= 0) ::close(lock_);
}

std::vector<std::string> StoreOpening::take_sentences() { return std::exchange(sentences_, {}); }

std::unique_ptr<Database> StoreOpening::open() {
    make_place();
    lock();
    try {
        return checked();
    } catch (const StoreTrouble& trouble) {
        if (trouble.cause() != Cause::Damaged) throw;
        restore(trouble.what());
    }
    auto database = checked();
    if (!aside_.empty()) read_from(std::exchange(aside_, {}), *database);
    return database;
}

// The folder is its owner's alone if it is made here, and the file in any case.
void StoreOpening::make_place() const {
    std::error_code trouble;
    const bool there = fs::is_directory(data_, trouble);
    try {
        make_folder(data_);
    } catch (const Error& error) {
        throw StoreTrouble(Cause::ReadOnly, error.what());
    }
    if (!there) ::chmod(data_.c_str(), 0700);
}

void StoreOpening::lock() {
    if (lock_ >= 0) return;
    const fs::path file = data_ / "boxcars.lock";
    const int opened = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (opened < 0)
        throw StoreTrouble(errno == ENOSPC || errno == EDQUOT ? Cause::Full : Cause::ReadOnly,
                           fmt::format("Nothing can be kept in {}: {}. Choose a data folder you may write to, with "
                                       "--data-dir.",
                                       data_.string(), reason()));
    if (::flock(opened, LOCK_EX | LOCK_NB) != 0) {
        ::close(opened);
        throw StoreTrouble(Cause::Busy, fmt::format("Another Boxcars keeps its sittings in {}, so this one only reads "
                                                    "them. Close the other, or choose another data folder with "
                                                    "--data-dir.",
                                                    data_.string()));
    }
    lock_ = opened;
}

// A log beside the file means that the last run ended without closing it: then all of it is checked, however large.
std::unique_ptr<Database> StoreOpening::checked() {
    const bool left_open = size_of(file_.string() + "-wal") > 0;
    if (const int made = ::open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); made >= 0) ::close(made);
    auto database = std::make_unique<Database>(file_, Database::Access::Write, disk_);
    const bool empty = schema_of(*database) == 0;
    if (empty && generations_.any()) database->damaged("it is empty, and there are copies of it");
    // A page that is cut short may still read as whole: an empty table's page says nothing at its end.
    if (!empty && !left_open && size_of(file_) % static_cast<std::uint64_t>(database->number("PRAGMA page_size")) != 0)
        database->damaged("its last page is cut short");
    if (!empty && (left_open || size_of(file_) <= soon_checked)) check_pages(*database);
    if (!empty && schema_of(*database) < newest_schema()) {
        Backup before{*database, generations_};
        while (before.step(1000)) {
        }
    }
    migrate(*database);
    check_tables(*database);
    database->run("PRAGMA wal_checkpoint(TRUNCATE)");  // what a failed flush may have left in the log is written anew
    return database;
}

// ---- a damaged file

fs::path StoreOpening::set_aside() const {
    const auto now = std::chrono::system_clock::now();
    const std::string name = fmt::format("{}.damaged-{:%Y-%m-%dT%H-%M-%S}Z", file_.string(),
                                         fmt::gmtime(std::chrono::system_clock::to_time_t(now)));
    fs::path aside = name;
    std::error_code trouble;
    for (int more = 2; fs::exists(aside, trouble); ++more) aside = fmt::format("{}-{}", name, more);
    move_if_there(file_, aside);
    move_if_there(file_.string() + "-wal", aside.string() + "-wal");
    move_if_there(file_.string() + "-shm", aside.string() + "-shm");
    flush_folder(data_);
    return aside;
}

void StoreOpening::restore(const std::string& why) {
    aside_ = set_aside();
    const auto generation = generations_.bring_back();
    const std::string now = generation
                                ? fmt::format("The copy {} is in its place.", generations_.file(*generation).string())
                                : "There is no good copy of it: a new one begins.";
    sentences_.push_back(fmt::format("{} It lies in {} now. {}", why, aside_.string(), now));
}

// What can still be read of it, digest for digest, and is longer than what came back.
void StoreOpening::read_from(const fs::path& aside, const Database& into) {
    std::unique_ptr<Database> damaged;
    try {
        damaged = std::make_unique<Database>(aside, Database::Access::Read, disk_);
    } catch (const StoreTrouble&) {
        return;
    }
    std::size_t rescued = 0;
    for (const SittingLine& line : readable_sittings(*damaged)) rescued += rescue(*damaged, line.name, into);
    take_purse(*damaged, into);
    if (rescued > 0)
        sentences_.push_back(fmt::format("{} newer sitting{} could be read from the damaged store and {} kept again.",
                                         rescued, rescued == 1 ? "" : "s", rescued == 1 ? "is" : "are"));
}

}  // namespace boxcars::session
