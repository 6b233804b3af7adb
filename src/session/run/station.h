// A station of a Long Run: an invitation with the purse and the keepsakes in force, ready to be played; the exact
// chance of its goal by best play; and its ledger, what each decision gave away and what the dice did.
#pragma once
#include "session/recording.h"
#include "session/run/tables.h"
#include "session/sealed_dice.h"
#include "session/stop.h"
#include "session/table_change.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace boxcars::session {

using HeldKeepsakes = std::vector<const Keepsake*>;

// How far the goal is, drawn for each invitation on a board: nearer with a lower reward of money, or further with a
// higher one.
enum class Distance : std::int8_t { Near = -1, Usual, Far };

struct Offer {  // an invitation as it stands on a board
    const Invitation* invitation = nullptr;
    Distance distance = Distance::Usual;
    const Passenger* passenger = nullptr;  // mostly nobody
    auto operator<=>(const Offer&) const = default;
};

struct Station {
    const Invitation* invitation = nullptr;
    const Passenger* passenger = nullptr;
    std::vector<std::string> knobs{};  // what differs from the default sheet: "crapless=on"
    RuleValues rules{};                // the whole sheet, with the purse
    Players players{};
    StopLength length{};
    odds::GoalTerms goal{};
    std::uint64_t seed = 0;  // of its dice
    int first = 0;           // the seat that begins, drawn by the seed
    Cents purse = 0;         // brought to the table, in whole dollars, at most most_brought
    bool keepsake = false;   // the goal brings a keepsake
    Cents money = 0;         // what the goal brings; 0: a keepsake or a heart
    bool for_purse = false;  // the purse is played with, and changes with the table's money
};

// One step of a played station. Before and after: the chance of the goal by best play.
struct RunMoment {
    std::int64_t entry = 0;  // from 1 in the sitting
    bool decided = false;    // by the player; false: by the dice or by another player
    double before = 0, after = 0;
    std::string text{};  // the decision: "bet $25 on pass", "hold"
    std::string best{};  // the best decision, if another would have been better
    double given_away() const { return decided && before > after ? before - after : 0; }
};

struct StationLedger {
    double chance = 0;  // at the start, by best play
    std::vector<RunMoment> moments{};

    double played() const;      // the factor that the decisions left of the chance: 0 to 1
    double luck() const;        // the factor of the dice; chance x played x luck is 1 if reached, otherwise 0
    double given_away() const;  // the sum over all decisions
    std::vector<const RunMoment*> dearest(std::size_t most) const;  // decisions that gave 0.05 points away or more
};

struct StationDare {  // a decision that is allowed, and worse
    std::string text{};
    double chance = 0;  // after it
};

struct StationAdvice {
    double chance = 0;   // of the goal by best play from here
    std::string best{};  // what to do now: "bet $25 on pass", "hold", "throw"; empty: another player decides
    // What somebody at the table tempts with, about once in six decisions. It depends on the sitting so far alone.
    std::optional<StationDare> dare{};
};

enum class PlayBy : std::uint8_t { Best, Random };  // how the player decides

struct StationOutcome {
    bool reached = false;
    std::int64_t brought = 0;  // in the game's own amounts
    bool operator==(const StationOutcome&) const = default;
};

class StationOdds {
 public:
    virtual ~StationOdds() = default;
    virtual double chance() const = 0;
    // Both throw Error if the recording differs from its replay.
    virtual StationLedger ledger(const Recording& recording) const = 0;
    virtual StationAdvice advice(const Recording& recording) const = 0;

    struct StationPlay {
        StationOutcome outcome;
        Recording recording;
    };
    // Plays the station with the dice of that seed. requires: these are the odds of that station, or of one with other
    // dice where the same seat begins
    virtual StationPlay play(const Station& station, std::uint64_t seed, PlayBy by) const = 0;
    // The same by best play without recordings, once for each seed from `first` on; station.first begins each.
    virtual std::vector<StationOutcome> outcomes(const Station& station, std::uint64_t first, int plays) const = 0;
};

struct MilestoneTable;

// What a game contributes to runs, made from its rules and its solver by station_table.h.
struct RunTable {
    // Throws Error if the invitation's row is wrong.
    Station (*station)(const Offer&, const RunTicket&, const HeldKeepsakes&, Cents purse, std::uint64_t seed) = nullptr;
    // Empty if it was told to stop.
    std::shared_ptr<const StationOdds> (*solve)(const Station&, const std::stop_token&) = nullptr;
    const MilestoneTable& (*milestones)() = nullptr;  // nullptr: it has none
    // How the station ends if the player decides at random. Solves nothing.
    StationOutcome (*at_random)(const Station&) = nullptr;
};

// What the game with these rules contributes; each game in runs has its own, in a file of this folder.
template <class Rules>
const RunTable& station_table();

// The station as far as it does not depend on the game: goal, limits, players and reward.
Station planned_station(const Offer&, const RunTicket&, const HeldKeepsakes&, Cents purse);

// Stakes at tables for money are whole units: the largest handy amount that is at most a fortieth of the purse.
Cents unit_of(Cents purse);

// Different for stations with different odds or dice.
std::string station_key(const Station&);

std::string twist_words(const Station&);      // "Odds 5x. Old Tom sits along: the field pays 6 on 2"
std::string goal_words(const Station&);       // "Turn $420 into $700"
std::string limits_words(const Station&);     // "within 40 throws, $5 to $100 a bet"
std::string brings_words(const Station&);     // "$250", "a keepsake, one of three"
std::string best_play_words(const Station&);  // which play the chance is of: "best play of line and odds"

}  // namespace boxcars::session
