// The Observation Car through a long evening: what of the machine it holds.
#include "scenes/lab/scene.h"

#include "scenes/endurance.h"
#include "scenes/lab/craps.h"
#include "scenes/lab/pig.h"

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

struct ObservationCar {
    ui::test::Bench bench;
    test::Ears ears;
    platform::Settings settings;
    ui::Timings timings;
    SceneServices services{ears, settings, bench.host(), timings, true};
    std::array<OpenLab, 2> games{pig_lab, craps_lab};
    LabScene scene{services, std::make_shared<LabExperiment>(games, 5)};
};

// Experiments are run and stopped, and every page is looked at.
void endures(const test::Evening& evening) {
    using platform::Action;
    ObservationCar car;
    test::check_endures(car.scene, evening, {Action::Confirm, Action::Bets, Action::Roll, Action::Right});
}

}  // namespace

TEST_CASE("Observation Car: an evening of experiments holds no more of the machine once it has warmed up") {
    endures(test::hurried_evening);
}

TEST_SUITE("long") {
    TEST_CASE("Observation Car: 24 hours of experiments hold no more of the machine than the first tenth") {
        endures(test::whole_day);
    }
}
