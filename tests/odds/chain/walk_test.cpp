// Games walked as chains under a policy, through legal decisions and the rules' own dice.
#include "odds/chain/chain.h"

#include "odds/ceelo/odds.h"
#include "odds/craps/odds.h"
#include "odds/siwuliu/odds.h"
#include "rules/pig/rules.h"

#include <doctest/doctest.h>

using namespace boxcars;
using odds::Chain;
using odds::End;
using odds::fraction;

namespace {

pig::State begun(const pig::Rules& rules) {
    pig::State state = opening(rules);
    advance(rules, state, starts(rules).front());
    return state;
}
std::optional<End> never(const pig::State&) { return {}; }
std::optional<pig::Event> rolls(const pig::State&) { return {}; }
std::optional<pig::Event> holds(const pig::State&) { return pig::Hold{}; }

}  // namespace

TEST_CASE("a walk that counts what never stops is refused with a sentence: it cannot be finite") {
    int calls = 0;
    CHECK_THROWS_WITH_AS(odds::walk(pig::Rules{}, begun({}), rolls, never, [&](const pig::State&) { return ++calls; }),
                         "More than 20000 different states can be come to, too many to count exactly.", Error);
}

TEST_CASE("a walk asks the rules about every decision") {
    CHECK_THROWS_AS(odds::walk(pig::Rules{}, begun({}), holds, never, [](const pig::State&) { return 0; }), Error);
}

TEST_CASE("a round of sì-wŭ-liù and one of cee-lo are chains of five states with the odds known otherwise") {
    const Chain siwuliu = odds::siwuliu_round({}), ceelo = odds::ceelo_round({});
    CHECK(siwuliu.states.size() == 5);  // the banker to throw, or the player against one of four points
    CHECK(ceelo.states.size() == 5);
    const auto of_siwuliu = solve(siwuliu), of_ceelo = solve(ceelo);
    CHECK(round_odds(siwuliu, of_siwuliu).edge == fraction(167, 1674));
    CHECK(round_odds(siwuliu, of_siwuliu).variance == odds::siwuliu_odds({}).player.variance);
    CHECK(round_odds(ceelo, of_ceelo).edge == fraction(-2, 81));
    CHECK(round_odds(ceelo, of_ceelo).variance == odds::ceelo_bet({}).variance);
    CHECK(of_ceelo.throws == odds::ceelo_bet({}).throws);
}

TEST_CASE("a chain says how many states it has: seven for the pass line, many for the bets that remember") {
    for (const auto& bet : odds::craps_odds({}).bets) {
        if (bet.bet == "pass" || bet.bet == "come") CHECK(bet.states == 7);
        if (bet.bet == "field") CHECK(bet.states == 1);
        if (bet.bet == "all") CHECK(bet.states > 50);
    }
}
