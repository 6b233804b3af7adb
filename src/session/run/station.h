// A station of a Long Run: an invitation combined with the purse and the keepsakes held, ready to be played. Also the
// exact chance of its goal with best play, and its ledger: what each decision gave away and what the dice changed.
#pragma once
#include "odds/goal/goal.h"
#include "session/recording.h"
#include "session/run/keepsakes.h"

#include <stop_token>

namespace boxcars::session {

// ---- The data of runs: a new row in a game's file is enough to add an invitation; RunRows has its rows.

constexpr Cents least_purse = 20 * dollar;  // a run with less in the purse is over
constexpr int units_brought = 60;           // a station takes so many units of the purse, see unit_of()
constexpr int run_stations = 8, last_station = run_stations, before_last = last_station - 1;
constexpr int most_hearts = 3, invitations_on_board = 3, keepsakes_offered = 3;

// The classes of goals, from easy to hard: the chance of the goal with best play and without keepsakes, in percent. One
// class is 0.42 in logit from the next. A row's target makes a goal of its class within 5 percent.
constexpr std::array chance_classes{80, 72, 63, 53, 43, 33, 24, 17, 12};
constexpr int class_count = static_cast<int>(chance_classes.size());
using ClassTargets = std::array<std::int16_t, chance_classes.size()>;

struct RunTicket {
    std::string_view name, title;                         // "local", "Local"
    std::string_view rule;                                // how it differs from other tickets, one sentence
    Cents purse;                                          // the purse at the first station
    int hearts;                                           // a missed goal costs one; the last ends the run
    std::array<std::uint8_t, run_stations> ramp;          // the class of the easiest goal on each station's board
    std::array<std::string_view, run_stations> stations;  // names of the stations; the last one is the Conductor's
};
std::span<const RunTicket> tickets();                 // in the order in which they are unlocked
const RunTicket* find_ticket(std::string_view name);  // nullptr: there is none

struct RunConductor {                        // of a run's last station; his rule holds there, on every table
    std::string_view name, person;           // "bell", "August Bell"
    std::string_view title;                  // "keeps the clock"
    std::string_view rule;                   // one sentence
    std::string_view effects;                // as those of a keepsake, without '*'
    std::array<std::string_view, 3> speech;  // on the first board, on the last one, after an arrival
};
std::span<const RunConductor> conductors();  // their order stays as it is, for what a seed draws depends on it
// "Station 8 is Irma Vance's, who takes ties: "Ties are mine.""
std::string conductor_words(const RunConductor& conductor);

enum class Medal : std::uint8_t { None, Bronze, Silver, Gold };  // of an arrival, for the Conductor's goal

struct Reward {  // what reaching a goal brings
    Cents money = 0;
    int hearts = 0;
    int keepsakes = 0;  // number of keepsakes offered; one of them may be taken
    Medal medal = Medal::None;
    bool operator==(const Reward&) const = default;
};

struct Invitation {
    std::string_view name;     // "crapless_climb"; also used in files
    std::string_view game;     // "craps"
    std::string_view twist;    // what is special at this table: "Crapless, odds 5x"
    std::string_view knobs;    // the knobs for it: "crapless=on odds_limit=5x"
    std::string_view company;  // policies of the other seats: "even,bold"; empty: none
    rules::GoalKind goal;
    // [n]: the target for a goal of class n; 0: the table has no such goal. Reach, Stay and (the bank) Break at craps
    // and sì-wŭ-liù: percent of the money brought. At cee-lo: coins. At Pig: the points that the person starts ahead;
    // below 0, the other player does.
    ClassTargets targets;
    int length;  // number of throws, rounds or games
    // The highest bet at tables for money in units (see unit_of), for Stay in tenths of the money brought.
    int most_units;
    std::string_view menu;  // craps: the allowed bets, "line odds"; empty at other tables
    int weight;             // relative frequency of being drawn
    int from, to;           // first and last station, 1 to run_stations; the last one is the Conductor's
};

struct RunRows {
    std::string_view game;
    // Among the games, when invitations are drawn. It stays as it is, for what a seed draws depends on it.
    int place;
    std::span<const Invitation> invitations;
};

struct Offer {  // an invitation as drawn for a board
    const Invitation* invitation = nullptr;
    int chance_class = 0;                     // index in chance_classes; requires: the invitation has a target for it
    bool longer = false;                      // has a quarter more throws or rounds, unless the goal is Stay or Win
    const RunConductor* conductor = nullptr;  // whose rule holds; nullptr: nobody's
};
// What the rule of the offer's Conductor, then the keepsakes do at its table.
std::vector<Effect> effects_of(const Offer& offer, const HeldKeepsakes& held);

struct Station {
    const Invitation* invitation = nullptr;
    int chance_class = 0;                     // of its goal without keepsakes and Conductor
    const RunConductor* conductor = nullptr;  // whose rule holds; nullptr: nobody's
    std::vector<std::string> knobs{};         // knobs that differ from the default sheet: "crapless=on"
    RuleValues rules{};                       // the whole sheet, with the purse as balance
    Players players{};
    StopUnit unit{};  // of the goal's length
    rules::GoalTerms goal{};
    std::uint64_t seed = 0;  // seed of the station's dice
    int first = 0;           // the seat that begins, drawn by the seed
    Cents purse = 0;         // money brought, see brought()
    Reward reward{};
    bool for_purse = false;  // the table's result changes the purse
    bool insured = false;    // brings its reward also if the goal is missed
    bool at_gate = false;    // a further goal: a miss costs no heart
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
    double now = 0;      // after the last entry, with best play
    std::string best{};  // the best action then: "bet $25 on pass", "hold", "throw"; empty: another player decides

    double played() const;  // share of the chance that the decisions kept, 0 to 1
    std::vector<const RunMoment*> dearest(std::size_t most) const;  // the costliest, of 0.05 points or more
};

enum class PlayBy : std::uint8_t { Best, Random };  // how the player decides

struct StationOutcome {
    bool reached = false;
    std::int64_t brought = 0;  // change in the game's own unit
    int done = 0;              // number of throws, rounds or games
};

class StationOdds {
 public:
    virtual ~StationOdds() = default;
    virtual double chance() const = 0;
    // Throws Error if the recording differs from its replay.
    virtual StationLedger ledger(const Recording& recording) const = 0;

    // Decisions and throws of a play of the station with the dice of `seed`. requires: these are the station's odds, or
    // those of a station that differs only in its dice and has the same first seat
    virtual std::vector<rules::Event> events(const Station& station, std::uint64_t seed, PlayBy by) const = 0;
    // Outcomes of best play without recordings, for `plays` seeds counted up from `first`; station.first begins each.
    virtual std::vector<StationOutcome> outcomes(const Station& station, std::uint64_t first, int plays) const = 0;
};

// What a game provides for runs; station_table.h makes it from the game's rules and solver.
struct RunTable {
    RunRows rows{};
    // Throws Error if the invitation's row is wrong.
    Station (*station)(const Offer&, const HeldKeepsakes&, Cents purse, std::uint64_t seed) = nullptr;
    // Returns nullptr if it was stopped.
    std::shared_ptr<const StationOdds> (*solve)(const Station&, const std::stop_token&) = nullptr;
    // The outcome if the player decides at random; needs no solver.
    StationOutcome (*at_random)(const Station&) = nullptr;
};

// The parts of a station that do not depend on the game: goal, limits and players. The reward is left empty.
Station planned_station(const Offer&, const HeldKeepsakes&, Cents purse);
// The unit of stakes at tables for money: the largest of a few amounts of which the purse holds units_brought.
Cents unit_of(Cents purse);
// The part of the purse that a station takes: units_brought units. A purse too small for that is taken whole.
Cents brought(Cents purse);
// What the row's goal of class `of`, reached, adds to the money brought.
Cents won_at(const Invitation& row, int of, Cents brings);
// A key made from the station's seed, invitation, knobs, target, length and highest bet.
std::string station_key(const Station&);
// A key made from everything that the chance of the goal depends on. Stations with other dice may share it.
std::string chance_key(const Station&);

// Words of an invitation: its changed rules, its goal, its limits and its reward.
std::string twist_words(const Station&);   // "Odds 5x"; at Pig also who starts ahead
std::string goal_words(const Station&);    // "Turn $300 of your purse into $390"
std::string limits_words(const Station&);  // "within 40 throws, $5 to $100 a bet"
std::string brings_words(const Station&);  // "$15", "a heart and $90", "one of three keepsakes", "the gold medal"
std::string_view medal_word(Medal medal);  // "gold"

}  // namespace boxcars::session
