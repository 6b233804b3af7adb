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

// Compares chances with how often the goal was reached in so many plays each.
class PlayedGoals {
 public:
    void add(double chance, int reached, int plays) {
        CAPTURE(chance);
        CAPTURE(reached);
        const double off = (reached - plays * chance) / std::sqrt(plays * chance * (1 - chance));
        REQUIRE(std::abs(off) < 4.5);
        squares_ += off * off;
        ++goals_;
    }
    void check_spread() const {
        const double spread = std::sqrt(squares_ / goals_);
        CHECK(spread > 0.8);
        CHECK(spread < 1.2);
    }

 private:
    double squares_ = 0;
    int goals_ = 0;
};

}  // namespace boxcars::test
