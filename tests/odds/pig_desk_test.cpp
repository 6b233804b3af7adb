// Solutions in the background: nobody waits, nothing is solved twice, what nobody wants is given up.
#include "odds/pig_desk.h"

#include <doctest/doctest.h>

#include <chrono>
#include <thread>

using namespace boxcars;
using odds::PigDesk;

namespace {

constexpr pig::Rules small{30, 1, 6, 2}, other{25, 2, 8, 2}, huge{1000, 1, 6, 2};
using Solution = std::shared_ptr<const odds::PigSolution>;

// As a scene does: once a frame.
Solution wait_for(PigDesk& desk, const pig::Rules& rules) {
    for (int frame = 0; frame < 10'000; ++frame) {
        if (auto solution = desk.ask(rules)) return solution;
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    return {};
}

}  // namespace

TEST_CASE("a sheet asked for is solved in the background and then answered at once") {
    PigDesk desk;
    CHECK(desk.progress(small) == 0);
    CHECK_FALSE(desk.ask(small));
    const Solution solution = wait_for(desk, small);
    REQUIRE(solution);
    CHECK(solution->first_player_wins() == odds::solve_pig(small).first_player_wins());
    CHECK(desk.progress(small) == 1);
    CHECK_FALSE(desk.busy());
    CHECK(desk.ask(small) == solution);
}

TEST_CASE("the number of players does not matter to the solution") {
    PigDesk desk;
    const Solution solution = wait_for(desk, small);
    pig::Rules four = small;
    four.players = 4;
    CHECK(desk.ask(four) == solution);
}

TEST_CASE("two askers with different sheets both get theirs") {
    PigDesk desk;
    for (int frame = 0; frame < 10'000 && !(desk.ask(small) && desk.ask(other)); ++frame)
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    CHECK(desk.ask(small));
    CHECK(desk.ask(other));
}

TEST_CASE("a large sheet that nobody asks for any more makes way for the next") {
    PigDesk desk;
    while (desk.progress(huge) == 0) {
        desk.ask(huge);
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    CHECK(desk.busy());
    CHECK(wait_for(desk, small));
    CHECK(desk.progress(huge) == 0);
}

TEST_CASE("a desk closes at once, whatever it is working on") {
    const auto before = std::chrono::steady_clock::now();
    {
        PigDesk desk;
        desk.ask(huge);
        while (desk.progress(huge) == 0) std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds{2});
}

TEST_CASE("any number of threads may ask and look") {
    PigDesk desk;
    std::vector<std::jthread> threads;
    for (int n = 0; n < 4; ++n)
        threads.emplace_back([&desk, n] {
            for (int i = 0; i < 200; ++i) {
                const pig::Rules rules{10 + (i + n) % 7, 1, 6, 2};
                if (const auto solution = desk.ask(rules)) (void)solution->first_player_wins();
                (void)desk.progress(rules);
                (void)desk.busy();
            }
        });
    threads.clear();
    CHECK(wait_for(desk, small));
}
