// Rounds of cee-lo played through the rules beside their exact odds: what a coin against the bank comes to, and how
// often the bank passes. Everybody bets one coin and the bank is covered, as the odds have it.
#include "base/numbers.h"
#include "odds/ceelo/odds.h"
#include "sim/kernel/random_sheets.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace boxcars;

namespace {

struct Rounds {
    std::int64_t played = 0, wins = 0, ties = 0, net = 0, passes = 0;  // of the last player to throw; of the bank
};

Rounds rounds(const ceelo::Rules& sheet, int players, std::int64_t many, std::uint64_t seed) {
    const ceelo::Rules rules = odds::with_players(sheet, players);
    const ceelo::State bet = odds::all_bet(rules);
    chance::DiceStream dice{seed};
    Rounds counts;
    for (; counts.played < many; ++counts.played) {
        ceelo::State state = bet;
        while (state.round == bet.round) {
            const int first = dice.face(6), second = dice.face(6);
            advance(rules, state, ceelo::Rolled{{first, second, dice.face(6)}});
        }
        const int net = worth(state, players - 1) - rules.coins;
        counts.wins += net > 0;
        counts.ties += net == 0;
        counts.net += net;
        counts.passes += state.banker != 0;
    }
    return counts;
}

// Answers the farthest of the four numbers.
double check_rounds(const ceelo::Rules& rules, int players, std::int64_t many, std::uint64_t seed) {
    const Rounds counts = rounds(rules, players, many, seed);
    const auto bet = odds::ceelo_bet(rules);
    const auto apart = [&](std::int64_t count, const odds::Fraction& chance) {
        return std::abs(sim::z_of_count(count, many, odds::to_double(chance)));
    };
    const double net = sim::z_of_sum(static_cast<double>(counts.net), static_cast<double>(many),
                                     -odds::to_double(bet.banker_edge), odds::to_double(bet.variance));
    const double farthest = std::max({apart(counts.wins, bet.player_wins), apart(counts.ties, bet.tie), std::abs(net),
                                      apart(counts.passes, odds::ceelo_bank_passes(rules, players))});
    INFO("players ", players, ", tie ", ordinal(rules.tie), ", passes on all lost ", rules.pass_on_all_lost,
         ", on specials ", rules.pass_on_special, ", seed ", seed);
    CHECK(farthest < 4);
    return farthest;
}

// Every setting of the two knobs that pass the bank, with this rule for equal scores and 2 to 6 players at 1 to 1; and
// three players with every pay-out another.
void check_sheets(ceelo::Tie tie, std::uint64_t seed) {
    constexpr std::int64_t many = 10'000'000;
    double farthest = 0;
    for (int passes = 0; passes < 4; ++passes) {
        ceelo::Rules rules;
        rules.tie = tie;
        rules.pass_on_all_lost = passes % 2 != 0;
        rules.pass_on_special = passes / 2 != 0;
        for (int players = 2; players <= 6; ++players)
            farthest = std::max(farthest, check_rounds(rules, players, many, ++seed));
        rules.pays_111 = 10;
        rules.pays_triple = 5;
        rules.pays_456 = 4;
        rules.pays_point = 2;
        rules.pays_at_once = 3;
        farthest = std::max(farthest, check_rounds(rules, 3, many, ++seed));
    }
    MESSAGE("the farthest of 96 numbers: ", farthest, " standard errors");
}

}  // namespace

TEST_CASE("cee-lo: a million rounds lie within four standard errors of the exact odds") {
    check_rounds({}, 2, 1'000'000, 2);
}

TEST_CASE("cee-lo: with more players too") {
    for (int players = 3; players <= 6; ++players)
        check_rounds({}, players, 50'000, static_cast<std::uint64_t>(players));
}

TEST_SUITE("long") {
    TEST_CASE("cee-lo: ten million rounds of every sheet on which equal scores stand off lie near the exact odds") {
        check_sheets(ceelo::Tie::Push, 0);
    }
    TEST_CASE("cee-lo: so do ten million of every sheet on which equal scores are the banker's") {
        check_sheets(ceelo::Tie::Banker, 1000);
    }
    TEST_CASE("cee-lo: so do ten million of every sheet on which equal scores are thrown again") {
        check_sheets(ceelo::Tie::Reroll, 200);
    }
    TEST_CASE("cee-lo: so do ten million with each pay-out at its ends and its middle") {
        double farthest = 0;
        std::uint64_t seed = 400;
        for (const auto& knob : ceelo::Rules::knobs()) {
            if (!knob.name.starts_with("pays_")) continue;
            for (const int value : {knob.least, (knob.least + knob.most) / 2, knob.most}) {
                ceelo::Rules rules;
                knob.set(rules, value);
                CAPTURE(knob.name);
                CAPTURE(value);
                farthest = std::max(farthest, check_rounds(rules, 3, 10'000'000, ++seed));
            }
        }
        MESSAGE("the farthest of 60 numbers: ", farthest, " standard errors");
    }
}
