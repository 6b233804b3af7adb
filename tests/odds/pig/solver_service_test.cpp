// Solutions in the background: nobody waits, nothing is solved twice, what nobody wants is given up.
#include "odds/pig/solver_service.h"

#include <doctest/doctest.h>

#include <chrono>
#include <thread>

using namespace boxcars;
using odds::PigSolverService;

namespace {

constexpr pig::Rules small{30, 1, 6, 2}, other{25, 2, 8, 2}, huge{1000, 1, 6, 2};
using Solution = std::shared_ptr<const odds::PigSolution>;

// As a scene does: once a frame.
Solution wait_for(PigSolverService& solver, const pig::Rules& rules) {
    for (int frame = 0; frame < 10'000; ++frame) {
        if (auto solution = solver.ask(rules)) return solution;
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    return {};
}

}  // namespace

TEST_CASE("a sheet asked for is solved in the background and then answered at once") {
    PigSolverService solver;
    CHECK(solver.progress(small) == 0);
    CHECK_FALSE(solver.ask(small));
    const Solution solution = wait_for(solver, small);
    REQUIRE(solution);
    CHECK(solution->first_player_wins() == odds::solve_pig(small).first_player_wins());
    CHECK(solver.progress(small) == 1);
    CHECK_FALSE(solver.busy());
    CHECK(solver.ask(small) == solution);
}

TEST_CASE("the number of players does not matter to the solution") {
    PigSolverService solver;
    const Solution solution = wait_for(solver, small);
    pig::Rules four = small;
    four.players = 4;
    CHECK(solver.ask(four) == solution);
}

TEST_CASE("two askers with different sheets both get theirs") {
    PigSolverService solver;
    for (int frame = 0; frame < 10'000 && !(solver.ask(small) && solver.ask(other)); ++frame)
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    CHECK(solver.ask(small));
    CHECK(solver.ask(other));
}

TEST_CASE("a large sheet that nobody asks for any more makes way for the next") {
    PigSolverService solver;
    while (solver.progress(huge) == 0) {
        solver.ask(huge);
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    CHECK(solver.busy());
    CHECK(wait_for(solver, small));
    CHECK(solver.progress(huge) == 0);
}

TEST_CASE("a desk closes at once, whatever it is working on") {
    const auto before = std::chrono::steady_clock::now();
    {
        PigSolverService solver;
        solver.ask(huge);
        while (solver.progress(huge) == 0) std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds{2});
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
    CHECK(wait_for(solver, small));
}
