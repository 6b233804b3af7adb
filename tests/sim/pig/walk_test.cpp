// The walk of Pig: on every path the games that the rules themselves play with the same bytes.
#include "odds/pig/optimal.h"
#include "sim/pig/match.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

std::vector<players::PigPolicy> named(const std::vector<std::string>& names) {
    std::vector<players::PigPolicy> all;
    for (const auto& name : names) all.push_back(players::find_policy(name).value());
    return all;
}

struct Pairing {
    pig::Rules rules;
    std::vector<std::string> players;
};

std::vector<Pairing> pairings() {
    return {{{}, {"hold20", "hold20"}},
            {{}, {"hold20", "hold:7"}},
            {{}, {"hold25", "four_turns"}},
            {{50, 3, 8, 2}, {"four_turns", "hold:10"}},
            {{.goal = 50, .lead = 12}, {"hold20", "hold:10"}},
            {{.goal = 60, .lead = -33}, {"four_turns", "hold25"}},
            {{2, 1, 2, 2}, {"hold:1", "hold:2"}},
            {{37, 20, 20, 2}, {"hold20", "hold:15"}},
            {{60, 2, 17, 2}, {"hold25", "hold20"}},
            {{300, 1, 6, 2}, {"hold:30", "four_turns"}},
            {{300, 1, 6, 2}, {"hold20", "hold:200"}},
            {{235, 7, 20, 2}, {"hold:235", "hold:300"}}};
}

// The definition of a walk (see chain_walk_test.cpp), each byte a face for the rules, or no face.
PigCounts by_rules(const Pairing& pairing, const chance::BlockState& fresh, std::int64_t games, int first) {
    chance::BlockState dice = fresh;
    const auto& [rules, names] = pairing;
    const auto players = named(names);
    PigCounts counts;
    pig::State start = opening(rules);
    advance(rules, start, pig::Begin{first});
    std::vector<pig::State> states(64, start);
    std::uint64_t live = games >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << games) - 1;
    while (counts.games < games) {
        if (live == 0) {
            const std::int64_t left = games - counts.games;
            live = left >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << left) - 1;
        }
        const bool again = counts.games + 128 <= games;
        for (std::size_t lane = 0; lane < 64; ++lane) {
            static std::uint64_t word = 0;
            if (lane % 8 == 0) {
                auto generator = chance::BlockGenerator<std::uint64_t>::from(dice, static_cast<int>(lane / 8));
                word = generator.next();
                generator.keep(dice, static_cast<int>(lane / 8));
            }
            const int face = pig_place(static_cast<std::uint8_t>(word >> (lane % 8 * 8)), rules.sides) + 1;
            if (!(live >> lane & 1) || face > rules.sides) continue;
            pig::State& state = states[lane];
            ++counts.rolls;
            advance(rules, state, pig::Rolled{face});
            if (players[static_cast<std::size_t>(state.turn)].holds(rules, state)) advance(rules, state, pig::Hold{});
            if (!over(rules, state)) continue;
            ++counts.games;
            counts.second += state.winner;
            state = start;
            if (!again) live &= ~(std::uint64_t{1} << lane);
        }
    }
    return counts;
}

TEST_CASE("the walk of pig plays what the rules play, byte for byte, whoever begins and on every path") {
    for (const auto& pairing : pairings()) {
        REQUIRE(PigWalk::takes(pairing.rules, named(pairing.players)));
        for (const std::int64_t games : {1, 63, 65, 128, 400})
            for (const int first : {0, 1}) {
                CAPTURE(pairing.players[1]);
                CAPTURE(games);
                const auto expected = by_rules(pairing, chance::block_state(5, 1), games, first);
                for (const Path path : {Path::Baseline, Path::Avx2, Path::Avx512}) {
                    if (!has(path)) continue;
                    const PigWalk walk{pairing.rules, named(pairing.players), path};
                    auto dice = chance::block_state(5, 1);
                    const auto counts = walk.play(dice, games, first, {});
                    CHECK(counts.games == games);
                    CHECK(counts.rolls == expected.rolls);
                    CHECK(counts.second == expected.second);
                }
            }
    }
}

TEST_CASE("of 256 bytes every face of a die has as many, and the rest are no face") {
    for (int sides = 2; sides <= 20; ++sides) {
        std::vector<int> counts(static_cast<std::size_t>(sides) + 1);
        for (int byte = 0; byte < 256; ++byte)
            ++counts[static_cast<std::size_t>(pig_place(static_cast<std::uint8_t>(byte), sides))];
        for (int face = 0; face < sides; ++face) CHECK(counts[static_cast<std::size_t>(face)] == 256 / sides);
        CHECK(counts.back() == 256 % sides);
    }
}

TEST_CASE("two who hold at a number of points are a race, others are not, nor a goal beyond a byte, nor a lead") {
    for (const auto& [rules, names] : pairings()) {
        const bool race =
            names[0] != "four_turns" && names[1] != "four_turns" && rules.goal + rules.sides < 256 && rules.lead == 0;
        CHECK(PigWalk{rules, named(names), Path::Auto}.is_race() == race);
    }
}

TEST_CASE("pig between those who look at the other, of three, or with spared pigs is left to the rules") {
    CHECK(PigWalk::takes({}, named({"hold20", "four_turns"})));
    CHECK_FALSE(PigWalk::takes({}, named({"hold20", "keep_pace"})));
    CHECK_FALSE(PigWalk::takes({}, named({"optimal", "hold20"})));
    CHECK_FALSE(PigWalk::takes({100, 1, 6, 3}, named({"hold20", "hold20", "hold20"})));
    CHECK_FALSE(PigWalk::takes({.spare_ones = 1}, named({"hold20", "hold20"})));
    CHECK_FALSE(PigWalk::takes({.bust_keeps = 1}, named({"hold20", "hold20"})));
}

MatchPlan match_plan(std::vector<std::string> players, std::int64_t games, pig::Rules rules = {}) {
    MatchPlan plan;
    rules.players = static_cast<int>(players.size());
    plan.rules = rules;
    plan.players = std::move(players);
    plan.games = games;
    return plan;
}

}  // namespace

TEST_CASE("through the rules, the first games of a longer plan are the games of the shorter one") {
    const MatchResult one = play_match(match_plan({"hold20", "keep_pace"}, 2048));
    const MatchResult two = play_match(match_plan({"hold20", "keep_pace"}, 2049));
    CHECK(two.rolls > one.rolls);
    CHECK(two.seats[0].wins - one.seats[0].wins + two.seats[1].wins - one.seats[1].wins == 1);
}

TEST_CASE("a match of equals is even once both have begun as often") {
    const MatchPlan match = match_plan({"hold20", "hold20"}, 2);
    CHECK(std::abs(against_exact(match, play_match(match))->exact - 0.5) < 1e-15);
    const MatchPlan once = match_plan({"hold20", "hold20"}, 1);
    CHECK(std::abs(against_exact(once, play_match(once))->exact - 0.534698326165) < 5e-13);
}

TEST_CASE("a sheet that favours a seat is simulated, but not solved: player 1 wins more often") {
    for (const char* first : {"hold20", "optimal"}) {
        const MatchPlan plain = match_plan({first, "hold20"}, 2000);
        const MatchPlan favours = match_plan({first, "hold20"}, 2000, {.spare_ones = 2});
        const MatchResult result = play_match(favours);
        CHECK(result.seats[0].wins > play_match(plain).seats[0].wins + 200);
        CHECK_FALSE(against_exact(favours, result));
    }
}

TEST_CASE("three at the table are simulated, but not solved") {
    const MatchPlan match = match_plan({"hold20", "optimal", "hold:15"}, 500);
    CHECK_FALSE(against_exact(match, play_match(match)));
}

TEST_CASE("a match that cannot be played is refused with a sentence") {
    CHECK(problem(MatchPlan{.players = {"hold20"}}) ==
          "The rule sheet has 2 players, but 1 are named: name one policy for each.");
    CHECK(problem(MatchPlan{.players = {"hold20", "hold2O"}}) ==
          "There is no player of pig named 'hold2O'; did you mean 'hold20'?");
    CHECK(problem(MatchPlan{.rules = {.sides = 1}}) == "The knob 'sides' of pig takes 2 to 20, not '1'.");
}

TEST_CASE("every pairing of the six policies wins within four standard errors of its exact chance" *
          doctest::test_suite("long")) {
    for (const auto& rules : {pig::Rules{}, pig::Rules{50, 1, 6, 2}, pig::Rules{100, 4, 4, 2}, pig::Rules{60, 3, 8, 2},
                              pig::Rules{150, 10, 10, 2}, pig::Rules{200, 1, 20, 2}}) {
        const auto solution = std::make_shared<const odds::PigSolution>(odds::solve_pig(rules));
        for (const auto a : players::policy_names())
            for (const auto b : players::policy_names()) {
                MatchPlan plan =
                    match_plan({std::string{a}, std::string{b}}, rules == pig::Rules{} ? 1'000'000 : 20'000, rules);
                plan.seed = 20;
                const auto check = against_exact(plan, play_match(plan, solution), solution);
                REQUIRE(check);
                CHECK_MESSAGE(std::abs(check->z) < 4, std::string{a}, " against ", std::string{b}, ": z ", check->z);
            }
    }
}
