// The Long Run as data: its tickets, the invitations that may stand on a departure board and the keepsakes that are
// offered between stations. A new row in tables.cpp is all that another invitation or keepsake needs.
#pragma once
#include "base/money.h"
#include "odds/goal/goal.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace boxcars::session {

constexpr Cents least_purse = 20 * dollar;     // with less a run is over
constexpr Cents most_brought = 2000 * dollar;  // of the purse to a table, so that its goal can be solved
constexpr int run_stations = 8, most_hearts = 3, invitations_on_board = 3, keepsakes_offered = 3;

struct RunTicket {
    std::string_view name;                                // "local"
    std::string_view title;                               // "Local"
    std::string_view rule;                                // what makes it another game, one sentence
    Cents purse;                                          // at the first station
    int hearts;                                           // goals that may be missed; the last one ends the run
    int harder;                                           // percent by which money goals are further; negative: nearer
    bool keepsakes;                                       // every goal made brings a keepsake, besides its reward
    std::array<std::string_view, run_stations> stations;  // their names; the last is the Conductor's
};
std::span<const RunTicket> tickets();                 // in the order in which they open
const RunTicket* find_ticket(std::string_view name);  // nullptr: there is none

enum class Reward : std::uint8_t { Money, Keepsake, Heart };

struct Invitation {
    std::string_view name;     // "crapless_climb"; files hold it
    std::string_view game;     // "craps"
    std::string_view twist;    // what is different at this table: "Crapless, odds 5x"
    std::string_view knobs;    // the same for the rule sheet: "crapless=on odds_limit=5x"
    std::string_view company;  // a policy for each other seat: "even,bold"; empty: nobody
    odds::GoalKind goal;
    // Reach and Stay at craps and sì-wŭ-liù: percent of the purse. At cee-lo: coins. Win: games. Break: the bank in
    // percent of the purse.
    int target;
    int length;  // throws, rounds or games
    // Stakes in units of a fortieth of the purse (see unit_of), for Stay in tenths: the most in one bet. Cee-lo: coins,
    // 0: any.
    int most_units;
    std::string_view menu;  // craps: the bets on offer, "line odds"; empty at other tables
    Reward reward;
    int money;     // Reward::Money: in percent of the ticket's first purse
    int weight;    // how often it is drawn, against the others
    int from, to;  // the stations at which it may stand, 1 to run_stations; the last is the Conductor's
};
std::span<const Invitation> invitations();
const Invitation* find_invitation(std::string_view name);

// A rare passenger, who sits along at one station and brings a house rule.
struct Passenger {
    std::string_view name;  // "Old Tom"
    std::string_view game;
    std::string_view rule;   // "the field pays 6 on 2"
    std::string_view knobs;  // the same for the rule sheet: "field_2=6"
};
constexpr int boards_to_passenger = 8;  // about so many invitations to one passenger
std::span<const Passenger> passengers();

// What a keepsake changes at every later station of its game. Turn changes a knob by `amount`, Set sets it, Longer adds
// to the length (not of Stay), Nearer lowers a money target by percent of the purse or coins, Richer raises the most
// units.
enum class KeepsakeChange : std::uint8_t { Turn, Set, Longer, Nearer, Richer };

constexpr int keepsake_tiers = 6;

struct Keepsake {
    int tier;                // 1 to keepsake_tiers: those of one tier are offered together, being worth about the same
    std::string_view name;   // "boxcar"; files hold it
    std::string_view title;  // "BOXCAR"
    std::string_view sentence;  // "the field at craps pays 7 more on 12"
    std::string_view game;
    KeepsakeChange change;
    std::string_view knob;  // Turn and Set
    int amount;
};
std::span<const Keepsake> keepsakes();
const Keepsake* find_keepsake(std::string_view name);

}  // namespace boxcars::session
