// The computer players of cee-lo: what each of them puts down.
#include "players/ceelo/policy.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::players;

namespace {

struct Spot {
    ceelo::Rules rules{};
    ceelo::State state{};
    odds::CeeloBet odds{};

    explicit Spot(int players, int coins, ceelo::Rules sheet = {}) : rules(sheet) {
        rules.players = players;
        rules.coins = coins;
        odds = odds::ceelo_bet(rules);
        state = opening(rules);
        advance(rules, state, ceelo::Begin{0});
    }
    int puts(std::string_view name) const { return amount(*find_ceelo_policy(name), {rules, state, odds}); }
};

}  // namespace

TEST_CASE("cee-lo's players as bankers: an eighth, half, a third, what the edge is worth") {
    const Spot spot{3, 100};
    CHECK(spot.puts("cautious") == 13);
    CHECK(spot.puts("bold") == 50);
    CHECK(spot.puts("even") == 34);
    CHECK(spot.puts("kelly") == 2);  // 2/81 over a variance of 0.92: 2.7 of 100 coins
}

TEST_CASE("cee-lo's players against the bank: one, half of their coins, an even share, nothing to win and so one") {
    Spot spot{4, 20};
    advance(spot.rules, spot.state, ceelo::Stake{18});
    CHECK(spot.puts("cautious") == 1);
    CHECK(spot.puts("bold") == 10);
    CHECK(spot.puts("even") == 6);
    CHECK(spot.puts("kelly") == 1);
}

TEST_CASE("where the sheet favours the players kelly bets more and stakes least") {
    ceelo::Rules sheet;
    sheet.pays_at_once = 2;
    Spot spot{2, 100, sheet};
    CHECK(spot.puts("kelly") == 1);
    advance(spot.rules, spot.state, ceelo::Stake{100});
    CHECK(spot.puts("kelly") > 5);
}

TEST_CASE("best takes the amount that wins most, and never one that is worth less") {
    Spot spot{3, 10};
    const auto choices = odds::ceelo_choices(spot.odds, spot.rules, spot.state);
    const int taken = spot.puts("best");
    for (const auto& choice : choices) CHECK(choice.wins <= choices[static_cast<std::size_t>(taken - 1)].wins + 1e-12);
}

TEST_CASE("every player of cee-lo puts down what is on offer, whatever the sheet and the coins") {
    for (int n = 0; n < 300; ++n) {
        ceelo::Rules sheet;
        sheet.tie = static_cast<ceelo::Tie>(n % 3);
        sheet.pays_triple = 1 + n % 4;
        Spot spot{2 + n % 5, 5 + n % 7, sheet};
        for (int act = 0; act < 40 && !over(spot.rules, spot.state); ++act) {
            if (most_offered(spot.state) == 0) {
                advance(spot.rules, spot.state,
                        ceelo::Rolled{{1 + (n + act) % 6, 1 + (n / 6 + act * act) % 6, 1 + (n + 3 * act) % 6}});
                continue;
            }
            for (const auto& policy : ceelo_policies())
                REQUIRE_FALSE(refusal(spot.rules, spot.state, decision(policy, {spot.rules, spot.state, spot.odds})));
            const auto& policy = ceelo_policies()[static_cast<std::size_t>(n + act) % ceelo_policies().size()];
            advance(spot.rules, spot.state, decision(policy, {spot.rules, spot.state, spot.odds}));
        }
    }
}

TEST_CASE("a player of cee-lo that does not exist is named with the nearest that does") {
    CHECK_FALSE(ceelo_policy_problem("kelly"));
    CHECK(ceelo_policy_problem("kelli") == "There is no player of cee-lo named 'kelli'; did you mean 'kelly'?");
    CHECK(ceelo_policy_problem("nobody") ==
          "There is no player of cee-lo named 'nobody'; there are cautious, bold, even, kelly or best.");
}
