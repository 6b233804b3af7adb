// Coins are neither made nor lost: games of any amounts on any sheet, and what is told adds up.
#include "chance/dust.h"
#include "longer.h"
#include "rules/ceelo/table.h"

#include <algorithm>

using namespace ceelo_table;
using chance::Dust;

namespace {

Rules any_sheet(Dust& draws) {
    Rules rules;
    for (const auto& knob : Rules::knobs())
        if (draws.below(2) == 0) knob.set(rules, knob.least + draws.below(knob.most - knob.least + 1));
    return rules;
}

Event any_event(const State& state, Dust& draws) {
    const auto upto = [&](int most) { return 1 + draws.below(most); };
    const int most = most_offered(state);
    if (state.phase == Phase::Stake) return Stake{upto(most)};
    if (state.phase == Phase::Cover) return Cover{upto(most)};
    const int first = upto(6), second = upto(6);
    return Rolled{{first, second, upto(6)}};
}

}  // namespace

TEST_CASE("cee-lo: on any sheet no coin is made or lost, what is told adds up, and nobody is paid short at 1 to 1") {
    Dust draws{3};
    for (int game = 0; game < test::longer(4000, 400'000); ++game) {
        const bool even_money = game % 2 == 0;
        Rules rules = any_sheet(draws);
        if (even_money) rules.pays_111 = rules.pays_triple = rules.pays_456 = rules.pays_point = rules.pays_at_once = 1;
        State state = opening(rules);
        advance(rules, state, Begin{draws.below(rules.players)});
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
            state = step.next;
            REQUIRE(reported == state.coins);
            REQUIRE(all_coins(state) == rules.players * rules.coins);
            REQUIRE(std::min({state.bank, std::ranges::min(state.coins), std::ranges::min(state.bets)}) >= 0);
        }
    }
}
