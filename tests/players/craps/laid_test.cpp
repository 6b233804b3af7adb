// The bets on a felt as a way to bet: who bets so from the start, on the same dice, has the same bets down.

#include "players/craps/strategy.h"
#include "players/craps/throws.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::craps;
using players::When;
using namespace boxcars::test;

namespace {

State played(const players::BetLines& lines, std::initializer_list<Rolled> throws) {
    State state = opening(house);
    const auto bet = [&] {
        for (const Event& event : decisions(lines, house, state)) advance(house, state, event);
    };
    for (const Rolled& thrown : throws) {
        bet();
        advance(house, state, thrown);
    }
    bet();
    return state;
}

players::BetLines laid(std::initializer_list<Event> bets, std::initializer_list<Rolled> throws = {}) {
    State state = opening(house);
    for (const Rolled& thrown : throws) advance(house, state, thrown);
    for (const Event& bet : bets) advance(house, state, bet);
    return players::laid_lines(house, state);
}

}  // namespace

TEST_CASE("the felt of every strategy, laid again on the same dice, is the same felt") {
    for (const char* name : {"pass_line", "pass_full_odds", "dont_pass_odds", "three_point_molly", "place_6_8",
                             "iron_cross", "field", "hardways"})
        for (const auto throws : {std::initializer_list<Rolled>{}, {four}, {four, five}, {six, five, eight}}) {
            CAPTURE(name);
            CAPTURE(throws.size());
            const State felt = played(players::find_craps_strategy(name)->lines, throws);
            const players::BetLines lines = players::laid_lines(house, felt);
            if (felt.bets.empty()) {
                CHECK(lines.empty());
                continue;
            }
            CHECK_FALSE(players::problem(lines, house, name));
            CHECK(played(lines, throws).bets == felt.bets);
        }
}

TEST_CASE("line bets are laid on a come-out, numbers while there is a point, the rest before every throw") {
    const auto lines = laid({Bet{{Kind::Place, 6}, 12 * dollar}, Bet{{Kind::Field}, 5 * dollar}}, {four});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].bet == craps::Spot{Kind::Place, 6});
    CHECK(lines[0].when == When::Point);
    CHECK(lines[0].stake == 12 * dollar);
    CHECK(lines[1].when == When::Always);
    CHECK(players::in_words(lines) == "place_6 $12, field $5");
    const auto pass = laid({Bet{{Kind::Pass}, 10 * dollar}});
    REQUIRE(pass.size() == 1);
    CHECK(pass[0].when == When::ComeOut);
}

TEST_CASE("odds are as many times the flat bet as lie there, and in words") {
    State state = opening(house);
    advance(house, state, Bet{{Kind::Pass}, 10 * dollar});
    advance(house, state, four);
    advance(house, state, Bet{{Kind::PassOdds}, 20 * dollar});
    CHECK(players::in_words(players::laid_lines(house, state)) == "pass $10 with 2x odds");
}
