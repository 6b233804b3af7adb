// A sitting that remembers its newest entries alone.
#include "session/journal.h"

#include "session/pig/statistics.h"
#include "session/sitting.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace sitting;

TEST_CASE(
    "a sitting that keeps ten entries in memory plays the same as one that keeps all, and counts those it dropped") {
    Pig all = table(3), ten = table(3);
    ten.remember(10);
    session::MatchFold fold;
    std::size_t throws = 0;
    for (int game = 0; game < 20; ++game) {
        while (!all.over()) {
            const bool holds = all.state().turn_total >= 20;
            const auto said = holds ? all.submit(pig::Hold{}) : all.throw_dice();
            const auto same = holds ? ten.submit(pig::Hold{}) : ten.throw_dice();
            REQUIRE(said);
            REQUIRE(same);
            CHECK(same->next == said->next);
            CHECK(same.faces == said.faces);
            throws += !said.faces.empty();
            fold.look(ten);
        }
        all.next_game();
        ten.next_game();
    }
    const auto &whole = all.journal(), &newest = ten.journal();
    CHECK(ten.hash() == all.hash());
    CHECK(newest.size() == whole.size());
    CHECK(newest.throws() == throws);
    CHECK(whole.throws() == throws);
    CHECK(newest.first() == whole.size() - 10);
    CHECK(std::distance(newest.begin(), newest.end()) == 10);
    for (std::size_t n = newest.first(); n < newest.size(); ++n) CHECK(newest[n].hash == whole[n].hash);
    fold.look(ten);
    const auto counted = session::statistics(all);
    CHECK(fold.statistics().games() == 20);
    CHECK(fold.statistics().seats()[0].all.wins == counted.seats()[0].all.wins);
    CHECK(fold.statistics().seats()[1].first.wins == counted.seats()[1].first.wins);
}
