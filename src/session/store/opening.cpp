#include "session/store/opening.h"

#include "session/files.h"
#include "session/store/rescue.h"
#include "session/store/runs.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <iterator>
#include <system_error>
#include <utility>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;
using Cause = StoreTrouble::Cause;
constexpr std::size_t most_healed = 100'000;  // sittings
constexpr int most_side_stores = 100;

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

// Opens a side store for writing, which updates its tables and empties its log. Throws StoreTrouble.
void make_ready(const fs::path& file) {
    const Database side{file, Database::Access::Write};
    migrate(side);
    check_pages(side);
    check_tables(side);
}

// Locks a side store that does not exist yet and returns its number. 0: there are too many.
int get_side_store(const os::LockFile& lock, const fs::path& data) {
    for (int number = 1; number <= most_side_stores; ++number) {
        if (!lock.lock_byte(number)) continue;
        if (!is_there(side_store(data, number))) return number;
        lock.unlock_byte(number);  // the file is from a process that has ended
    }
    return 0;
}

void remove_side_store(const fs::path& data, int number) {
    std::error_code ignored;
    for (const char* part : {"-wal", "-shm", ""}) fs::remove(side_store(data, number).string() + part, ignored);
    flush_folder(data);
}

// Returns how many sittings were added.
std::size_t add_side_store(const fs::path& data, int number, const Database& store,
                           std::vector<std::string>& sentences) {
    const fs::path file = side_store(data, number);
    std::string damage;
    try {
        make_ready(file);
    } catch (const StoreTrouble& trouble) {
        damage = trouble.what();
        if (trouble.cause() != Cause::Damaged) {  // the side store is kept, and a later start adds it to this one
            sentences.push_back(damage);
            return 0;
        }
    }
    const std::size_t added = add_damaged(file, store);
    if (damage.empty())
        remove_side_store(data, number);
    else
        sentences.push_back(fmt::format("{} It lies in {} now; what could be read of it is in the store.", damage,
                                        lay_aside(file).string()));
    return added;
}

fs::path mended_file(const fs::path& file) { return file.string() + ".mended"; }

void make_own(const fs::path& file) {
    const SystemFiles system;
    if (const int made = system.open(file, Opening::Append); made >= 0) system.close(made);
}

std::vector<std::string> damaged_sittings(const Database& store) {
    std::vector<std::string> names;
    for (const SittingLine& line : list_sittings(store, false, most_healed)) {
        try {
            read_sitting(store, line.name);
        } catch (const StoreTrouble& trouble) {
            if (trouble.cause() != Cause::Damaged) throw;
            names.push_back(line.name);
        }
    }
    return names;
}

}  // namespace

fs::path side_store(const fs::path& data, int number) { return data / fmt::format("boxcars.db.beside-{}", number); }

fs::path store_file(const fs::path& data) { return data / "boxcars.db"; }

bool reads_as_it_is(const fs::path& data, const std::string& disk) try {
    const fs::path file = store_file(data), log = file.string() + "-wal";
    for (int number = 1; number <= most_side_stores; ++number)
        if (is_there(side_store(data, number))) return false;
    if (is_there(mended_file(file))) return false;
    if (size_of(file) == 0) return !Generations{file}.any();
    const Database store{file, is_there(log) ? Database::Access::Read : Database::Access::Frozen, disk};
    if (schema_of(store) != newest_schema()) return false;
    check_tables(store);
    if (size_of(file) > soon_checked) return size_of(log) == 0;
    if (size_of(file) % static_cast<std::uint64_t>(store.number("PRAGMA page_size")) != 0) return false;
    check_pages(store);
    return damaged_sittings(store).empty() &&
           std::ssize(readable_runs(store)) == store.number("SELECT count(*) FROM run");
} catch (const StoreTrouble&) {
    return false;
}

StoreOpening::StoreOpening(fs::path data, std::string disk, SchemaSteps steps, OpenedTo to)
    : data_(std::move(data)),
      file_(store_file(data_)),
      disk_(std::move(disk)),
      steps_(steps),
      opened_to_(to),
      generations_(file_) {}

bool StoreOpening::get_folder() {
    const fs::path lock = data_ / "boxcars.lock";
    if (!lock_.open(lock))
        throw StoreTrouble(os::no_room(errno) ? Cause::Full : Cause::ReadOnly,
                           fmt::format("Nothing can be kept in {}: {}. Choose a data folder you may write to, with "
                                       "--data-dir.",
                                       lock.parent_path().string(), std::generic_category().message(errno)));
    return alone_ = alone_ || lock_.lock();
}

std::unique_ptr<Database> StoreOpening::open() {
    make_place();
    choose_file();
    finish_restoring();
    std::unique_ptr<Database> database;
    try {
        database = checked();
    } catch (const StoreTrouble& trouble) {
        if (trouble.cause() != Cause::Damaged) throw;
        restore(trouble.what());
        database = checked();
    }
    if (!beside()) heal(*database);
    if (!beside()) add_side_stores(*database);
    return database;
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

void StoreOpening::choose_file() {
    if (get_folder()) {
        side_ = 0;
        file_ = store_file(data_);
    } else if (!beside()) {
        if (opened_to_ != OpenedTo::Play)
            throw StoreTrouble(Cause::Busy, fmt::format("Another Boxcars has {} open.", data_.string()));
        side_ = get_side_store(lock_, data_);
        if (!beside())
            throw StoreTrouble(Cause::Busy, fmt::format("Too many other Boxcars keep their sittings in {}, so this one "
                                                        "only reads them. Close them, or choose another data folder "
                                                        "with --data-dir.",
                                                        data_.string()));
        file_ = side_store(data_, side_);
        sentences_.push_back(
            fmt::format("Another Boxcars has {} open. Sittings that are played here are kept in {} and "
                        "are added to the others when a Boxcars next has the folder to itself.",
                        data_.string(), file_.filename().string()));
    }
    generations_ = Generations{file_};
}

void StoreOpening::add_side_stores(const Database& store) {
    std::size_t sittings = 0;
    std::vector<std::string> sentences;
    for (int number = 1; number <= most_side_stores; ++number) {
        if (!is_there(side_store(data_, number)) || !lock_.lock_byte(number)) continue;
        sittings += add_side_store(data_, number, store, sentences);
        lock_.unlock_byte(number);
    }
    if (sittings > 0)
        sentences.push_back(fmt::format("{} sitting{} played while another Boxcars was open {} in the store now.",
                                        sittings, sittings == 1 ? "" : "s", sittings == 1 ? "is" : "are"));
    std::ranges::move(sentences, std::back_inserter(sentences_));
}

void StoreOpening::remove_side() {
    remove_side_store(data_, side_);
    lock_.unlock_byte(std::exchange(side_, 0));
}

// A log beside the file means that the last process did not close the store: the whole file is then checked.
std::unique_ptr<Database> StoreOpening::checked() {
    const bool left_open = size_of(file_.string() + "-wal") > 0;
    make_own(file_);
    auto database = std::make_unique<Database>(file_, Database::Access::Write, disk_);
    const int version = schema_of(*database, steps_);
    const bool empty = version == 0;
    if (empty && generations_.any()) database->damaged("it is empty, and there are copies of it");
    // A page that is cut short may still read correctly, since the end of an empty page is unused.
    if (!empty && !left_open && size_of(file_) % static_cast<std::uint64_t>(database->number("PRAGMA page_size")) != 0)
        database->damaged("its last page is cut short");
    if (!empty && (left_open || size_of(file_) <= soon_checked)) check_pages(*database);
    if (!empty && version < newest_schema(steps_)) {
        Backup before{*database, generations_};
        while (before.step(1000)) {
        }
    }
    migrate(*database, steps_);
    check_tables(*database, steps_);
    database->run("PRAGMA wal_checkpoint(TRUNCATE)");  // writes again what a failed flush left in the log
    return database;
}

// ---- a damaged file

// Makes a file from the newest good copy and what can still be read of the file and of newer damaged copies. When
// the new file is complete, it replaces the damaged one.
void StoreOpening::restore(const std::string& why) {
    const auto generation = generations_.bring_back(mended_file(file_));
    make_own(mended_file(file_));
    std::size_t rescued = 0;
    {
        const Database store{mended_file(file_), Database::Access::Write, disk_};
        migrate(store, steps_);
        rescued += add_damaged(file_, store);
        for (int newer = 1; generation && newer < *generation; ++newer)
            rescued += add_damaged(generations_.file(newer), store);
    }
    const fs::path aside = lay_aside(file_);
    finish_restoring();
    const std::string now = generation
                                ? fmt::format("The copy {} is in its place.", generations_.file(*generation).string())
                                : "There is no good copy of it: a new one begins.";
    sentences_.push_back(fmt::format("{} It lies in {} now. {}", why, aside.string(), now));
    if (rescued > 0)
        sentences_.push_back(fmt::format("{} newer sitting{} could be read from the damaged store and {} kept again.",
                                         rescued, rescued == 1 ? "" : "s", rescued == 1 ? "is" : "are"));
}

// Renames the mended file to the store's name, also one from an earlier process. Removes it if there is a store.
void StoreOpening::finish_restoring() const {
    if (!is_there(mended_file(file_))) return;
    std::error_code trouble;
    if (is_there(file_))
        fs::remove(mended_file(file_), trouble);
    else
        fs::rename(mended_file(file_), file_, trouble);
    if (trouble)
        throw StoreTrouble(Cause::Other, fmt::format("The restored store {} cannot be put in its place: {}. Look after "
                                                     "its folder.",
                                                     mended_file(file_).string(), trouble.message()));
    flush_folder(data_);
}

// Replaces sittings and runs with wrong digests by those of a copy.
void StoreOpening::heal(const Database& store) {
    if (size_of(file_) > soon_checked || !generations_.any()) return;
    for (const std::string& name : damaged_sittings(store)) {
        const auto copied = generations_.sitting(name);
        if (copied && add_sitting(*copied, store))
            sentences_.push_back(fmt::format("Sitting {} was damaged in the store {} and is there again from a copy.",
                                             name, file_.string()));
    }
    if (std::ssize(readable_runs(store)) == store.number("SELECT count(*) FROM run")) return;
    const std::vector<RunRow> copied = generations_.runs();
    Transaction all{store};
    add_runs(copied, store);
    all.commit();
}

}  // namespace boxcars::session
