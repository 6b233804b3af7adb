#include "chuck_a_luck/rules.h"

#include <doctest/doctest.h>

using namespace boxcars::chuck_a_luck;

namespace {

State with_bet(const Rules& rules, int number) { return apply(rules, opening(rules), Bet{number}).next; }

}  // namespace

TEST_CASE("chuck-a-luck pays as often as the number shows, and three of them what the triple knob says") {
    const Rules rules{.triple = 30, .stake = 5, .purse = 100};
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= 6; ++c) {
                const int shown = (a == 4) + (b == 4) + (c == 4);
                const std::int64_t net = shown == 0 ? -5 : shown == 3 ? 150 : 5 * shown;
                CHECK(apply(rules, with_bet(rules, 4), Rolled{{a, b, c}}).next.purse == 100 + net);
            }
}

TEST_CASE("chuck-a-luck is over when the purse does not pay another bet") {
    const Rules rules{.stake = 10, .purse = 15};
    const State broke = apply(rules, with_bet(rules, 1), Rolled{{2, 3, 4}}).next;
    CHECK(broke.purse == 5);
    CHECK(over(rules, broke));
    CHECK(legal(rules, broke).empty());
}
