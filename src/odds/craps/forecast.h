// Craps: what the chips that are down now can win or lose, on the next throw and by the end of the shooter's hand.
// Every throw goes through the rules' own apply(). Assumes that no chip is moved. Worth is the bankroll and the chips
// on the felt, vig paid in advance included; all amounts are changes of it, in cents.
#pragma once
#include "odds/chain/chain.h"
#include "rules/craps/rules.h"

namespace boxcars::odds {

struct ThrowForecast {
    int first = 0, second = 0;  // first <= second
    int ways = 0;               // out of 36: 1 for a pair, otherwise 2
    Cents bankroll = 0, worth = 0;
    std::vector<craps::Fact> facts;  // what would happen, bet by bet
};
struct NextThrow {
    std::vector<ThrowForecast> throws;               // 21 throws, sorted by first and second face
    Fraction mean;                                   // mean change of worth
    int ways_up = 0, ways_level = 0, ways_down = 0;  // ways out of 36, by change of worth
};
// requires: the dice may be thrown, or nothing is down
NextThrow next_throw(const craps::Rules& rules, const craps::State& state);

// The change of worth in one throw: its mean in cents and its variance in cents squared. Much faster than next_throw().
struct WorthMoments {
    double mean = 0, variance = 0;
};
// requires: as for next_throw()
WorthMoments worth_moments(const craps::Rules& rules, const craps::State& state);

struct HandForecast {
    std::string too_large{};         // says why `worth` is empty; otherwise empty
    std::vector<SumChance> worth{};  // at the end of the hand, ascending
    double ahead = 0, even = 0, behind = 0, mean = 0;
    double unresolved = 0;  // the chance of the sums left out: below 1e-12

    // The smallest worth w for which a result of w or less has a chance of at least `share`, 0 to 1.
    Cents quantile(double share) const {
        double below = 0;
        for (const auto& [change, chance] : worth) {
            below += chance;
            if (below >= share) return change;
        }
        return worth.empty() ? 0 : worth.back().change;
    }
};
// The hand ends with the seven-out. Winning bets that stay down keep winning.
HandForecast rest_of_hand(const craps::Rules& rules, const craps::State& state);

}  // namespace boxcars::odds
