// One way of playing Pig against another, by published chances and chains; and solutions in the background.
#include "chance/dice_stream.h"
#include "odds/chain/chain.h"
#include "odds/pig/optimal.h"
#include "odds/pig/solver_service.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <thread>
#include <tuple>

using namespace boxcars;
using odds::hold_at, odds::HoldRule, odds::PigPlayer, odds::PigPosition, odds::to_double;
using odds::PigSolverService;

namespace {

HoldRule bolder_from_the_third() {  // looks at its own held turns, two of them
    return {[](const PigPosition& at) { return at.turn_total >= (at.holds < 2 ? 3 : 5); }, 2, false};
}
HoldRule chaser() {  // looks at everything
    return {[](const PigPosition& at) { return at.turn_total + at.own + at.holds >= at.other + 2; }, 4, true};
}
HoldRule best_play(const odds::PigSolution& solution) {
    return {[&](const PigPosition& at) { return !solution.best_is_roll(at.own, at.other, at.turn_total); }, 0, true};
}

double chance_of_first(const pig::Rules& rules, const HoldRule& first, const HoldRule& second) {
    return first_wins(PigPlayer{rules, first}, PigPlayer{rules, second});
}

// The same game as a chain, through the rules: it ends in 1 when the first to move has won.
odds::Chain match(const pig::Rules& rules, const HoldRule& first, const HoldRule& second) {
    pig::State start = opening(rules);
    advance(rules, start, pig::Begin{0});
    const auto holds = [&](const pig::State& state) {
        const auto turn = static_cast<std::size_t>(state.turn);
        const HoldRule& rule = turn == 0 ? first : second;
        const PigPosition at{state.scores[turn], state.scores[1 - turn], state.turn_total,
                             std::min(state.holds[turn], rule.holds_seen)};
        const bool there = at.own + at.turn_total >= rules.goal;
        return at.turn_total > 0 && (there || rule.holds(at));
    };
    const auto next = [&](const pig::State& state, const odds::ThrowWays& dealt) {
        odds::Onward<pig::State> onward{state};
        advance(rules, onward.place, thrown(rules, dealt.faces));
        if (holds(onward.place)) advance(rules, onward.place, pig::Hold{});
        if (over(rules, onward.place)) onward.end = odds::End{onward.place.winner == 0, 1};
        return onward;
    };
    const auto seen = [](const pig::State& state) {
        return std::tuple{state.scores[0],  state.scores[1], state.turn,
                          state.turn_total, state.holds[0],  state.holds[1]};
    };
    return odds::compile(start, odds::throws_of(dice_wanted(rules, start)), next, seen);
}

// Adds what every sequence of faces scores, from a position and with the chance of getting there.
void enumerate(const pig::Rules& rules, const HoldRule& rule, const PigPosition& at, double chance,
               std::map<int, double>& scores) {
    if (at.own + at.turn_total >= rules.goal || (at.turn_total > 0 && rule.holds(at))) {
        scores[at.turn_total] += chance;
        return;
    }
    for (int face = 1; face <= rules.sides; ++face)
        if (face == rules.pig_face)
            scores[0] += chance / rules.sides;
        else
            enumerate(rules, rule, {at.own, at.other, at.turn_total + face, at.holds}, chance / rules.sides, scores);
}

}  // namespace

TEST_CASE("on thirty random sheets a turn scores what every sequence of faces says") {
    chance::DiceStream dice{48, 14};
    const HoldRule rules_of_play[] = {hold_at(9), bolder_from_the_third(), chaser()};
    for (int sheet = 0; sheet < 30; ++sheet) {
        pig::Rules rules{.goal = 2 + dice.draw(14), .pig_face = 1 + dice.draw(6), .sides = 2 + dice.draw(5)};
        rules.pig_face = std::min(rules.pig_face, rules.sides);
        const PigPosition from{dice.draw(rules.goal), dice.draw(rules.goal), dice.draw(4), dice.draw(4)};
        const HoldRule& rule = rules_of_play[sheet % 3];
        std::map<int, double> scores{{0, 0.0}};
        enumerate(rules, rule, from, 1, scores);
        const auto turn = odds::turn_outcomes<odds::Fraction>(rules, rule, from);
        CHECK(to_double(turn.nothing) == doctest::Approx(scores[0]));
        CHECK(turn.held.size() == scores.size() - 1);
        for (const auto& [points, chance] : turn.held) CHECK(to_double(chance) == doctest::Approx(scores[points]));
    }
    CHECK(odds::turn_outcomes<odds::Fraction>({}, hold_at(3), {}).nothing ==
          odds::fraction(1, 6) + odds::fraction(1, 36));  // a 2 is thrown on from
    const auto at_20 = odds::turn_outcomes<odds::Fraction>({}, hold_at(20), {});
    CHECK(to_double(at_20.nothing) == doctest::Approx(0.624541).epsilon(1e-6));
    CHECK(to_double(at_20.held.front().second) == doctest::Approx(0.099713).epsilon(1e-5));
    CHECK(to_double(at_20.held.back().second) == doctest::Approx(0.017173).epsilon(1e-4));
    CHECK(odds::turn_outcomes<double>({}, hold_at(20), {}).mean == doctest::Approx(to_double(at_20.mean)));
}

TEST_CASE("no rule does better against optimal play than optimal play itself") {
    const pig::Rules rules{60, 1, 6, 2};
    const auto solution = odds::solve_pig(rules);
    for (int least = 1; least <= 60; least += 7) {
        CHECK(chance_of_first(rules, hold_at(least), best_play(solution)) < solution.first_player_wins());
        CHECK(chance_of_first(rules, best_play(solution), hold_at(least)) > solution.first_player_wins());
    }
}

TEST_CASE("pairings come out as the games do when they are walked as chains, for any goal, die and pig") {
    for (const auto& rules : {pig::Rules{7, 1, 6, 2}, pig::Rules{6, 2, 3, 2}, pig::Rules{5, 2, 2, 2},
                              pig::Rules{8, 1, 6, 2}, pig::Rules{9, 3, 4, 2}, pig::Rules{7, 8, 8, 2}}) {
        const std::vector<HoldRule> ways{hold_at(1), hold_at(4), hold_at(50), bolder_from_the_third(), chaser()};
        for (std::size_t a = 0; a < ways.size(); a += 2)
            for (const auto& b : ways) {
                const odds::Chain chain = match(rules, ways[a], b);
                const double wins = to_double(round_odds(chain, solve(chain)).edge);
                CHECK(std::abs(chance_of_first(rules, ways[a], b) - wins) < 1e-14);
            }
    }
}

TEST_CASE("a rule that says it never looks at the other's score comes out the same when it does not say so") {
    HoldRule shy = hold_at(20), open = hold_at(20);
    open.sees_other = true;
    for (const pig::Rules& rules : {pig::Rules{}, pig::Rules{320, 1, 6, 2}}) {  // 320 has no table of turns
        open.holds_seen = rules.goal == 100 ? 2 : 0;
        const HoldRule other = hold_at(rules.goal == 100 ? 25 : 60);
        CHECK(std::abs(chance_of_first(rules, shy, other) - chance_of_first(rules, open, other)) < 1e-14);
    }
}

TEST_CASE("two players who all but never hold are still told apart") {
    const pig::Rules coin{50, 2, 2, 2};  // heads adds one: rolling for the goal succeeds once in 2^50 turns
    const double p = std::pow(0.5, 50);
    CHECK(std::abs(chance_of_first(coin, hold_at(50), hold_at(50)) - 1 / (2 - p)) < 1e-14);
    CHECK(chance_of_first(coin, hold_at(49), hold_at(50)) < chance_of_first(coin, hold_at(48), hold_at(50)));
}

namespace {

constexpr pig::Rules small{30, 1, 6, 2}, other{25, 2, 8, 2}, endless_game{1000, 1, 6, 2};
using Solution = std::shared_ptr<const odds::PigSolution>;

// Solves every sheet but the endless one, at which it works until it is told to stop. What a clock would have to wait
// for, it tells.
struct Worker {
    std::atomic<bool> began{false}, stopped{false};
    std::atomic<int> solved{0};

    PigSolverService::Solve solve() {
        return [this](const pig::Rules& rules, const std::stop_token& stop, const odds::Progress& progress) {
            if (rules.goal != endless_game.goal) {
                ++solved;
                return odds::solve_pig(rules, stop, progress);
            }
            while (!stop.stop_requested()) {
                progress(0.25);
                began = true;
                began.notify_all();
            }
            stopped = true;
            return std::optional<odds::PigSolution>{};
        };
    }
};

}  // namespace

TEST_CASE("a sheet asked for is solved in the background and then answered at once") {
    PigSolverService solver;
    CHECK(solver.progress(small) == 0);
    CHECK_FALSE(solver.ask(small));
    const Solution solution = solver.wait_for(small);
    REQUIRE(solution);
    CHECK(solution->first_player_wins() == odds::solve_pig(small).first_player_wins());
    CHECK(solver.progress(small) == 1);
    CHECK(solver.ask(small) == solution);
}

TEST_CASE("nothing is solved twice, and the number of players does not matter to the solution") {
    Worker worker;
    PigSolverService solver{worker.solve()};
    const Solution solution = solver.wait_for(small);
    pig::Rules four = small;
    four.players = 4;
    CHECK(solver.ask(four) == solution);
    CHECK(solver.wait_for(small) == solution);
    CHECK(worker.solved == 1);
}

TEST_CASE("a sheet that nobody asks for any more makes way for the next") {
    Worker worker;
    PigSolverService solver{worker.solve()};
    CHECK_FALSE(solver.ask(endless_game));
    worker.began.wait(false);
    CHECK(solver.progress(endless_game) == 0.25);
    while (!worker.stopped) solver.ask(small);  // asked for again and again, as by a scene in every frame
    CHECK(solver.wait_for(small));
    CHECK(solver.progress(endless_game) == 0);
}

TEST_CASE("a service that closes gives up whatever it is working on") {
    Worker worker;
    {
        PigSolverService solver{worker.solve()};
        solver.ask(endless_game);
        worker.began.wait(false);
        CHECK_FALSE(worker.stopped);
    }
    CHECK(worker.stopped);
}

TEST_CASE("any number of threads may ask and look") {
    PigSolverService solver;
    std::vector<std::jthread> threads;
    for (int n = 0; n < 4; ++n)
        threads.emplace_back([&solver, n] {
            for (int i = 0; i < 200; ++i) {
                const pig::Rules rules{10 + (i + n) % 7, 1, 6, 2};
                if (const auto solution = solver.ask(rules)) (void)solution->first_player_wins();
                (void)solver.progress(rules);
            }
        });
    threads.clear();
    CHECK(solver.wait_for(small)->answers(small));
}
