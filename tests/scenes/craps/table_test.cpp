// The Casino Car tick by tick.
#include "scenes/craps/scene.h"
#include "scenes/endurance.h"
#include "scenes/played_table.h"

using namespace boxcars;
using namespace boxcars::scenes;

TEST_CASE("Casino Car: twelve taps of Space at eight a second are one throw") {
    ui::test::Bench bench;
    test::PlayedTable<CrapsScene, craps::Rules> car{bench, {.setup = {.seed = 8, .players = {"human"}}}};
    CHECK(car.throws_of(12) == 1);
}

namespace {

void endures(const test::Evening& evening) {
    ui::test::Bench bench;
    test::PlayedTable<CrapsScene, craps::Rules> car{bench, {.setup = {.seed = 8, .players = {"human"}}}};
    test::check_endures(car.scene, evening);
    CHECK(car.scene.sitting().journal().size() > 1'500);  // more than a table remembers
}

}  // namespace

TEST_CASE("Casino Car: a hurried evening holds no more of the machine once it has warmed up") {
    endures(test::hurried_evening);
}

TEST_SUITE("long") {
    TEST_CASE("Casino Car: 24 hours of play hold no more of the machine than the first tenth") {
        endures(test::whole_day);
    }
}
