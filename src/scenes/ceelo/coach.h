// The coach's words at the cable drum about the chosen stake or bet, and how a mean number of coins is written there.
// odds/ceelo/reply.h computes the figures.
#pragma once
#include "odds/ceelo/reply.h"

#include <string>

namespace boxcars::scenes {

// "−0.25", "+0.02"; "0" where it would be written so. Coins.
std::string mean_coins(double coins);
std::string percent_words(double chance);  // "31.20 %"
// The chance to win: "exactly 31.20 %" of a solved game, "about 31.2 %" of an estimate.
std::string win_words(const odds::CeeloChoice& choice);
constexpr double least_coins = 0.005;  // on the mean: less would be written 0.00

struct CeeloCoachWords {
    std::string here;   // "Coach: 10 brings −0.25 coins, about 31.2 % to win."
    std::string other;  // "1 brings −0.02, about 33.1 % to win."
};
// `state`: of whoever decides; the choices are theirs. requires: 1 <= amount <= choices.size()
CeeloCoachWords coach_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices, int amount);

}  // namespace boxcars::scenes
