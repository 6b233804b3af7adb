// What is handed to the store, as plain values: dice are sealed, a sitting begins, an entry is made, a sitting ends. In
// this order they are all that the store has to know; handing one over twice does no harm.
#pragma once
#include "rules/money.h"
#include "session/hands.h"
#include "session/recording.h"

#include <variant>

namespace boxcars::session {

using Milliseconds = std::int64_t;  // since 1970, UTC
Milliseconds now_ms();

enum class Place { Window, Text, Headless };  // where a sitting is played

struct SittingBegan {
    std::string name{};  // unlike any other: see sitting_name()
    Milliseconds began = 0;
    Place place = Place::Window;
    Recording head{};       // its sheet, seed and players; with the hash before the first entry, and no entries
    bool imported = false;  // it was played elsewhere and brought here as a file: it counts in no statistics
    Cents brought = 0;      // of the purse; 0: it has a bankroll of its own
};

struct EntryMade {
    std::string sitting{};    // its name
    std::int64_t number = 1;  // of the sitting, from 1 without a gap
    RecordedEntry entry{};
    Milliseconds made = 0;
    bool given_dice = false, practice = false;  // of the sitting, with this entry
};

struct SittingEnded {
    std::string sitting{};
    Milliseconds ended = 0;
};

struct DiceSealed {  // before any sitting is played with them, and before anybody is asked for words
    SealedDice dice{};
};

struct HandsMade {  // what the entries `from` to `to` settled, in one commit with them, or after them
    std::string sitting{};
    std::int64_t from = 1, to = 0;
    Hands hands{};
    std::optional<rules::Money> money{};  // what the person has there now: see session/purse.h
};

struct SittingSigned {  // its scores, by the player; see is_initials()
    std::string sitting{}, initials{};
    Milliseconds made = 0;
};

struct JudgedUnder {  // a sheet: the person's decisions, judged by its exact solution
    std::string sheet{};
    std::int64_t decisions = 0;
    std::optional<std::int64_t> best{};  // none: the sheet takes too long to solve
    double given_away = 0;               // in all, in the unit of the game's accuracy
};

struct SittingJudged {  // as far as its first `entries` go
    std::string sitting{};
    std::int64_t entries = 0;
    std::int64_t patience = 0;  // positions of a sheet that were too many to solve; more may be solved another time
    std::vector<JudgedUnder> sheets{};
};

struct SittingDeleted {
    std::string sitting{};
};

struct LoanTaken {            // into the purse
    std::int64_t number = 1;  // the first, the second ...
    Milliseconds taken = 0;
    Cents amount = 0;
    bool operator==(const LoanTaken&) const = default;
};

using Record = std::variant<SittingBegan, EntryMade, SittingEnded, HandsMade, SittingSigned, SittingJudged,
                            SittingDeleted, DiceSealed, LoanTaken>;
// Its name; of sealed dice their seal, of a loan a word that is no sitting's name.
const std::string& sitting_of(const Record& record);

constexpr std::string_view unsigned_initials = "---";
bool is_initials(std::string_view text);  // three letters, A to Z; or three hyphens: nobody signed

std::string date_text(Milliseconds when);  // UTC: "2026-11-22T05:04:03Z"

// When it began (UTC), its game and its seed (where that is sealed: the seal's first digits), so that the newest is the
// last one in the alphabet.
std::string sitting_name(const Recording& head, Milliseconds began);

}  // namespace boxcars::session
