// The long tier: the solution against long doubles, and over many sheets against the game's own equations.
#include "odds/pig/optimal.h"
#include "odds/pig/words.h"

#include <doctest/doctest.h>

using namespace boxcars;

TEST_SUITE("long") {
    TEST_CASE("no chance of the game to 100 is off by more than 5e-15, and every decision is the true one") {
        const auto solution = odds::solve_pig(pig::Rules{});
        words::Pig<long double> precise{100, 1, 6};
        for (int i = 0; i < 100; ++i)
            for (int j = 0; j < 100; ++j) {
                const auto turn = solution.turn(i, j);
                for (int k = 0; k < 100 - i; ++k) precise.at(i, j, k) = turn[static_cast<std::size_t>(k)].best();
            }
        precise.iterate(1e-18L);
        long double worst = 0, closest = 1;
        int wrong = 0;
        precise.every_state([&](int i, int j, int k) {
            const double best = solution.turn(i, j)[static_cast<std::size_t>(k)].best();
            worst = std::max(worst, std::abs(precise.at(i, j, k) - best));
            if (k == 0) return;
            const long double lead = precise.rolled(i, j, k) - precise.held(i, j, k);
            closest = std::min(closest, std::abs(lead));
            wrong += solution.best_is_roll(i, j, k) != (lead > 0);
        });
        MESSAGE("largest error ", static_cast<double>(worst), ", closest call ", static_cast<double>(closest));
        CHECK(worst < 5e-15L);
        CHECK(wrong == 0);
        CHECK(closest > 2e-8L);
    }

    TEST_CASE("other goals, dice and pigs satisfy their own equations") {
        for (const int goal : {10, 50, 200})
            for (const int sides : {2, 4, 8, 10, 20})
                for (const int pig_face : {1, sides / 2, sides}) {
                    const auto solution = odds::solve_pig(pig::Rules{goal, pig_face, sides, 2});
                    words::Pig<double> table{goal, pig_face, sides};
                    for (int i = 0; i < goal; ++i)
                        for (int j = 0; j < goal; ++j) {
                            const auto turn = solution.turn(i, j);
                            for (int k = 0; k < goal - i; ++k)
                                table.at(i, j, k) = turn[static_cast<std::size_t>(k)].best();
                        }
                    CHECK_MESSAGE(table.unrest() < 1e-14, goal, " ", sides, " ", pig_face);
                }
    }

    TEST_CASE("a game to 1000 is solved") {
        const auto solution = odds::solve_pig(pig::Rules{1000, 1, 6, 2});
        CHECK(solution.states() == 500'500'000);
        CHECK(std::abs(solution.first_player_wins() - 0.509637418487342) < 1e-14);
        CHECK(std::abs(solution.win(999, 999, 0) - 6.0 / 7) < 1e-15);
        for (const int ahead : {500, 900, 990})  // however hopeless it is already, a point more makes it worse
            for (int own = 0; own < 400; ++own) {
                CHECK(solution.win(own, ahead, 0) > 0);
                CHECK(solution.win(own, ahead + 1, 0) < solution.win(own, ahead, 0));
                CHECK(solution.win(own, ahead, 0) < solution.win(own + 1, ahead, 0));
            }
    }
}
