// The copies of the store beside it, `boxcars.db.1` (the newest) to `.3`. One is made when a sitting ends and when the
// store is closed. It replaces the newest copy; once a day the older ones move on. A copy that alone has a sitting, or
// has the most entries of one, is never removed.
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
    std::filesystem::path file(int generation) const;                               // from 1
    std::filesystem::path unfinished() const { return store_.string() + ".part"; }  // path of the copy being made

    bool any() const;  // whether there is a copy, even damaged
    // Whether the newest copy is at least that old, or missing.
    bool due(Milliseconds age = a_day) const { return older(1, age); }
    // Makes the copy at unfinished() the newest one; it must be complete. `deleted`: sittings that need not be kept.
    // Throws StoreTrouble.
    void rotate(const std::set<std::string>& deleted = {}) const;
    // Copies the newest good copy into that file and returns its number. Empty if there is none.
    std::optional<int> bring_back(const std::filesystem::path& to) const;
    std::vector<RunRow> runs() const;                                     // the runs in all copies
    std::optional<StoredSitting> sitting(const std::string& name) const;  // from the newest copy that has it undamaged

 private:
    // More than `count` copies are kept only if each has entries that no other copy has.
    static constexpr int most = 9;

    bool older(int generation, Milliseconds age) const;  // true as well if it is missing
    int place_to_free(const std::set<std::string>& deleted) const;

    std::filesystem::path store_;
};

// A copy being made, some pages at a time. It includes what is written to the store meanwhile.
class Backup {
 public:
    Backup(const Database& from, Generations to);
    ~Backup();
    Backup(const Backup&) = delete;
    Backup& operator=(const Backup&) = delete;
    // Copies some pages. False: the copy is complete and is the newest now. `deleted`: see Generations::rotate().
    bool step(int pages, const std::set<std::string>& deleted = {});

 private:
    const Database& from_;
    Generations generations_;
    std::optional<Database> copy_;
    sqlite3_backup* backup_ = nullptr;
};

// A store up to this size is checked completely at every start, and a copy up to this size when it is made.
constexpr std::uintmax_t soon_checked = 8 << 20;  // bytes

std::uintmax_t size_of(const std::filesystem::path& file);  // 0 if missing
// Checks pages, trees and tables by reading the whole file. Throws StoreTrouble (Damaged).
void check_pages(const Database& database);

}  // namespace boxcars::session
