// What becomes of a bankroll that makes the same flat bet again and again, until the next bet cannot be paid, which is
// ruin, or the goal is reached or passed. Results are exact fractions while these have few enough digits to print,
// otherwise doubles with a proven error bound. Bankroll and goal are counted in units, the size of the bet. Knows no
// game. Source: the gambler's ruin (Feller, An Introduction to Probability Theory I, chapter XIV). For a bet that wins
// or loses one unit the chance of the goal is (1 - r^i) / (1 - r^n), with r = lose / win.
#pragma once
#include "odds/chain/chain.h"

namespace boxcars::odds {

// One bet of any game, made again and again for the same amount, with all its results from the game's exact odds.
struct FlatBet {
    std::string name{};       // "pass", "place_6"
    std::int64_t unit = 1;    // the bet in coins; bankrolls and goals are counted in units
    std::int64_t needs = 1;   // the coins needed to make it: the most it can cost
    std::vector<Net> nets{};  // ascending; the chances add up to 1
};

// A game's own bets are in flat_bet() beside its odds, which makes them by this one. It counts them in coins: a coin is
// the largest amount that divides the bet, its cost and every result. `at_risk`: the cost of the bet.
FlatBet flat_bet_of(std::string name, std::int64_t unit, std::int64_t at_risk, const RoundOdds& odds);

constexpr std::int64_t most_units = 1'000'000'000;  // the most in a bankroll or a goal

// The chances of ruin and of the goal, and the mean number of bets until one of them.
struct Fate {
    struct Exact {
        Fraction ruin, goal, mean_bets;
    };
    std::optional<Exact> exact{};  // empty if the fractions have too many digits to print
    double ruin = 0, goal = 0, mean_bets = 0;
    double error = 0;         // bound for ruin and goal
    double error_bets = 0;    // bound for mean_bets
    std::int64_t places = 0;  // number of sums of money that the player can hold while betting
};
// Throws Error for an impossible bankroll or goal, an always pushed bet, too many places or, in doubles, too many bets.
Fate fate_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal);
Fate fate_in_doubles(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal);  // fate_of() without fractions

template <class Number>
struct After {  // the money after a number of bets, or fewer if ruin or goal came first
    struct Holding {
        std::int64_t coins = 0;
        Number chance{};
    };
    std::vector<Holding> places{};                  // ascending; includes the places of ruin and of the goal
    std::vector<Number> ruined_by{}, reached_by{};  // [n]: within n bets
    double error = 0;                               // the relative error of each chance
};
// goal 0: there is none. Both throw Error as fate_of() does, and also if the computation would take too long.
After<double> after_bets(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets);
After<Fraction> after_bets_exactly(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets);

// For the solvers: a bankroll as places on a line. Each place is a sum of money with which the next bet can be made;
// neighbours differ by one `grain` of coins. A result of the bet is a step.
struct PlaceStep {
    std::int64_t by = 0;  // places
    mpz_class ways;       // how many of BankrollPlaces::all lead there
    double chance = 0;    // with the error of at most two roundings
};
struct BankrollPlaces {
    std::int64_t grain = 1;          // coins between neighbouring places
    std::int64_t low = 0;            // the coins of place 0; less is ruin
    std::int64_t count = 0;          // the first place at the goal; 0: there is no goal
    std::int64_t start = 0;          // the place of the bankroll
    std::vector<PlaceStep> steps{};  // ascending
    mpz_class all;                   // number of equally likely results of one bet
    std::int64_t down() const { return steps.front().by < 0 ? -steps.front().by : 0; }  // the largest loss, in places
    std::int64_t up() const { return steps.back().by > 0 ? steps.back().by : 0; }
};
// goal 0: there is none. Throws Error, with a sentence.
BankrollPlaces places_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal);

}  // namespace boxcars::odds
