// A bankroll as places on a line: each is a sum of money with which the next bet can be made, and the next place is one
// grain of money away. What a bet does is a step. Only for the room's own solvers.
#pragma once
#include "odds/bankroll/bankroll.h"

namespace boxcars::odds {

struct PlaceStep {
    std::int64_t by = 0;  // places
    mpz_class ways;       // of BankrollPlaces::all
};

struct BankrollPlaces {
    std::int64_t grain = 1;          // coins from one place to the next
    std::int64_t low = 0;            // coins of place 0; below it is ruin
    std::int64_t count = 0;          // from this place on the goal is reached; 0: there is no goal
    std::int64_t start = 0;          // where it begins
    std::vector<PlaceStep> steps{};  // ascending
    mpz_class all;                   // ways of a bet

    std::int64_t down() const { return steps.front().by < 0 ? -steps.front().by : 0; }  // the most that is lost
    std::int64_t up() const { return steps.back().by > 0 ? steps.back().by : 0; }
    std::int64_t coins(std::int64_t place) const { return low + place * grain; }
};
// goal 0: none. Throws Error, with a sentence.
BankrollPlaces places_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal);
std::vector<double> chances_of(const BankrollPlaces& places);  // of the steps; each off by two roundings at most

Fate::Exact solve_exactly(const BankrollPlaces& places);
double exact_work(const BankrollPlaces& places);  // word operations that takes, about

}  // namespace boxcars::odds
