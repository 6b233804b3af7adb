// Simulated craps comes near the exact odds, and its compiled tables play as the rules do.
#include "sim/craps/run.h"

#include "sim/craps/table.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

HandsPlan hands(std::vector<std::string> names, std::int64_t games, craps::Rules rules = {}) {
    HandsPlan plan;
    plan.rules = rules;
    plan.games = games;
    for (const auto& name : names) plan.players.push_back(*players::find_craps_strategy(name));
    return plan;
}

}  // namespace

TEST_CASE("line games are the same whether their lengths are counted, looked at or not, and on every path") {
    LinePlan plan{.games = 300'000, .seed = 12};
    LineResult counted = play_line(plan);
    plan.path = Path::Baseline;
    CHECK(play_line(plan) == counted);
    counted.lengths.clear();
    plan.players.lengths = Lengths::Counted;
    LineResult all = play_line(plan);
    CHECK(all.length_games() == plan.games);
    all.lengths.clear();
    CHECK(all == counted);
    plan.players.lengths = Lengths::Uncounted;
    for (const Path path : {Path::Auto, Path::Baseline, Path::Avx2, Path::Avx512}) {
        if (!has(path)) continue;
        plan.path = path;
        CHECK(play_line(plan) == counted);
    }
}

TEST_CASE("of a large plan every 32nd block's lengths are looked at, and they are those blocks' own") {
    LinePlan plan{.games = 34 * (1 << 20), .seed = 4};
    const LineResult sampled = play_line(plan);
    const ChainWalk walk{walk_line(plan.rules), Path::Auto, Lengths::Counted};
    LineResult blocks;
    for (const std::uint64_t number : {1u, 33u})
        add_up(blocks.lengths, walk.play_block(plan.seed, number, ChainWalk::block_of(plan.games), {}).lengths);
    CHECK(sampled.lengths == blocks.lengths);
    CHECK(sampled.length_games() == 2 << 20);
    plan.games = most_counted_games;
    CHECK(play_line(plan).length_games() == plan.games);
}

TEST_CASE("the line as it is walked is what the rules say about each of the 36 throws") {
    const Walked line = walk_line({});
    REQUIRE(line.next.size() == 7);
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            const int sum = first + second, next = line.next[0][static_cast<std::size_t>(throw_number(first, second))];
            const bool natural = sum == 7 || sum == 11, out = sum == 2 || sum == 3 || sum == 12;
            CHECK((next == line_won) == natural);
            CHECK((next == line_lost) == out);
            if (natural || out) continue;
            const auto& point = line.next[static_cast<std::size_t>(next)];
            CHECK(point[static_cast<std::size_t>(throw_number(first, second))] == line_won);
            CHECK(point[static_cast<std::size_t>(throw_number(3, 4))] == line_lost);
            CHECK(point[static_cast<std::size_t>(throw_number(1, 1))] == next);
        }
}

TEST_CASE("who else is at the table changes nothing for a player") {
    const HandsResult both = play_hands(hands({"field", "three_point_molly"}, 2000));
    CHECK(both.players[1] == play_hands(hands({"three_point_molly"}, 2000)).players[0]);
    CHECK(both.players[0] == play_hands(hands({"field"}, 2000)).players[0]);
}

TEST_CASE("a hand played from the compiled table is the hand played by the rules, with a short purse too") {
    for (const int bankroll : {7, 30, 1000}) {
        for (const auto& strategy : players::craps_strategies()) {
            HandsPlan plan = hands({strategy.name}, 300);
            plan.rules.bankroll = bankroll;
            PlayerResult slow{strategy.name, {}};
            chance::DiceStream dice{plan.seed, 1};
            for (int game = 0; game < 300; ++game) {
                players::Playing player{opening(plan.rules)};
                const craps::State& felt = player.state;
                for (bool out = false; !out;) {
                    const int first = dice.face(6), second = dice.face(6);
                    make_bets(strategy.lines, plan.rules, player);
                    out = felt.point != 0 && first + second == 7;
                    see_throw(strategy.lines, plan.rules, player, {first, second});
                }
                ++slow.results[felt.bankroll + on_table(felt) - bankroll * dollar];
            }
            CHECK_MESSAGE(play_hands(plan).players[0] == slow, strategy.name, " with $", bankroll);
        }
    }
}

TEST_CASE(
    "the flat pass line loses a twenty-eighth of its bet in a hand, with odds or without, the field 1/36 a roll") {
    const auto loses = [](const char* name, double expected) {
        CHECK(std::abs(*expected_mean({}, players::find_craps_strategy(name)->lines) + expected) < 1e-8);
    };
    // 7/495 of the bet a decision, and 196/495 of the decisions end the hand
    for (const char* name : {"pass_line", "pass_full_odds"}) loses(name, 500.0 / 28);
    loses("field", 500.0 / 36 * 1671 / 196);
}

TEST_CASE("mean and standard error are those of the counted results") {
    const PlayerResult player{"x", {{-500, 3}, {500, 1}}};
    CHECK(player.hands() == 4);
    CHECK(player.ahead() == 1);
    CHECK(player.behind() == 3);
    CHECK(player.mean() == -250);
    CHECK(player.standard_error() == 250);
}

TEST_CASE("a simulation of craps that cannot be is refused with a sentence") {
    CHECK(problem(HandsPlan{})->starts_with("Nobody is named to play"));
    CHECK(problem(hands({"dont_pass_odds"}, 5, {.crapless = true}))
              ->starts_with("The strategy dont_pass_odds cannot play"));
    LinePlan plan;
    plan.rules.bar = 7;
    CHECK(problem(plan) == "The knob 'bar' of craps takes 2, 3 or 12, not '7'.");
}
