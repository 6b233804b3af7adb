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

TEST_SUITE("long") {
    TEST_CASE("Casino Car: 10,000 s of play hold no more of the machine than the first thousand") {
        ui::test::Bench bench;
        test::PlayedTable<CrapsScene, craps::Rules> car{bench, {.setup = {.seed = 8, .players = {"human"}}}};
        test::check_endures(car.scene, 10'000, 300);
    }
}
