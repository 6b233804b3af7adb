// A bankroll as places on a line. Each place is a sum of money with which the next bet can be made; neighbours differ
// by one `grain` of coins. A result of the bet is a step. Only for the solvers in this folder.
#pragma once
#include "odds/bankroll/bankroll.h"

namespace boxcars::odds {

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
    std::int64_t coins(std::int64_t place) const { return low + place * grain; }
};
// goal 0: there is none. Throws Error, with a sentence.
BankrollPlaces places_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal);

}  // namespace boxcars::odds
