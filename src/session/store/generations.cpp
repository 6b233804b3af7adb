#include "session/store/generations.h"

#include "session/files.h"
#include "session/store/rescue.h"
#include "session/store/runs.h"
#include "session/store/schema.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <map>
#include <utility>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

void take_away(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
}

void make_private(const fs::path& file) {
    std::error_code ignored;
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, ignored);
}

void move_over(const fs::path& from, const fs::path& to) {
    std::error_code trouble;
    fs::rename(from, to, trouble);
    if (trouble)
        throw StoreTrouble(StoreTrouble::Cause::Other,
                           fmt::format("The copy {} of the store cannot be kept: {}. Look after its folder.",
                                       to.string(), trouble.message()));
}

bool good(const fs::path& file) {
    std::error_code trouble;
    if (!fs::is_regular_file(file, trouble)) return false;
    try {
        const Database copy{file, Database::Access::Frozen};
        if (schema_of(copy) < 1) return false;
        check_pages(copy);
        return true;
    } catch (const Error&) {
        return false;
    }
}

using Holdings = std::map<std::string, std::int64_t>;  // name of a sitting -> number of its entries

// The sittings of a copy. Checks every digest of a small copy, but none of a large one or one of an earlier version.
Holdings holdings_of(const fs::path& file) try {
    Holdings all;
    std::error_code trouble;
    if (!fs::is_regular_file(file, trouble)) return all;
    const Database copy{file, Database::Access::Frozen};
    if (size_of(file) <= soon_checked && schema_of(copy) == newest_schema()) {
        each_readable(copy, [&](const StoredSitting& sitting) { all[sitting.began.name] = sitting.tail.entries; });
        return all;
    }
    Statement rows = copy.statement("SELECT name, entries FROM sitting");
    while (rows.step()) all[rows.text(0, 1000)] = rows.number(1);
    return all;
} catch (const StoreTrouble&) {
    return {};
}

// Whether this copy can be replaced: for each of its sittings, another copy has at least as many entries.
bool spare(std::size_t copy, const std::vector<Holdings>& copies, const std::set<std::string>& deleted) {
    return std::ranges::all_of(copies[copy], [&](const auto& sitting) {
        if (deleted.contains(sitting.first)) return true;
        for (std::size_t other = 0; other < copies.size(); ++other) {
            const auto there = copies[other].find(sitting.first);
            if (other != copy && there != copies[other].end() && there->second >= sitting.second) return true;
        }
        return false;
    });
}

}  // namespace

std::uintmax_t size_of(const fs::path& file) {
    std::error_code trouble;
    const std::uintmax_t size = fs::file_size(file, trouble);
    return trouble ? 0 : size;
}

void check_pages(const Database& database) {
    Statement check = database.statement("PRAGMA integrity_check(1)");
    if (!check.step()) database.damaged("its check has no answer");
    const std::string found = check.text(0, 10'000);
    if (found == "ok") return;
    constexpr std::string_view unread = "error code=";  // a page may be unreadable without being damaged
    if (const auto at = found.find(unread); at != std::string::npos)
        database.fail(std::atoi(found.c_str() + at + unread.size()), found.c_str());
    database.damaged(found);
}

fs::path Generations::file(int generation) const { return fmt::format("{}.{}", store_.string(), generation); }

bool Generations::any() const {
    for (int generation = 1; generation <= most; ++generation)
        if (is_there(file(generation))) return true;
    return false;
}

bool Generations::older(int generation, Milliseconds age) const {
    std::error_code trouble;
    const auto written = fs::last_write_time(file(generation), trouble);
    return trouble || fs::file_time_type::clock::now() - written >= std::chrono::milliseconds{age};
}

// The number of the copy to replace: 1, the newest, if it is missing, or if it is spare and copy 2 is less than a day
// old. Otherwise a missing one, then the oldest spare one, then a further one.
int Generations::place_to_free(const std::set<std::string>& deleted) const {
    std::vector<Holdings> copies{holdings_of(unfinished())};
    for (int generation = 1; generation <= most; ++generation) copies.push_back(holdings_of(file(generation)));
    const auto free = [&](int generation) { return spare(static_cast<std::size_t>(generation), copies, deleted); };
    const auto there = [&](int generation) { return size_of(file(generation)) > 0; };
    if (!there(1) || (!older(2, a_day) && free(1))) return 1;
    for (int generation = 2; generation <= count; ++generation)
        if (!there(generation)) return generation;
    for (int generation = most; generation > 1; --generation)
        if (there(generation) && free(generation)) return generation;
    for (int generation = count + 1; generation < most; ++generation)
        if (!there(generation)) return generation;
    return most;
}

void Generations::rotate(const std::set<std::string>& deleted) const {
    for (int older = place_to_free(deleted); older > 1; --older)
        if (is_there(file(older - 1))) move_over(file(older - 1), file(older));
    move_over(unfinished(), file(1));
    flush_folder(store_.parent_path());
}

std::optional<int> Generations::bring_back(const fs::path& to) const {
    for (int generation = 1; generation <= most; ++generation) {
        if (!good(file(generation))) continue;
        constexpr auto most_bytes = static_cast<std::size_t>(
            std::min<std::uint64_t>(std::uint64_t{8} << 30, std::numeric_limits<std::size_t>::max()));
        write_file(to, read_bytes(file(generation), "copy of the store", most_bytes));
        make_private(to);
        return generation;
    }
    return {};
}

std::vector<RunRow> Generations::runs() const {
    std::vector<RunRow> all;
    for (int generation = 1; generation <= most; ++generation) {
        if (size_of(file(generation)) == 0) continue;
        try {
            for (RunRow& run : readable_runs(Database{file(generation), Database::Access::Frozen}))
                all.push_back(std::move(run));
        } catch (const StoreTrouble&) {  // goes on with the next older copy
        }
    }
    return all;
}

std::optional<StoredSitting> Generations::sitting(const std::string& name) const {
    for (int generation = 1; generation <= most; ++generation) {
        if (size_of(file(generation)) == 0) continue;
        try {
            if (auto found = read_sitting(Database{file(generation), Database::Access::Frozen}, name)) return found;
        } catch (const StoreTrouble&) {  // goes on with the next older copy
        }
    }
    return {};
}

Backup::Backup(const Database& from, Generations to) : from_(from), generations_(std::move(to)) {
    take_away(generations_.unfinished());
    copy_.emplace(generations_.unfinished(), Database::Access::Copy);
    make_private(generations_.unfinished());
    backup_ = sqlite3_backup_init(copy_->handle(), "main", from_.handle(), "main");
    if (!backup_) copy_->fail(sqlite3_errcode(copy_->handle()), sqlite3_errmsg(copy_->handle()));
}

bool Backup::step(int pages, const std::set<std::string>& deleted) {
    const int answer = sqlite3_backup_step(backup_, pages);
    if (answer == SQLITE_OK || answer == SQLITE_BUSY || answer == SQLITE_LOCKED) return true;
    const int end = sqlite3_backup_finish(std::exchange(backup_, nullptr));
    if (answer != SQLITE_DONE || end != SQLITE_OK)
        copy_->fail(answer == SQLITE_DONE ? end : answer, sqlite3_errmsg(copy_->handle()));
    copy_.reset();
    if (size_of(generations_.unfinished()) <= soon_checked)
        check_pages(Database{generations_.unfinished(), Database::Access::Frozen});
    generations_.rotate(deleted);
    return false;
}

Backup::~Backup() {
    if (backup_) sqlite3_backup_finish(backup_);
    copy_.reset();
    take_away(generations_.unfinished());
}

}  // namespace boxcars::session
