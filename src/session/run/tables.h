// The data of the Long Run: its tickets, the invitations on departure boards and the keepsakes offered between
// stations. A new row in a game's file is enough to add an invitation or a keepsake; RunRows has a game's rows.
#pragma once
#include "base/money.h"
#include "odds/goal/goal.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace boxcars::session {

constexpr Cents least_purse = 20 * dollar;     // a run with less in the purse is over
constexpr Cents most_brought = 2000 * dollar;  // the most a player may bring, so that goals can be solved
constexpr int run_stations = 8, last_station = run_stations, before_last = last_station - 1;
constexpr int most_hearts = 3, invitations_on_board = 3, keepsakes_offered = 3;

struct RunTicket {
    std::string_view name;                                // "local"
    std::string_view title;                               // "Local"
    std::string_view rule;                                // how it differs from other tickets, one sentence
    Cents purse;                                          // the purse at the first station
    int hearts;                                           // a missed goal costs one; the last ends the run
    int harder;                                           // percent by which money goals are farther; negative: nearer
    bool keepsakes;                                       // every goal reached brings a keepsake, besides its reward
    std::array<std::string_view, run_stations> stations;  // names of the stations; the last one is the Conductor's
};
std::span<const RunTicket> tickets();                 // in the order in which they are unlocked
const RunTicket* find_ticket(std::string_view name);  // nullptr: there is none

enum class Reward : std::uint8_t { Money, Keepsake, Heart };

struct Invitation {
    std::string_view name;     // "crapless_climb"; also used in files
    std::string_view game;     // "craps"
    std::string_view twist;    // what is special at this table: "Crapless, odds 5x"
    std::string_view knobs;    // the knobs for it: "crapless=on odds_limit=5x"
    std::string_view company;  // policies of the other seats: "even,bold"; empty: none
    rules::GoalKind goal;
    // Reach, Stay and (the bank) Break at craps and sì-wŭ-liù: percent of the purse. At cee-lo: coins. Win: games.
    int target;
    int length;  // number of throws, rounds or games
    // The highest bet at tables for money, in units of a fortieth of the purse (see unit_of), for Stay in tenths of it.
    int most_units;
    std::string_view menu;  // craps: the allowed bets, "line odds"; empty at other tables
    Reward reward;
    int money;     // Reward::Money: in percent of the ticket's first purse
    int weight;    // relative frequency of being drawn
    int from, to;  // first and last station, 1 to run_stations; the last one is the Conductor's
};

// A rare passenger, who joins one station and brings a house rule.
struct Passenger {
    std::string_view name;   // "Old Tom"
    std::string_view rule;   // the changed rule: "the field pays 6 to 1 on 2"
    std::string_view knobs;  // the knobs for it: "field_2=6"
};
constexpr int boards_to_passenger = 8;  // one invitation in eight may have a passenger

// How a keepsake changes every later station of its game. Turn adds `amount` to a knob, Set sets the knob. Longer
// lengthens the station (not for Stay), Nearer lowers the target (percent of the purse, or coins), Richer the top bet.
enum class KeepsakeChange : std::uint8_t { Turn, Set, Longer, Nearer, Richer };

constexpr int keepsake_tiers = 6;

struct Keepsake {
    int tier;                // 1 to keepsake_tiers; keepsakes of one tier are worth about the same and offered together
    int place;               // in its tier, from 1, each once; it stays as it is, for what a seed draws depends on it
    std::string_view name;   // "boxcar"; also used in files
    std::string_view title;  // "BOXCAR"
    std::string_view sentence;  // "the field at craps pays an extra 7 to 1 on 12"
    std::string_view game;
    KeepsakeChange change;
    std::string_view knob;  // the knob of Turn and Set
    int amount;
};

struct RunRows {
    std::string_view game;
    // Among the games, when invitations are drawn. It stays as it is, for what a seed draws depends on it.
    int place;
    std::span<const Invitation> invitations;
    std::span<const Passenger> passengers;
    std::span<const Keepsake> keepsakes;
};

}  // namespace boxcars::session
