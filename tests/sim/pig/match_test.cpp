// Simulated matches of Pig: exactly the planned games, the same however they are shared out, and near the exact odds.
#include "sim/pig/match.h"

#include "odds/pig/optimal.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

MatchPlan plan(std::vector<std::string> players, std::int64_t games, pig::Rules rules = {}) {
    MatchPlan plan;
    rules.players = static_cast<int>(players.size());
    plan.rules = rules;
    plan.players = std::move(players);
    plan.games = games;
    return plan;
}

}  // namespace

TEST_CASE("four turns to a goal so near that each is one roll wins as often as holding at two, game by game") {
    pig::Rules near;
    near.goal = 8;
    const MatchResult four = play_match(plan({"hold:4", "four_turns"}, 50'000, near));
    const MatchResult two = play_match(plan({"hold:4", "hold:2"}, 50'000, near));
    CHECK(four.seats[0].wins == two.seats[0].wins);
    CHECK(four.rolls == two.rolls);
}

TEST_CASE("every planned game is played, won by somebody, and begun by the seats in turn") {
    for (const std::int64_t games : {1, 2, 1023, 1024, 1025, 5000}) {
        const MatchResult result = play_match(plan({"hold20", "keep_pace", "score_base"}, games));
        CHECK(result.games == games);
        std::int64_t wins = 0, first = 0;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            wins += result.seats[seat].wins;
            first += result.seats[seat].games_first;
            CHECK(result.seats[seat].games_first == (games + 2 - static_cast<std::int64_t>(seat)) / 3);
            CHECK(result.seats[seat].wins_first <= result.seats[seat].games_first);
        }
        CHECK(wins == games);
        CHECK(first == games);
    }
}

TEST_CASE("the same seed plays the same games on any number of threads, another seed plays others") {
    MatchPlan match = plan({"hold20", "optimal"}, 3000);
    match.threads = 1;
    const MatchResult alone = play_match(match);
    for (const int threads : {2, 3, 7, 0}) {
        match.threads = threads;
        CHECK(play_match(match) == alone);
    }
    match.seed = 2;
    CHECK_FALSE(play_match(match) == alone);
}

TEST_CASE("through the rules, the first games of a longer plan are the games of the shorter one") {
    const MatchResult one = play_match(plan({"hold20", "keep_pace"}, 2048));
    const MatchResult two = play_match(plan({"hold20", "keep_pace"}, 2049));
    CHECK(two.rolls > one.rolls);
    CHECK(two.seats[0].wins - one.seats[0].wins + two.seats[1].wins - one.seats[1].wins == 1);
}

TEST_CASE("a game of hold at 20 takes 73 rolls in the mean") {
    const MatchResult result = play_match(plan({"hold20", "hold20"}, 5000));
    CHECK(std::abs(static_cast<double>(result.rolls) / 5000 - 72.94) < 1.5);
}

TEST_CASE("wins lie within four standard errors of the exact chance, with other dice too") {
    for (const auto& rules : {pig::Rules{}, pig::Rules{50, 3, 8, 2}})
        for (const auto* other : {"hold20", "four_turns", "optimal"}) {
            const MatchPlan match = plan({"keep_pace", other}, 3000, rules);
            const auto check = against_exact(match, play_match(match));
            REQUIRE(check);
            CHECK(check->exact > 0);
            CHECK(check->exact < 1);
            CHECK(std::abs(check->z) < 4);
        }
}

TEST_CASE("a match of equals is even once both have begun as often") {
    const MatchPlan match = plan({"hold20", "hold20"}, 2);
    CHECK(std::abs(against_exact(match, play_match(match))->exact - 0.5) < 1e-15);
    const MatchPlan once = plan({"hold20", "hold20"}, 1);
    CHECK(std::abs(against_exact(once, play_match(once))->exact - 0.534698326165) < 1e-12);
}

TEST_CASE("three at the table are simulated, but not solved") {
    const MatchPlan match = plan({"hold20", "optimal", "hold:15"}, 500);
    CHECK_FALSE(against_exact(match, play_match(match)));
}

TEST_CASE("a match can be watched and stopped, and counts only games that ended") {
    MatchPlan match = plan({"hold20", "hold20"}, 100'000'000);
    match.threads = 2;
    std::stop_source stop;
    double last = 0;
    const MatchResult result = play_match(match, {}, stop.get_token(), [&](double done) {
        CHECK(done >= last);
        last = done;
        if (done > 4e-5) stop.request_stop();
    });
    CHECK(result.games >= 4000);
    CHECK(result.games < 10'000'000);
    CHECK(result.seats[0].wins + result.seats[1].wins == result.games);
}

TEST_CASE("a match that cannot be played is refused with a sentence") {
    CHECK_FALSE(problem(MatchPlan{}));
    MatchPlan match;
    match.players = {"hold20"};
    CHECK(problem(match) == "The rule sheet has 2 players, but 1 are named: name one policy for each.");
    match.players = {"hold20", "hold2O"};
    CHECK(problem(match) == "There is no player of pig named 'hold2O'; did you mean 'hold20'?");
    match = MatchPlan{};
    match.games = 0;
    CHECK(problem(match) == "A simulation plays 1 to 1000000000000 games, not 0.");
    match = MatchPlan{};
    match.rules.sides = 1;
    CHECK(problem(match) == "The knob 'sides' of pig takes 2 to 20, not '1'.");
}
