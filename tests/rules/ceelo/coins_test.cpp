// Coins are neither made nor lost: games of any amounts on any sheet, and what is told adds up.
#include "rules/ceelo/table.h"

#include <algorithm>

using namespace ceelo_table;

namespace {

class Draws {  // what the tests try, the same on every run (a linear congruence; not for results)
 public:
    explicit Draws(std::uint64_t seed) : state_(seed) {}
    int upto(int n) {  // 1 to n
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<int>((state_ >> 33) % static_cast<unsigned>(n)) + 1;
    }

 private:
    std::uint64_t state_;
};

Rules any_sheet(Draws& draws) {
    Rules rules;
    for (const auto& knob : Rules::knobs())
        if (draws.upto(2) == 1) knob.set(rules, knob.least + draws.upto(knob.most - knob.least + 1) - 1);
    return rules;
}

Event any_event(const State& state, Draws& draws) {
    const int most = most_offered(state);
    if (state.phase == Phase::Stake) return Stake{draws.upto(most)};
    if (state.phase == Phase::Cover) return Cover{draws.upto(most)};
    const int first = draws.upto(6), second = draws.upto(6);
    return Rolled{{first, second, draws.upto(6)}};
}

void play_rounds(std::int64_t rounds, std::uint64_t seed) {
    Draws draws{seed};
    for (std::int64_t played = 0; played < rounds;) {
        const Rules rules = any_sheet(draws);
        State state = opening(rules);
        advance(rules, state, Begin{draws.upto(rules.players) - 1});
        while (!over(rules, state) && state.round <= 200) {
            advance(rules, state, any_event(state, draws));
            const bool conserved = all_coins(state) == rules.players * rules.coins && state.bank >= 0 &&
                                   std::ranges::min(state.coins) >= 0 && std::ranges::min(state.bets) >= 0;
            if (!conserved) FAIL("round ", state.round, ", ", all_coins(state), " coins of ", rules.coins, " each");
        }
        played += state.round;
    }
}

}  // namespace

TEST_CASE("cee-lo: a hundred thousand rounds on any sheets conserve every coin") { play_rounds(100'000, 1); }

TEST_SUITE("long") {
    TEST_CASE("cee-lo: ten million rounds on any sheets conserve every coin") { play_rounds(10'000'000, 2); }
}

TEST_CASE("cee-lo: what is told adds up to every player's coins, and nobody is paid short at 1 to 1") {
    Draws draws{3};
    for (int game = 0; game < 200; ++game) {
        const bool even_money = game % 2 == 0;
        Rules rules = any_sheet(draws);
        if (even_money) rules.pays_111 = rules.pays_triple = rules.pays_456 = rules.pays_point = rules.pays_at_once = 1;
        State state = opening(rules);
        advance(rules, state, Begin{0});
        while (!over(rules, state) && state.round <= 50) {
            const Step step = apply(rules, state, any_event(state, draws));
            Seats reported = state.coins;
            for (const auto& fact : step.facts) {
                for (int player = 0; player < most_players; ++player) reported[seat(player)] += to_coins(fact, player);
                if (const auto* won = std::get_if<BettorWon>(&fact); won && even_money) {
                    CHECK(won->won == won->bet);
                    CHECK(won->pocket == 0);
                }
            }
            REQUIRE(reported == step.next.coins);
            state = step.next;
        }
    }
}
