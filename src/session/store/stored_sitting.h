// A sitting as the store holds it, read back: whole and checked, or as a line of a list. Every digest and limit is
// checked and nothing else believed: a wrong one is StoreTrouble (Damaged) whose sentence names the sitting and the
// entry.
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
    SittingBegan began{};  // its head holds the entries too
    SittingTail tail{};
    std::vector<Milliseconds> made{};  // a time for each entry
    std::optional<Signature> sign{};

    void settle_head();  // its head says of dice, practice and hash what the tail says
};
std::vector<Record> records_of(const StoredSitting& sitting);

// Nothing: there is none of that name. `source` in the recording is "sitting NAME".
std::optional<StoredSitting> read_sitting(const Database& database, const std::string& name);
// Of a damaged store: the entries up to the first that cannot be read or has another digest. Nothing: there are none.
std::optional<StoredSitting> readable_sitting(const Database& damaged, std::int64_t id);

struct SittingLine {  // of a list; from the sitting's row alone
    std::string name{}, game{};
    Milliseconds began = 0;
    std::int64_t entries = 0;
    bool practice = false, open = false;
    std::string players{};
    bool given_dice = false;  // they came from a list: how that goes on is not known
    bool imported = false;
    std::string night{};  // the date of which it is a stop; empty: of none
};
// Newest first. `only_open`: those that can go on.
std::vector<SittingLine> list_sittings(const Database& database, bool only_open, std::size_t most);
// `which`: the SQL behind FROM; to be bound, and then read with lines_of().
Statement sitting_lines(const Database& database, std::string_view which);
std::vector<SittingLine> lines_of(Statement& rows);

}  // namespace boxcars::session
