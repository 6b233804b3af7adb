// Solutions in the background: nobody waits who did not ask to, nothing is solved twice, what nobody wants is given up.
#include "odds/pig/solver_service.h"

#include <doctest/doctest.h>

#include <atomic>
#include <thread>

using namespace boxcars;
using odds::PigSolverService;

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
    CHECK_FALSE(solver.busy());
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

TEST_CASE("two askers with different sheets both get theirs") {
    PigSolverService solver;
    CHECK_FALSE(solver.ask(small));
    CHECK_FALSE(solver.ask(other));
    CHECK(solver.wait_for(small)->answers(small));
    CHECK(solver.wait_for(other)->answers(other));
}

TEST_CASE("a sheet that nobody asks for any more makes way for the next") {
    Worker worker;
    PigSolverService solver{worker.solve()};
    CHECK_FALSE(solver.ask(endless_game));
    worker.began.wait(false);
    CHECK(solver.busy());
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
                (void)solver.busy();
            }
        });
    threads.clear();
    CHECK(solver.wait_for(small)->answers(small));
}
