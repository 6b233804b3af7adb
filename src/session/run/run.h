// A Long Run: a ticket, a seed and the choices made. Everything else follows from these and from the sittings played at
// its stations: the boards, the purse, the hearts, the keepsakes and the result. The dice of a station follow from the
// run's seed and the station's number, whichever invitation is taken.
#pragma once
#include "base/numbers.h"
#include "chance/dice_stream.h"
#include "session/hands.h"
#include "session/run/station.h"

#include <algorithm>

namespace boxcars::session {

inline constexpr std::array dining_cars{2, 4, 6};  // numbers of the stations that a dining car follows
constexpr int wares_on_tray = 3;

struct RunChoice {                  // the choices at one station and in the dining car after it
    int invitation = 0;             // index on the board
    std::optional<bool> stays{};    // at the gate; empty: it is shut, or was left in an older Boxcars
    std::optional<int> keepsake{};  // index among the keepsakes offered afterwards
    std::vector<int> wares{};       // bought, in this order; indices on the tray
    bool left_car = false;
    bool operator==(const RunChoice&) const = default;
    bool goes_on() const { return keepsake || !wares.empty() || left_car; }  // its station is over
};

enum class RunEnd : std::uint8_t { None, Arrived, OutOfHearts, OutOfMoney };  // None: the run is not over
struct RunOutcome {
    RunEnd end = RunEnd::None;
    int made = 0;  // number of goals reached
    Medal medal = Medal::None;
    bool operator==(const RunOutcome&) const = default;
};

struct RunPlan {
    std::string name{};    // "local-2026-11-23", or with the first 16 digits of its seal: "local-3f2a91c04d5e6f70"
    std::string ticket{};  // a RunTicket's name
    std::uint64_t seed = 0;
    std::string day{};  // date of a daily run, "2026-11-23"; empty: not a daily run
    std::vector<RunChoice> choices{};
    std::optional<RunOutcome> outcome{};  // empty: the run is not over, or its end has not been seen yet
    bool operator==(const RunPlan&) const = default;
};
// The plan's choices and outcome as text. Later choices are only added at its end: "0* 2|+1/$0$2. 1 =A3b" takes ticket
// 0, stays at the gate, then ticket 2, leaves through the gate, takes keepsake 1, buys wares 0 and 2, leaves the dining
// car, takes ticket 1; then the run arrived (H: out of hearts, M: out of money) with 3 goals and the bronze medal.
std::string choices_text(const RunPlan& plan);
// The plan with the choices and the outcome of that text. Empty unless choices_text() writes the same text.
std::optional<RunPlan> choices_from(std::string_view text, RunPlan plan = {});
// The first 64 bits of SHA-256 over "boxcars run 2", the day and the ticket's name, separated by line ends.
std::uint64_t run_seed(std::string_view day, std::string_view ticket);
// The seal of a run's seed, shown from the start: SHA-256 over "boxcars run 2", "seal" and the seed in 16 hexadecimal
// digits, separated by line ends. The seed is shown when the run is over.
std::string run_seal(std::uint64_t seed);
RunPlan new_run(const RunTicket& ticket, std::uint64_t seed, std::string day = {});
// Whether the run's name and seed follow from its ticket, seed and day. Those of runs that were begun by an older
// Boxcars, which drew other boards, do not. requires: there is such a ticket
bool of_this_edition(const RunPlan& plan);
std::uint64_t station_seed(std::uint64_t run, int station);  // seed of its dice; `station` from 1

// The sitting of a station, as far as it was played.
struct StationSitting {
    std::string name{};     // the sitting's name in the store; empty: not stored
    Recording recording{};  // checked by run_of() unless simulated
    StopStanding standing{};
};

struct StationPlayed {
    std::vector<Station> board{};
    int taken = 0;  // index of the invitation taken
    std::optional<StationSitting> sitting{};
    HeldKeepsakes offered{};                  // the keepsakes offered after the station
    const Keepsake* keepsake = nullptr;       // the keepsake chosen among them
    std::optional<Station> further{};         // played for at the gate, after the goal was reached
    std::optional<StationSitting> at_gate{};  // the sitting of the further goal
    const Station& station() const { return board[static_cast<std::size_t>(taken)]; }
    const Station& latest() const { return further ? *further : station(); }
    const std::optional<StationSitting>& latest_sitting() const { return further ? at_gate : sitting; }
    bool over() const { return sitting && sitting->standing.over; }
    bool made() const { return over() && sitting->standing.reached; }
    bool rewarded() const { return made() || (over() && station().insured); }
};

enum class WareKind : std::uint8_t { Keepsake, Heart, Insurance, Board, Longer };
struct Ware {  // on the tray of a dining car
    WareKind kind = WareKind::Keepsake;
    Cents price = 0;                     // whole dollars
    const Keepsake* keepsake = nullptr;  // of WareKind::Keepsake
    bool bought = false;
};
std::string_view ware_name(WareKind kind);  // "heart"
std::string ware_title(const Ware& ware);   // "A HEART"
std::string ware_words(const Ware& ware);   // what it does, one sentence

struct RunMeans {  // what a run lives on
    Cents purse = 0;
    int hearts = 0;
    bool operator==(const RunMeans&) const = default;
};
// What a run has after a station that ended like this. A further goal's reward includes the one that is at stake.
RunMeans after_station(const Station& station, const StopStanding& end, RunMeans before);

enum class RunPhase : std::uint8_t { Board, AtTable, Keepsake, Dining, Gate, Over };

struct Run {
    RunPlan plan{};
    const RunTicket* ticket = nullptr;
    const RunConductor* conductor = nullptr;
    RunPhase phase = RunPhase::Board;
    Cents purse = 0;
    int hearts = 0;
    HeldKeepsakes held{};
    std::vector<StationPlayed> stations{};  // stations whose invitation was taken
    std::vector<Station> board{};           // RunPhase::Board: the invitations to choose from
    HeldKeepsakes offered{};                // RunPhase::Keepsake: the keepsakes to choose from
    std::vector<Station> plain_board{};     // RunPhase::Board: `board` without the keepsakes' effects
    std::vector<Ware> tray{};               // RunPhase::Dining: the wares, also those that were bought
    std::optional<Station> further{};       // RunPhase::Gate: the further goal, which brings twice the reward
    // RunPhase::Keepsake: the next board with each offered keepsake, then the next board with none of them.
    // RunPhase::Dining: the next board with the wares that were bought.
    std::vector<std::vector<Station>> next_boards{};
    // Bought for the next station: its reward comes in any case, it is longer, its board is drawn again.
    bool insured = false, longer = false, board_again = false;

    int number() const {  // number of the present or last station
        return std::min(how_many(stations) + (phase == RunPhase::Board ? 1 : 0), run_stations);
    }
    std::string_view station_name(int number) const { return ticket->stations[static_cast<std::size_t>(number - 1)]; }
    int made() const {  // number of goals reached
        return static_cast<int>(std::ranges::count_if(stations, &StationPlayed::made));
    }
    RunEnd end() const;
    bool arrived() const { return end() == RunEnd::Arrived; }  // all eight stations are over, with hearts left
    Medal medal() const;           // of the Conductor's goal, if it was reached and the run has arrived
    std::string standing() const;  // "7 of 8 goals reached, 1 heart left, $1,240 in the purse. The gold medal."
};

bool can_pay(const Run& run, const Ware& ware);              // least_purse stays; false also if it was bought
void buy(Run& run, Ware& ware);                              // throws Error if it cannot be bought
std::string ware_refusal(const Run& run, const Ware& ware);  // why it cannot be bought; empty: it can

// The games of runs, with all their invitations in the order in which they are drawn.
struct RunTables {
    explicit RunTables(const PlayedGames& games);
    const RunTable* operator()(std::string_view game) const;  // nullptr: no such game in runs
    // The chance of the station's goal with best play. Rounded to a millionth, so that it decides alike on every
    // machine. Solved once for each chance_key() while the program runs, whatever RunTables are asked.
    double chance(const Station& station) const;
    std::vector<const RunTable*> tables{};
    std::vector<const Invitation*> invitations{};
};

// The stream that draws a board, its rewards, the keepsakes on offer or a tray: one for each station and purpose.
chance::DiceStream drawing(std::uint64_t run, std::string_view purpose, int station);

// The run as far as it has been played. `sittings` are those of its stations, in order. Throws Error for an unknown
// ticket, a name or seed of another run or of an older edition, choices that were not offered, another outcome, and a
// sitting of another station. The outcome of a run that is over is put into its plan.
Run run_of(const RunTables& tables, RunPlan plan, std::vector<StationSitting> sittings);

}  // namespace boxcars::session
