// Craps, what the chips that are down now can come to: on the next throw, and by the end of the shooter's hand. Every
// throw goes through the rules' own apply(). Decides nothing; assumes nobody touches a chip.
// Worth is the bankroll and the chips on the felt, vig paid in advance included; all amounts are changes, in cents.
#pragma once
#include "odds/fraction.h"
#include "rules/craps/rules.h"

namespace boxcars::odds {

struct ThrowForecast {
    int first = 0, second = 0;  // first <= second
    int ways = 0;               // of 36
    Cents bankroll = 0, worth = 0;
    std::vector<craps::Fact> facts;  // what would happen, bet by bet
};
struct NextThrow {
    std::vector<ThrowForecast> throws;               // 21, by first and second face
    Fraction mean;                                   // of worth
    int ways_up = 0, ways_level = 0, ways_down = 0;  // of 36, by worth
};
// requires: the dice may be thrown, or nothing is down
NextThrow next_throw(const craps::Rules& rules, const craps::State& state);

struct WorthChance {
    Cents worth = 0;
    double chance = 0;
};
struct HandForecast {
    std::string too_large{};           // why `worth` is empty: a sentence; else empty
    std::vector<WorthChance> worth{};  // by the end of the hand, ascending
    double ahead = 0, even = 0, behind = 0;
    double mean = 0;
    std::optional<Fraction> exact_mean{};  // also of hands too large; nothing with a bet that remembers too much
    double unresolved = 0;                 // chance of all that was left out: below 1e-12
    int states = 0;                        // that the chips can be in

    Cents quantile(double share) const;  // 0..1: the least worth that at least this share stays at or below
};
// The hand ends with the seven-out. Winning bets that stay down go on winning.
HandForecast rest_of_hand(const craps::Rules& rules, const craps::State& state);

}  // namespace boxcars::odds
