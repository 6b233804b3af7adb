// The three copies of the store beside it, `boxcars.db.1` (the newest) to `.3`: made while nobody waits, brought back
// when the store is damaged. Decides where they lie, when one is due and which is good; the store decides when to ask.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

#include <optional>

struct sqlite3_backup;

namespace boxcars::session {

class Generations {
 public:
    static constexpr int count = 3;
    static constexpr Milliseconds a_day = 24 * 60 * 60 * 1000;

    explicit Generations(std::filesystem::path store) : store_(std::move(store)) {}
    std::filesystem::path file(int generation) const;  // from 1
    std::filesystem::path unfinished() const;          // of the one being made

    bool any() const;                  // is there one, good or not
    bool due(Milliseconds now) const;  // the newest is a day old, or there is none
    void rotate() const;               // the unfinished one is whole: it is the newest now. Throws StoreTrouble
    // Copies the newest good one to where the store lies, which must be free. None: there is none.
    std::optional<int> bring_back() const;

 private:
    std::filesystem::path store_;
};

// A copy in the making, some pages at a time; what is written to the store meanwhile is in it.
class Backup {
 public:
    Backup(const Database& from, Generations to);
    ~Backup();
    Backup(const Backup&) = delete;
    Backup& operator=(const Backup&) = delete;
    bool step(int pages);  // false: it is done, and kept as the newest generation

 private:
    const Database& from_;
    Generations generations_;
    std::optional<Database> copy_;
    sqlite3_backup* backup_ = nullptr;
};

// Pages, trees and tables are sound. Reads the whole file. Throws StoreTrouble (Damaged).
void check_pages(const Database& database);

}  // namespace boxcars::session
