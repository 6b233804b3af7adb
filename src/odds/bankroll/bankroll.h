// What becomes of a bankroll that makes the same flat bet again and again: until the next one cannot be paid, which is
// ruin, or the goal is reached or passed. Exact fractions as far as they are of a size to be written down, doubles with
// a proven bound beyond. Bankroll and goal are counted in units, the size of the bet; chances know no game.
// Source: the gambler's ruin (Feller, An Introduction to Probability Theory I, chapter XIV); for a bet that wins or
// loses one unit the answers are (1 - r^i) / (1 - r^n) and its kin, with r = lose / win.
#pragma once
#include "base/error.h"
#include "odds/bankroll/flat_bet.h"

#include <optional>

namespace boxcars::odds {

constexpr std::int64_t most_units = 1'000'000'000;  // of a bankroll or a goal

// What holds these chances and their bound together: each lies within `error` of the truth.
struct Fate {
    struct Exact {
        Fraction ruin, goal, mean_bets;
    };
    std::optional<Exact> exact{};  // nothing when its figures would fill pages
    double ruin = 0, goal = 0, mean_bets = 0;
    double error = 0;         // of ruin and goal
    double error_bets = 0;    // of mean_bets
    std::int64_t places = 0;  // how many sums of money it can have while it bets
};
// Throws Error, with a sentence: no such bankroll or goal, a bet that settles nothing, too many places.
Fate fate_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal);
Fate fate_in_doubles(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal);  // the same without fractions

template <class Number>
struct After {  // so many bets, fewer where it was over before
    struct Holding {
        std::int64_t coins = 0;
        Number chance{};
    };
    std::vector<Holding> places{};                  // ascending; with those of the ruined and of those who got there
    std::vector<Number> ruined_by{}, reached_by{};  // [n]: with n bets at most
    double error = 0;                               // each chance is off by at most this share of itself
};
// goal 0: none. Throw Error, with a sentence, as above, and when it would take too long.
After<double> after_bets(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets);
After<Fraction> after_bets_exactly(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets);

}  // namespace boxcars::odds
