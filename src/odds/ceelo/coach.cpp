#include "odds/ceelo/coach.h"

#include "base/numbers.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

constexpr double same = 1e-9;  // in coins or chances: differences below this are rounding errors

const CeeloChoice& most_coins(std::span<const CeeloChoice> choices, const CeeloChoice& than, double least_wins) {
    const CeeloChoice* most = &than;
    for (const CeeloChoice& choice : choices)
        if (choice.wins > least_wins - same && choice.coins > most->coins + same) most = &choice;
    return *most;
}

}  // namespace

CeeloJudged judge(std::span<const CeeloChoice> choices, int amount) {
    const CeeloChoice& chosen = choices[nth(amount - 1)];
    CeeloJudged judged{chosen, most_coins(choices, chosen, chosen.wins), false, 0};
    judged.given_away = std::max(0.0, judged.better.coins - chosen.coins);
    judged.alike = std::ranges::all_of(choices, [&](const CeeloChoice& one) {
        return std::abs(one.coins - chosen.coins) < same && std::abs(one.wins - chosen.wins) < same;
    });
    return judged;
}

const CeeloChoice* to_compare(std::span<const CeeloChoice> choices, int amount) {
    const CeeloChoice& here = choices[nth(amount - 1)];
    const CeeloChoice &better = most_coins(choices, here, here.wins), &richest = most_coins(choices, here, 0);
    const CeeloChoice& surest = best(choices);
    for (const CeeloChoice* other : {&better, &richest})
        if (other != &here) return other;
    return surest.wins > here.wins + same ? &surest : nullptr;
}

}  // namespace boxcars::odds
