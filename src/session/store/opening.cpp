#include "session/store/opening.h"

#include "session/files.h"
#include "session/store/copy.h"
#include "session/store/schema.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <system_error>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;
using Cause = StoreTrouble::Cause;

void move_if_there(const fs::path& from, const fs::path& to) {
    std::error_code trouble;
    if (fs::exists(from, trouble)) fs::rename(from, to, trouble);
    if (trouble)
        throw StoreTrouble(Cause::ReadOnly,
                           fmt::format("The damaged store {} cannot be laid aside: {}. Move it away, or "
                                       "choose another data folder with --data-dir.",
                                       from.string(), trouble.message()));
}

// Renames a damaged file and its log, and returns the new name. Throws StoreTrouble.
fs::path lay_aside(const fs::path& file) {
    const auto now = std::chrono::system_clock::now();
    const std::string name = fmt::format("{}.damaged-{:%Y-%m-%dT%H-%M-%S}Z", file.string(),
                                         fmt::gmtime(std::chrono::system_clock::to_time_t(now)));
    fs::path aside = name;
    for (int more = 2; is_there(aside); ++more) aside = fmt::format("{}-{}", name, more);
    for (const char* part : {"", "-wal", "-shm"}) move_if_there(file.string() + part, aside.string() + part);
    flush_folder(file.parent_path());
    return aside;
}

void make_own(const fs::path& file) {
    const SystemFiles system;
    if (const int made = system.open(file, Opening::Append); made >= 0) system.close(made);
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

}  // namespace

fs::path store_file(const fs::path& data) { return data / "boxcars.db"; }

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

std::unique_ptr<Database> StoreOpening::open() {
    make_place();
    get_folder();
    try {
        return checked();
    } catch (const StoreTrouble& trouble) {
        if (trouble.cause() != Cause::Damaged) throw;
        restore(trouble.what());
        return checked();
    }
}

// Makes the data folder if it is missing. Only its owner may use a new one.
void StoreOpening::make_place() const {
    std::error_code trouble;
    const bool there = fs::is_directory(data_, trouble);
    try {
        make_folder(data_);
    } catch (const Error& error) {
        throw StoreTrouble(Cause::ReadOnly, error.what());
    }
    if (!there) fs::permissions(data_, fs::perms::owner_all, trouble);
}

void StoreOpening::get_folder() {
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
std::unique_ptr<Database> StoreOpening::checked() const {
    const bool left_open = size_of(file_.string() + "-wal") > 0;
    make_own(file_);
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

// Puts the copy in the place of a damaged file. A process that ends before the copy is whole leaves an empty file,
// which the next one restores.
void StoreOpening::restore(const std::string& why) {
    std::string words = why;
    if (!has_nothing(file_)) words += fmt::format(" It lies in {} now.", lay_aside(file_).string());
    if (const auto last = bring_back(file_)) {
        sentences_.push_back(
            fmt::format("{} Its copy is in its place: what was played after {} is missing.", words, date_text(*last)));
        return;
    }
    if (is_there(copy_of(file_))) lay_aside(copy_of(file_));
    sentences_.push_back(words + " There is no good copy of it: a new one begins.");
}

}  // namespace boxcars::session
