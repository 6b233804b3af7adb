// The Casino Car tick by tick.
#include "scenes/craps/scene.h"
#include "scenes/played_table.h"

using namespace boxcars;
using namespace boxcars::scenes;

TEST_CASE("Casino Car: twelve taps of Space at eight a second are one throw") {
    ui::test::Bench bench;
    test::PlayedTable<CrapsScene, craps::Rules> car{bench, {.setup = {.seed = 8, .players = {"human"}}}};
    CHECK(car.throws_of(12) == 1);
}
