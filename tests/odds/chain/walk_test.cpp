// Games walked as chains under a policy, through legal decisions and the rules' own dice.
#include "odds/chain/chain.h"

#include "odds/ceelo/odds.h"
#include "odds/craps/odds.h"
#include "odds/pig/pairing.h"
#include "odds/siwuliu/odds.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

using namespace boxcars;
using odds::Chain;
using odds::End;
using odds::Fraction;
using odds::fraction;

namespace {

using Seen = std::array<int, 4>;

// Two players who hold at `at` points and at the goal, the first on turn. It ends in 1 when the first has won.
Chain pig_match(const pig::Rules& rules, int at, auto key) {
    pig::State start = opening(rules);
    advance(rules, start, starts(rules).front());
    const int first = start.turn;
    const auto score = [](const pig::State& state, int player) {
        return state.scores[static_cast<std::size_t>(player)];
    };
    return odds::walk(
        rules, start,
        [&](const pig::State& state) -> std::optional<pig::Event> {
            const bool there = score(state, state.turn) + state.turn_total >= rules.goal;
            if (state.turn_total > 0 && (there || state.turn_total >= at)) return pig::Hold{};
            return {};
        },
        [&](const pig::State& state) -> std::optional<End> {
            if (!over(rules, state)) return {};
            return End{state.winner == first, 1};
        },
        key);
}
Seen seen(const pig::State& state) { return {state.scores[0], state.scores[1], state.turn, state.turn_total}; }

}  // namespace

TEST_CASE("pig walked as a chain is won as often as its pairing has it, for any goal, die and pig") {
    for (const auto& rules : {pig::Rules{8, 1, 6, 2}, pig::Rules{9, 3, 4, 2}, pig::Rules{7, 8, 8, 2}}) {
        const Chain chain = pig_match(rules, 4, seen);
        const auto holds = [&](const odds::PigPosition& at) {
            return at.turn_total >= 4 || at.own + at.turn_total >= rules.goal;
        };
        const odds::PigPlayer player{rules, {holds}};
        const Fraction wins = mean(chain, solve(chain));
        CHECK(std::abs(odds::to_double(wins) - first_wins(player, player)) < 1e-14);
    }
}

TEST_CASE("a walk that counts what never stops is refused with a sentence: it cannot be finite") {
    int calls = 0;
    CHECK_THROWS_WITH_AS(pig_match({8, 1, 6, 2}, 4, [&](const pig::State&) { return ++calls; }),
                         "More than 20000 different states can be come to, too many to count exactly.", Error);
}

TEST_CASE("a walk asks the rules about every decision") {
    const pig::Rules rules;
    pig::State start = opening(rules);
    advance(rules, start, starts(rules).front());
    const auto hold_at_once = [](const pig::State&) -> std::optional<pig::Event> { return pig::Hold{}; };
    const auto never = [](const pig::State&) -> std::optional<End> { return {}; };
    CHECK_THROWS_AS(odds::walk(rules, start, hold_at_once, never, seen), Error);
}

TEST_CASE("a round of sì-wŭ-liù and one of cee-lo are chains of five states with the odds known otherwise") {
    const Chain siwuliu = odds::siwuliu_round({}), ceelo = odds::ceelo_round({});
    CHECK(siwuliu.states.size() == 5);  // the banker to throw, or the player against one of four points
    CHECK(ceelo.states.size() == 5);
    const auto of_siwuliu = solve(siwuliu), of_ceelo = solve(ceelo);
    CHECK(mean(siwuliu, of_siwuliu) == fraction(167, 1674));
    CHECK(variance(siwuliu, of_siwuliu) == odds::siwuliu_odds({}).player.variance);
    CHECK(mean(ceelo, of_ceelo) == fraction(-2, 81));
    CHECK(variance(ceelo, of_ceelo) == odds::ceelo_bet({}).variance);
    CHECK(of_ceelo.throws == odds::ceelo_bet({}).throws);
}

TEST_CASE("a chain says how many states it has: seven for the pass line, many for the bets that remember") {
    for (const auto& bet : odds::craps_odds({}).bets) {
        if (bet.bet == "pass" || bet.bet == "come") CHECK(bet.states == 7);
        if (bet.bet == "field") CHECK(bet.states == 1);
        if (bet.bet == "all") CHECK(bet.states > 50);
    }
}
