// What a game of Pig has told: faces, losses and gains, and how long each is looked at.
#include "scenes/pig/moment.h"

#include "scenes/pig/places.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;

TEST_CASE("Pig: a face is added at once; a snout is looked at while the colour drains") {
    PigAnnounced announced;
    pig::State shown;
    CHECK(announced.announce(pig::Added{0, 4, 4}, shown, 10) == 0);
    CHECK(announced.faces == std::vector{4});
    CHECK(announced.drained(10) == 0);
    CHECK(announced.announce(pig::Busted{0, 1, 4}, shown, 20) == pig_feel::after_bust);
    CHECK(announced.faces == std::vector{4, 1});
    CHECK(announced.lost == 4);
    CHECK(announced.drained(20) > 0);
    CHECK(announced.drained(20 + pig_feel::drain / 2) == doctest::Approx(0.5).epsilon(0.05));
    CHECK(announced.drained(20 + 2 * pig_feel::drain) == 1);
    announced.begin_turn();
    CHECK(announced.faces.empty());
    CHECK(announced.drained(500) == 0);
}

TEST_CASE("Pig: what a hold brings home is on show before the turn passes; a win has its winner") {
    PigAnnounced announced;
    pig::State shown;
    shown.turn = 1;
    shown.turn_total = 22;
    CHECK(announced.announce(pig::Banked{1, 22, 101}, shown, 5) == pig_feel::after_bank);
    CHECK(shown.scores[1] == 101);
    CHECK(shown.turn_total == 0);
    CHECK(announced.banked == 22);
    CHECK(announced.won_since == -1);
    announced.announce(pig::Won{1, 101}, shown, 9);
    CHECK(shown.winner == 1);
    CHECK(announced.won_since == 9);
}

TEST_CASE("Pig: a loss is heard only when something was lost, and the louder the more") {
    CHECK(noises_of(pig::Busted{0, 1, 0}, true).size() == 1);
    REQUIRE(noises_of(pig::Busted{0, 1, 6}, true).size() == 2);
    CHECK(noises_of(pig::Busted{0, 1, 6}, true)[1].loud < noises_of(pig::Busted{0, 1, 30}, true)[1].loud);
    CHECK(noises_of(pig::Won{0, 100}, true).empty());
    REQUIRE(noises_of(pig::Added{0, 6, 6}, true).size() == 2);  // its flap, and how high the turn stands
    std::string before;
    for (int total = 2; total <= 30; total += 4) {
        const std::string now = noises_of(pig::Added{0, 4, total}, true)[1].name;
        CHECK(now > before);
        before = now;
    }
    CHECK(before == "climb_8");
    CHECK(std::string{noises_of(pig::Added{0, 6, 96}, true)[1].name} == "climb_8");
    CHECK(std::string{noises_of(pig::Won{0, 100}, false)[0].name} == "whistle");
}
