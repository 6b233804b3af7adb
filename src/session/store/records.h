// The records that the store takes, as plain values: dice are sealed, a sitting begins, an entry is made, a sitting
// ends, and so on. Handing one over twice does no harm. Also a whole sitting as the store has it. Reading checks limits
// and numbers; its replay shows whether they are what was played.
#pragma once
#include "session/hands.h"
#include "session/store/database.h"

namespace boxcars::session {

using Milliseconds = std::int64_t;  // since 1970, UTC
Milliseconds now_ms();

enum class Place { Window, Text, Headless };  // where a sitting is played

struct SittingBegan {
    std::string name{};  // unique, see sitting_name()
    Milliseconds began = 0;
    Place place = Place::Window;
    Recording head{};       // sheet, seed, players and first hash; no entries
    bool imported = false;  // from a file, so it is not in statistics
};

struct EntryMade {
    std::string sitting{};    // the sitting's name
    std::int64_t number = 1;  // the entry's number in the sitting, from 1 without gaps
    RecordedEntry entry{};
    Milliseconds made = 0;
    bool given_dice = false, practice = false;  // whether the sitting has had any so far
};

struct SittingEnded {
    std::string sitting{};
    Milliseconds ended = 0;
};

struct HandsMade {  // what the entries `from` to `to` settled
    std::string sitting{};
    std::int64_t from = 1, to = 0;
    Hands hands{};
};

struct SittingSigned {  // initials that the player entered: three letters A to Z, or unsigned_initials
    std::string sitting{}, initials{};
    Milliseconds made = 0;
};

struct JudgedUnder {  // the person's judged decisions under one sheet
    std::string sheet{};
    std::int64_t decisions = 0;
    std::optional<std::int64_t> best{};  // empty: the sheet takes too long to solve
    double given_away = 0;               // the sum, in the unit of the game's accuracy
};

struct SittingJudged {  // the judged decisions of a sitting's first `entries` entries
    std::string sitting{};
    std::int64_t entries = 0, patience = 0;  // patience: sheets with more positions were not solved
    std::vector<JudgedUnder> sheets{};
};

struct SittingDeleted {
    std::string sitting{};
};

struct RunRow {            // a run of eight stations, see session/stop.h
    std::string name{};    // "local-2026-11-23"
    std::string ticket{};  // up to 200 bytes
    std::uint64_t seed = 0;
    std::string day{};  // up to 200 bytes
    Milliseconds began = 0;
    std::string choices{};  // choices so far; only appended to
    bool operator==(const RunRow&) const = default;
};

// SealedDice: written before a sitting uses them or words are asked for. RunRow: a run that began or has more choices.
using Record = std::variant<SittingBegan, EntryMade, SittingEnded, HandsMade, SittingSigned, SittingJudged,
                            SittingDeleted, SealedDice, RunRow>;
// The name of the record's sitting; for sealed dice their seal, for a run its name.
const std::string& sitting_of(const Record& record);

constexpr std::string_view unsigned_initials = "---";

std::string date_text(Milliseconds when);  // UTC: "2026-11-22T05:04:03Z"

// A new sitting's name, sorted by time: its beginning (UTC), game, and seed, digits of its seal, or run and station.
std::string sitting_name(const Recording& head, Milliseconds began);

// Writes a record as rows, inside a transaction. Skips one whose row exists, so that a commit with an unknown result
// can be repeated; throws StoreTrouble (Damaged) if the row differs. Hands are also added to the sums of their sitting
// and of all hands that count; these rows and sums can be made from the entries again.
void write_record(const Database& database, const Record& record);

std::string_view word_of(Place place);

constexpr std::size_t longest_name = 200;
constexpr std::uint64_t bits_of(std::int64_t number) { return static_cast<std::uint64_t>(number); }

// Throws StoreTrouble (Damaged) naming the sitting, the entry (0: its head) and what is wrong.
[[noreturn]] void wrong(const Database& database, const std::string& name, std::int64_t entry, std::string_view what);

struct StoredSitting {
    SittingBegan began{};                 // its head also has all entries, and the hash of the last
    std::optional<Milliseconds> ended{};  // empty: it is open
    std::vector<Milliseconds> made{};     // when each entry was made
    std::optional<SittingSigned> sign{};
};
std::vector<Record> records_of(const StoredSitting& sitting);

// None: no such sitting. Its recording's `source` is "sitting NAME". Throws StoreTrouble (Damaged) with the entry.
std::optional<StoredSitting> read_sitting(const Database& database, const std::string& name);

}  // namespace boxcars::session
