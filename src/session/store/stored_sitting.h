// Reads a sitting from the store: whole and checked, or as a line of a list. Checks every digest and limit; a wrong one
// throws StoreTrouble (Damaged) with the sitting and the entry.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"
#include "session/store/sitting_columns.h"

namespace boxcars::session {

struct Signature {
    std::string initials{};
    Milliseconds made = 0;
};

struct StoredSitting {
    SittingBegan began{};  // its head also has all entries
    SittingTail tail{};
    std::vector<Milliseconds> made{};  // the time of each entry
    std::optional<Signature> sign{};

    void settle_head();  // copies dice, practice and hash from the tail
};
std::vector<Record> records_of(const StoredSitting& sitting);

// None: there is no such sitting. `source` in the recording is "sitting NAME".
std::optional<StoredSitting> read_sitting(const Database& database, const std::string& name);
// From a damaged store: the entries before the first that is unreadable or wrong. Empty if all its entries are lost.
std::optional<StoredSitting> readable_sitting(const Database& damaged, std::int64_t id);

struct SittingLine {  // a sitting in a list; read from its row alone
    std::string name{}, game{};
    Milliseconds began = 0;
    std::int64_t entries = 0;
    bool practice = false, open = false;
    std::string players{};
    bool given_dice = false;  // from a list, so it cannot be continued
    bool imported = false;
    std::string run{};        // the run's name if it is a station
    int station = 0;          // its number in the run, from 1
    Milliseconds played = 0;  // if it is open: when its last entry was made
};
std::string stop_mark(const SittingLine& line);  // "station 3 of a Long Run"; empty: it is none
// Newest first. `only_open`: only those that can be continued, the one played last first.
std::vector<SittingLine> list_sittings(const Database& database, bool only_open, std::size_t most);
// Selects rows of sittings. `which`: the SQL after FROM sitting. Bind its values, then read the rows with lines_of().
Statement sitting_lines(const Database& database, std::string_view which);
std::vector<SittingLine> lines_of(Statement& rows);

}  // namespace boxcars::session
