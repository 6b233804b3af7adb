// The copies of the store beside it, `boxcars.db.1` (the newest) to `.3`: one is made when a sitting ends and when the
// store is closed, takes the newest one's place, and once a day moves the older ones on. Decides where they lie, when
// one is due, which is good and which one goes: never one with a sitting, or more of a sitting, than every other has.
#pragma once
#include "session/store/stored_sitting.h"

#include <optional>
#include <set>

struct sqlite3_backup;

namespace boxcars::session {

class Generations {
 public:
    static constexpr int count = 3;
    static constexpr Milliseconds a_day = 24 * 60 * 60 * 1000;

    explicit Generations(std::filesystem::path store) : store_(std::move(store)) {}
    std::filesystem::path file(int generation) const;  // from 1
    std::filesystem::path unfinished() const;          // of the one being made

    bool any() const;  // is there one, good or not
    // The newest is so old, or there is none.
    bool due(Milliseconds now, Milliseconds age = a_day) const { return older(1, now - age); }
    // The unfinished one is whole: it is the newest now. `deleted`: sittings that need not be kept. Throws
    // StoreTrouble.
    void rotate(const std::set<std::string>& deleted = {}) const;
    // Copies the newest good one into that file. None: there is none.
    std::optional<int> bring_back(const std::filesystem::path& to) const;
    std::optional<StoredSitting> sitting(const std::string& name) const;  // of the newest that has all of it

 private:
    static constexpr int most = 9;  // where each of them has something of its own

    bool older(int generation, Milliseconds moment) const;  // or there is none
    int place_to_free(const std::set<std::string>& deleted) const;

    std::filesystem::path store_;
};

// A copy in the making, some pages at a time; what is written to the store meanwhile is in it.
class Backup {
 public:
    Backup(const Database& from, Generations to);
    ~Backup();
    Backup(const Backup&) = delete;
    Backup& operator=(const Backup&) = delete;
    // False: it is done, and kept as the newest generation. `deleted`: see Generations::rotate().
    bool step(int pages, const std::set<std::string>& deleted = {});

 private:
    const Database& from_;
    Generations generations_;
    std::optional<Database> copy_;
    sqlite3_backup* backup_ = nullptr;
};

// A file up to this size is checked whole at every start, and so is its copy.
constexpr std::uintmax_t soon_checked = 8 << 20;  // bytes

std::uintmax_t size_of(const std::filesystem::path& file);  // 0: there is none
// Pages, trees and tables are sound. Reads the whole file. Throws StoreTrouble (Damaged).
void check_pages(const Database& database);

}  // namespace boxcars::session
