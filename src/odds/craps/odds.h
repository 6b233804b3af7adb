// The exact odds of every craps bet: what it pays, wins, pushes, loses and costs under any rule sheet, as fractions.
// The chains are walked through the rules' own apply(), the only source of pay-outs. The bet is the only one on the
// felt and works on every roll; it is settled when it first wins, loses or is pushed. Stakes are such that every
// pay-out and vig is exact. chain.cpp decides when a bet is settled, and which states count as the same for it.
#pragma once
#include "odds/bankroll/bankroll.h"
#include "rules/craps/bets.h"

#include <cmath>
#include <tuple>

namespace boxcars::odds {

struct BetOdds {
    std::string bet;  // "place_6", "take_odds_4", "hop_easy", "pass_with_odds"
    // "7:6", or several: "1:1, 2:1, 3:1", the most likely first. They are for the whole stake, before vig.
    std::string pays;
    Fraction win, push, lose;  // the chances to get back more than the stake, as much, or less
    Fraction edge_per_bet;     // the house's mean win over the mean stake, vig paid in advance included
    Fraction edge_resolved;    // the same, over the bets that were not pushed
    Fraction edge_per_roll;    // edge_per_bet divided by `rolls`
    Fraction rolls;            // mean number until settled
    Fraction mean, variance;   // the player's result for one unit staked
    // Of the result of one bet that was not pushed, in units of what it cost to make: with full odds, the flat bet.
    Fraction resolved_variance;
    double deviation() const { return std::sqrt(to_double(resolved_variance)); }
    Cents stake = 0;  // the odds hold for this stake and, unless the sheet rounds to dollars, for all others
    int states = 0;   // number of states of its chain
};

struct LineGame {  // the pass line alone
    // push: above 0 only where craps are a push.
    Fraction win, push, mean_rolls, variance_rolls;
    // [n]: the chance that the game is over with roll n + 1, for the first 20 rolls.
    std::vector<Fraction> p_rolls;
};

struct CrapsOdds {
    std::vector<BetOdds> bets;  // in the felt's order; the don't side only if the sheet has one
    LineGame line;
};

// `stake`: every bet is for the amount nearest to it that the table takes; 0: for which every pay-out and vig is exact.
CrapsOdds craps_odds(const craps::Rules& rules, Cents stake = 0);
LineGame line_game(const craps::Rules& rules);

// How many throws a shooter's hand takes, from its come-out to its seven-out.
struct HandLength {
    Fraction mean, variance;
    std::vector<Fraction> exactly{};   // [n]: the chance that it ends with throw n + 1
    std::vector<Fraction> at_least{};  // [n]: the chance of n + 1 throws or more
};
HandLength hand_length(const craps::Rules& rules, int throws);  // both lists have `throws` entries

// The odds of one spot, as if chips were put there now, or had just travelled there. `point` is the puck's, for odds
// behind the line. Empty for a spot that is not on this sheet's felt, and for line odds without a point.
std::optional<BetOdds> odds_of(const craps::Rules& rules, craps::Spot spot, int point = 0, Cents stake = 0);

// The house's edge on each spot under a sheet, worked out at the first request and kept until the sheet changes.
class CrapsEdges {
 public:
    // `point`: the puck's, for odds behind the line; `stake` counts if the sheet rounds to dollars. nullptr: no bet.
    const BetOdds* of(const craps::Rules& rules, craps::Spot spot, int point, Cents stake = 0);
    // The spot's edge_per_table_throw(), see coach.h. requires: of() is not null
    const Fraction& per_table_throw(const craps::Rules& rules, craps::Spot spot, int point, Cents stake = 0);

 private:
    using Question = std::tuple<craps::Spot, int, Cents>;
    static Question question(const craps::Rules& rules, craps::Spot spot, int point, Cents stake) {
        return {spot, craps::is_line_odds(spot.kind) ? point : 0, craps::rounds_to_dollars(rules) ? stake : 0};
    }

    craps::Rules rules_{};
    std::map<Question, std::optional<BetOdds>> known_;
    std::map<Question, Fraction> kept_up_;
};

// Finds a bet by its name in the table of odds. The money for full odds is part of `needs`. Throws Error, with a
// sentence naming the nearest bet, if this sheet's felt has none of that name.
FlatBet flat_bet(const craps::Rules& rules, const std::string& bet, Cents stake = 0);  // stake: see LoneBet
template <>
inline constexpr bool hand_odds_declared<craps::Rules> = true;
template <>
std::optional<HandOdds> hand_odds(const craps::Rules& rules, std::string_view bet);
template <>
std::optional<double> hands_as_long(const craps::Rules& rules, std::int64_t throws);

// ---- one bet alone on the felt, with an unlimited bankroll, as a chain ----

// A bankroll so large that it never limits a bet. A bet's result is the difference from it.
constexpr Cents endless = 1'000'000'000'000'000;

struct LoneBet {
    craps::Spot spot;
    int point = 0;           // the puck's point
    bool full_odds = false;  // takes the most odds that the sheet allows once its point is set
    Cents stake = 0;         // the amount nearest to it that the table takes; 0: see stake_of()
};

struct NamedBet {
    std::string name;  // "place_6"; odds behind the line: "take_odds_6"
    LoneBet bet;
};
std::vector<NamedBet> every_bet(const craps::Rules& rules);  // all rows of the table of odds, in the felt's order

// A shooter's hand, from come-out to seven-out, with nothing on the felt. Each throw with a point on is a change of 1.
Chain hand_chain(const craps::Rules& rules);

// The flat bet's stake as asked for, or one at which every pay-out and vig is exact and above the least vig.
Cents stake_of(const craps::Rules& rules, const LoneBet& bet);
// The point counts as a state only if the bet depends on it; a number equals its mirror if the bet collects both.
Chain chain_of(const craps::Rules& rules, const LoneBet& bet);

// ---- what the chips that are down now can win or lose, on the next throw and by the end of the shooter's hand. Every
// throw goes through the rules' own apply(). Assumes that no chip is moved. Worth is the bankroll and the chips on the
// felt, vig paid in advance included; all amounts are changes of it, in cents.

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
