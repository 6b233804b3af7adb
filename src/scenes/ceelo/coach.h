// What the coach says at the cable drum of the size about to be put down, and how coins on the mean are written there.
// Works out nothing: odds/ceelo/coach.h does. Decides the words.
#pragma once
#include "odds/ceelo/coach.h"

#include <string>

namespace boxcars::scenes {

// "−0.25", "+0.02"; "0" where it would be written so. Coins.
std::string mean_coins(double coins);
std::string percent_words(double chance);  // "31.20 %"
constexpr double least_coins = 0.005;      // on the mean: less would be written 0.00

struct CeeloCoachWords {
    std::string here;   // "Coach: 10 brings −0.25 coins, 31.20 % to win."
    std::string other;  // "1 brings −0.02, 33.10 % to win."
};
// `state`: of whoever decides; the choices are theirs. requires: 1 <= amount <= choices.size()
CeeloCoachWords coach_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices, int amount);

}  // namespace boxcars::scenes
