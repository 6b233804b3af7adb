// Reads a sitting from the store: whole, or as a line of a list. Checks limits and numbers; a wrong one throws
// StoreTrouble (Damaged) with the sitting and the entry. Its replay shows whether they are what was played.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

#include <string_view>

namespace boxcars::session {

// ---- the columns of a sitting's row, for reading and writing

std::string_view word_of(Place place);

constexpr std::size_t longest_name = 200;
constexpr std::int64_t signed_bits(std::uint64_t bits) { return static_cast<std::int64_t>(bits); }
constexpr std::uint64_t bits_of(std::int64_t number) { return static_cast<std::uint64_t>(number); }

// Throws StoreTrouble (Damaged) naming the sitting, the entry (0: its head) and what is wrong.
[[noreturn]] void wrong(const Database& database, const std::string& name, std::int64_t entry, std::string_view what);

// ---- sittings

struct Signature {
    std::string initials{};
    Milliseconds made = 0;
};

struct StoredSitting {
    SittingBegan began{};                 // its head also has all entries, and the hash of the last
    std::optional<Milliseconds> ended{};  // empty: it is open
    std::vector<Milliseconds> made{};     // when each entry was made
    std::optional<Signature> sign{};
};
std::vector<Record> records_of(const StoredSitting& sitting);

// None: there is no such sitting. `source` in the recording is "sitting NAME".
std::optional<StoredSitting> read_sitting(const Database& database, const std::string& name);

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
