// Checks of a goal's chances for every game: they fit each other, and are those of every decision and throw.
#pragma once
#include "chance/dice_stream.h"
#include "odds/chain/chain.h"
#include "rules/game.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
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

// A goal at a game of three dice by all decisions and all ordered throws, in fractions. Keeps each state that it comes
// to.
template <rules::Game Rules>
class EveryThrow {
 public:
    using State = typename Rules::State;
    struct Goal {
        Rules rules;
        std::function<std::optional<bool>(const State&)> ended;   // whether it is reached; empty while it is open
        std::function<std::vector<State>(const State&)> decided;  // where each decision leads; besides a throw, if any
        odds::Fraction without = 0;                               // the chance where no decision is left
    };
    explicit EveryThrow(Goal goal) : goal_(std::move(goal)) {}

    // Holds the chance at each position that is come to against the solved goal's; returns how many they are.
    std::size_t check(const auto& solved, const State& start) {
        REQUIRE(std::abs(solved.chance() - odds::to_double(best(start))) < same_chance);
        for (const auto& [key, known] : known_)
            REQUIRE(std::abs(solved.now(known.first, known.first.round - 1) - odds::to_double(known.second)) <
                    same_chance);
        return known_.size();
    }

 private:
    odds::Fraction best(const State& state) {
        if (const auto ended = goal_.ended(state)) return *ended ? 1 : 0;
        if (const auto found = known_.find(canonical(state)); found != known_.end()) return found->second.second;
        const bool dice = dice_wanted(goal_.rules, state).count > 0;
        odds::Fraction chance = dice ? over_throws(state) : goal_.without;
        const std::vector<State> all = goal_.decided(state);
        if (!dice && !all.empty()) chance = 0;
        for (const State& after : all) chance = std::max(chance, best(after));
        known_[canonical(state)] = {state, chance};
        return chance;
    }
    odds::Fraction over_throws(const State& state) {
        odds::Fraction sum = 0;
        int decisive = 0;
        for (int number = 0; number < 216; ++number) {
            State after = state;
            advance(goal_.rules, after,
                    thrown(goal_.rules, std::array{1 + number % 6, 1 + number / 6 % 6, 1 + number / 36}));
            if (after == state) continue;
            ++decisive;
            sum += best(after);
        }
        return sum / decisive;
    }
    Goal goal_;
    std::map<std::vector<std::int64_t>, std::pair<State, odds::Fraction>> known_{};
};

}  // namespace boxcars::test
