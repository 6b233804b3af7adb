// A machine whose language writes 1,5: panels write and read numbers as before.
#include "locales.h"
#include "ui/bench.h"
#include "ui/sitting.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::ui;

TEST_CASE("in a language with a decimal comma percentages, speeds and knobs are what they were") {
    const boxcars::test::InLanguage german{"de_DE.UTF-8"};
    if (!german.spoken()) MESSAGE("no locale with a decimal comma can be had here: checked under C only");
    CHECK(percent(0.530592725274) == "53.0593%");
    ui::test::Bench bench;
    ui::test::Sitting sitting;
    PigOverlay overlay;
    std::optional<pig::Rules> applied;
    const auto panels = [&] {
        const auto requests = overlay.draw(bench.host(), sitting.input());
        if (requests.apply_rules) applied = requests.apply_rules;
        if (requests.speed) sitting.transport.speed = *requests.speed;
    };
    CHECK(bench.click("overlay.speed", panels));
    CHECK(sitting.transport.speed == doctest::Approx(0.65).epsilon(0.2));
    CHECK(bench.click("overlay.sides", panels));  // its middle: the grip, which a click may not move, lies left of it
    CHECK(bench.click("overlay.apply", panels));
    REQUIRE(applied);
    CHECK(applied->sides == doctest::Approx(11).epsilon(0.2));  // the middle of 2 to 20
}
