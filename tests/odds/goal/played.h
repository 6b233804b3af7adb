// Checks of a goal's chances that every game shares: they fit each other at a position, and they fit played games.
#pragma once
#include "chance/dice_stream.h"
#include "odds/chain/chain.h"
#include "rules/game.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace boxcars::test {

constexpr double same_chance = 1e-12;

// Before a throw the chance is the mean over all throws.
template <rules::Game Rules, class Now>
double mean_after_throw(const Rules& rules, const typename Rules::State& state, const Now& now) {
    double sum = 0;
    int ways = 0;
    for (const odds::ThrowWays& each : odds::throws_of(dice_wanted(rules, state))) {
        typename Rules::State after = state;
        advance(rules, after, thrown(rules, each.faces));
        sum += each.ways * now(after);
        ways += each.ways;
    }
    return sum / ways;
}

template <class Choice>
const Choice& best_of(const std::vector<Choice>& choices) {
    return *std::ranges::max_element(choices, {}, &Choice::chance);
}

template <rules::Game Rules>
void throw_dice(const Rules& rules, typename Rules::State& state, chance::DiceStream& dice) {
    const rules::Dice wanted = dice_wanted(rules, state);
    std::vector<int> faces;
    for (int die = 0; die < wanted.count; ++die) faces.push_back(dice.face(wanted.sides));
    advance(rules, state, thrown(rules, faces));
}

// Draws `goals` goals that are neither certain nor impossible and plays each of them `plays` times. Compares how often
// a goal is reached with its chance. play(one, goal, dice, best) keeps the solution's decisions in `best`.
template <class Best, class Draw, class Solve, class Play>
void check_played_goals(int goals, int plays, std::uint64_t seed, const Draw& draw, const Solve& solve,
                        const Play& play) {
    chance::DiceStream drawn{seed};
    double squares = 0;
    int played = 0;
    for (int number = 0; played < goals; ++number) {
        const auto one = draw(drawn, number);
        const auto goal = solve(one);
        const double chance = goal->chance();
        if (chance < 0.02 || chance > 0.98) continue;
        chance::DiceStream dice{seed + 1, static_cast<std::uint64_t>(number)};
        Best best;
        int reached = 0;
        for (int n = 0; n < plays; ++n) reached += play(one, *goal, dice, best);
        CAPTURE(chance);
        CAPTURE(reached);
        const double off = (reached - plays * chance) / std::sqrt(plays * chance * (1 - chance));
        REQUIRE(std::abs(off) < 4.5);
        squares += off * off;
        ++played;
    }
    const double spread = std::sqrt(squares / goals);
    CHECK(spread > 0.8);
    CHECK(spread < 1.2);
}

}  // namespace boxcars::test
