// Who won how often, and how sure that is.
#include "session/pig/statistics.h"

#include "session/pig_sitting.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace sitting;
using odds::interval_of;

TEST_CASE(
    "the exact interval of 10 wins in 20 games is 0.2720 to 0.7280, and it holds the chance as often as it says") {
    // The bounds agree with common statistics packages.
    CHECK(interval_of(10, 20).least == doctest::Approx(0.27195749));
    CHECK(interval_of(10, 20).most == doctest::Approx(0.72804251));
    for (const double chance : {0.02, 0.1, 0.3, 0.5}) {
        double held = 0, ways = std::pow(1 - chance, 30);  // of so many wins
        for (int wins = 0; wins <= 30; ++wins) {
            const auto interval = interval_of(wins, 30);
            if (interval.least <= chance && chance <= interval.most) held += ways;
            ways *= (30.0 - wins) / (wins + 1.0) * chance / (1 - chance);
        }
        CHECK(held >= 0.95);
    }
}

TEST_CASE("the interval stays between 0 and 1, holds the share seen, and narrows as games are added") {
    double before = 1;
    for (const std::int64_t games : {1, 10, 100, 1000, 1'000'000}) {
        for (std::int64_t wins = 0; wins <= games; wins += games > 10 ? games / 10 : 1) {
            const auto interval = interval_of(wins, games);
            const double part = static_cast<double>(wins) / static_cast<double>(games);
            CHECK((0 <= interval.least && interval.least <= part && part <= interval.most && interval.most <= 1));
        }
        const auto half = interval_of(games / 2, games);
        CHECK(half.most - half.least < before);
        before = half.most - half.least;
    }
    CHECK(interval_of(0, 0).most == 1);
}

TEST_CASE("every finished game is counted once, for its winner and for who began") {
    const Pig pig = played(21, 40);
    const auto statistics = session::statistics(pig);
    CHECK(statistics.games == 40);
    REQUIRE(statistics.seats.size() == 2);
    std::int64_t wins = 0, first_games = 0;
    for (const auto& seat : statistics.seats) {
        CHECK(seat.all.games == 40);
        CHECK(seat.first.games == 20);
        CHECK(seat.first.wins + seat.later.wins == seat.all.wins);
        wins += seat.all.wins;
        first_games += seat.first.games;
    }
    CHECK(wins == 40);
    CHECK(first_games == 40);
    REQUIRE(statistics.policies.size() == 1);
    CHECK(statistics.policies[0].all.games == 80);
    CHECK(statistics.policies[0].all.wins == 40);
}

TEST_CASE("a running game is not counted, and a game after a change of players is") {
    Pig pig{{{}, 3, {"human", "hold20"}, 0, {}}};
    pig.change_rules(pig::Rules{20, 1, 6, 3});
    play_game(pig);
    pig.next_game();
    CHECK(session::statistics(pig).games == 1);
    play_game(pig);
    const auto statistics = session::statistics(pig);
    CHECK(statistics.games == 2);
    CHECK(statistics.seats.size() == 3);
    CHECK(statistics.policies[1].name == "hold20");
    CHECK(statistics.policies[1].all.games == 3);
}

TEST_CASE("a game with a chosen face is practice and does not count; the next game does") {
    Pig pig{{pig::Rules{20, 1, 6, 2}, 3, {"human", "hold20"}, 0, {}}};
    pig.force({5});
    CHECK_FALSE(pig.counts());
    play_game(pig);
    CHECK(session::statistics(pig).games == 0);
    pig.next_game();
    CHECK(pig.counts());
    CHECK(pig.is_practice());
    play_game(pig);
    CHECK(session::statistics(pig).games == 1);
}
