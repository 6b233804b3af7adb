// A station of a Long Run: an invitation combined with the purse and the keepsakes held, ready to be played. Also the
// exact chance of its goal with best play, and its ledger: what each decision gave away and what the dice changed.
#pragma once
#include "session/recording.h"
#include "session/run/tables.h"
#include "session/sealed_dice.h"
#include "session/stop.h"
#include "session/table_change.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace boxcars::session {

using HeldKeepsakes = std::vector<const Keepsake*>;

// How far the goal is, drawn for each invitation on a board: a nearer goal brings less money, a farther one more.
enum class Distance : std::int8_t { Near = -1, Usual, Far };

struct Offer {  // an invitation as drawn for a board
    const Invitation* invitation = nullptr;
    Distance distance = Distance::Usual;
    const Passenger* passenger = nullptr;  // nullptr for most invitations
};

struct Station {
    const Invitation* invitation = nullptr;
    const Passenger* passenger = nullptr;
    std::vector<std::string> knobs{};  // knobs that differ from the default sheet: "crapless=on"
    RuleValues rules{};                // the whole sheet, with the purse as balance
    Players players{};
    StopLength length{};
    rules::GoalTerms goal{};
    std::uint64_t seed = 0;  // seed of the station's dice
    int first = 0;           // the seat that begins, drawn by the seed
    Cents purse = 0;         // money brought, in whole dollars, up to most_brought
    bool keepsake = false;   // reaching the goal brings a keepsake
    Cents money = 0;         // money for reaching the goal; 0: another reward
    bool for_purse = false;  // the table's result changes the purse
};

// One step of a played station. `before` and `after` are the chances of the goal with best play.
struct RunMoment {
    std::int64_t entry = 0;  // number of the entry in the sitting
    bool decided = false;    // the player's decision; false: dice or another player
    double before = 0, after = 0;
    std::string text{};  // the decision: "bet $25 on pass", "hold"
    std::string best{};  // the best decision, if the player's was worse
    double given_away() const { return decided && before > after ? before - after : 0; }
};

struct StationLedger {
    double chance = 0;  // at the start, with best play
    std::vector<RunMoment> moments{};
    double now = 0;  // after the last entry, with best play

    double played() const;      // share of the chance that the decisions kept, 0 to 1
    double given_away() const;  // the sum over all decisions
    std::vector<const RunMoment*> dearest(std::size_t most) const;  // the costliest, of 0.05 points or more
};

struct StationAdvice {
    double chance = 0;   // chance of the goal with best play from here
    std::string best{};  // the best action: "bet $25 on pass", "hold", "throw"; empty: another player decides
};

enum class PlayBy : std::uint8_t { Best, Random };  // how the player decides

struct StationOutcome {
    bool reached = false;
    std::int64_t brought = 0;  // change in the game's own unit
    bool operator==(const StationOutcome&) const = default;
};

class StationOdds {
 public:
    virtual ~StationOdds() = default;
    virtual double chance() const = 0;
    // Both functions throw Error if the recording differs from its replay.
    virtual StationLedger ledger(const Recording& recording) const = 0;
    virtual StationAdvice advice(const Recording& recording) const = 0;

    struct StationPlay {
        StationOutcome outcome;
        Recording recording;
    };
    // Plays the station with the dice of `seed`. requires: these are the station's odds, or those of a station that
    // differs only in its dice and has the same first seat
    virtual StationPlay play(const Station& station, std::uint64_t seed, PlayBy by) const = 0;
    // Outcomes of best play without recordings, for `plays` seeds counted up from `first`; station.first begins each.
    virtual std::vector<StationOutcome> outcomes(const Station& station, std::uint64_t first, int plays) const = 0;
};

// What a game provides for runs; station_table.h makes it from the game's rules and solver.
struct RunTable {
    RunRows rows{};
    // Throws Error if the invitation's row is wrong.
    Station (*station)(const Offer&, const RunTicket&, const HeldKeepsakes&, Cents purse, std::uint64_t seed) = nullptr;
    // Returns nullptr if it was stopped.
    std::shared_ptr<const StationOdds> (*solve)(const Station&, const std::stop_token&) = nullptr;
    // The outcome if the player decides at random; needs no solver.
    StationOutcome (*at_random)(const Station&) = nullptr;
};

// The parts of a station that do not depend on the game: goal, limits, players and reward.
Station planned_station(const Offer&, const RunTicket&, const HeldKeepsakes&, Cents purse);

// The unit of stakes at tables for money: the largest round amount that is at most a fortieth of the purse.
Cents unit_of(Cents purse);

// A key made from the station's seed, invitation, knobs, target, length and highest bet.
std::string station_key(const Station&);

// Words of an invitation: its changed rules, its goal, its limits and its reward.
std::string twist_words(const Station&);   // "Odds 5x. Guest rule of Old Tom: the field pays 6 to 1 on 2"
std::string goal_words(const Station&);    // "Turn $420 into $700"
std::string limits_words(const Station&);  // "within 40 throws, $5 to $100 a bet"
std::string brings_words(const Station&);  // "$250", "a keepsake of your choice"

}  // namespace boxcars::session
