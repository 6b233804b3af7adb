#include "scenes/ceelo/coach.h"

#include "base/numbers.h"

#include <fmt/format.h>

#include <cmath>

namespace boxcars::scenes {
namespace {

// What another size has over this one, and what it has not.
std::string other_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices, int amount) {
    const odds::CeeloJudged judged = odds::judge(choices, amount);
    if (choices.size() == 1) return "There is no other size.";
    if (judged.alike) return "Any size brings as much: a larger one only swings more.";
    const odds::CeeloChoice* other = odds::to_compare(choices, amount);
    if (!other) return "No other size brings more.";
    const double more = other->coins - judged.chosen.coins, surer = other->wins - judged.chosen.wins;
    const bool for_and_against = more * surer < 0;
    return fmt::format("{} brings {},{} {} to win.", other->amount, mean_coins(other->coins - worth(state, state.turn)),
                       for_and_against ? " but" : "", win_words(*other));
}

}  // namespace

std::string mean_coins(double coins) {
    if (std::abs(coins) < least_coins) return "0";
    return fmt::format("{}{:.2f}", coins < 0 ? "\u2212" : "+", std::abs(coins));
}

std::string percent_words(double chance) { return fmt::format("{:.2f}\u2009%", 100 * chance); }

std::string win_words(const odds::CeeloChoice& choice) {
    return choice.exact ? "exactly " + percent_words(choice.wins)
                        : fmt::format("about {:.1f}\u2009%", 100 * choice.wins);
}

CeeloCoachWords coach_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices, int amount) {
    const odds::CeeloChoice& here = choices[nth(amount - 1)];
    return {fmt::format("Coach: {} brings {} coins, {} to win.", amount,
                        mean_coins(here.coins - worth(state, state.turn)), win_words(here)),
            other_words(state, choices, amount)};
}

}  // namespace boxcars::scenes
