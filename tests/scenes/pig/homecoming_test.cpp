// What a wagon meets with at Pig: a snout sends it back from where the turn had taken it; whoever wins goes once round.
#include "scenes/measured_stage.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/railway.h"
#include "scenes/pig/tableau.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::test;

namespace {

struct Wagons {
    PigTableau table;
    world::World world;
    PigBoards boards{world};
    explicit Wagons(int score) {
        table.state.scores[0] = score;
        boards.show(table.moment(), true);
    }
    double place(Ticks tick) const { return static_cast<double>(boards.place(0, static_cast<double>(tick))); }
};

}  // namespace

TEST_CASE("Pig: after a snout the wagon skids back from where the turn had taken it to where it stood") {
    Wagons pig{40};
    pig.boards.skid(0, 25, pig::Rules{}, 1'000);
    CHECK(pig.place(1'000) == doctest::Approx(0.65));
    const double halfway = pig.place(1'000 + pig_feel::skid / 2);
    CHECK(halfway < 0.64);
    CHECK(halfway > 0.41);
    CHECK(pig.place(1'000 + pig_feel::skid) == doctest::Approx(0.40));
}

TEST_CASE("Pig: with nothing at risk nothing skids, and the lamps' way is the points that were lost") {
    const world::Rail rail = pig_look::track(0, 2);
    PigTableau table;
    table.state.scores[0] = 40;
    table.announced.drain_since = 0;
    const PigMoment at = table.moment(PigPhase::Waiting, pig_feel::drain / 2);
    CHECK_FALSE(pig_look::skid_of(rail, at));
    table.announced.lost = 25;
    const auto skid = pig_look::skid_of(rail, at);
    REQUIRE(skid);
    CHECK(skid->from == doctest::Approx(0.65));
    CHECK(skid->to == doctest::Approx(0.40));
    table.announced.drain_since = -1;
    CHECK_FALSE(pig_look::skid_of(rail, at));
}

TEST_CASE("Pig: a lap of honour goes once round and ends where it began; a look back from it is no second lap") {
    Wagons pig{100};
    const double home = pig.place(10);
    CHECK(home > 1);
    pig.boards.lap_of_honour(0, 1'000);
    CHECK(pig.boards.laps(0, 1'000 + pig_feel::lap / 2));
    const double on_its_way = pig.place(1'000 + pig_feel::lap / 2);
    CHECK(on_its_way > 0.3);
    CHECK(on_its_way < 0.8);
    CHECK(pig.place(1'000 + pig_feel::lap) == doctest::Approx(home).epsilon(0.01));
    CHECK_FALSE(pig.boards.laps(0, 1'000 + pig_feel::lap));
    pig.boards.show(pig.table.moment(PigPhase::Finished, 2'000), false);
    CHECK_FALSE(pig.boards.laps(0, 2'001));
    pig.table.state.scores[0] = 70;
    pig.boards.show(pig.table.moment(PigPhase::Finished, 2'100), false);
    CHECK(pig.place(2'100) == doctest::Approx(home).epsilon(0.01));
    CHECK(pig.place(2'100 + pig_feel::ride) == doctest::Approx(0.70));
}
