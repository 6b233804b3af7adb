// When the coach speaks: as the setting says, and as his key asks.
#include "scenes/table/coach_asking.h"

#include <doctest/doctest.h>

using namespace boxcars::scenes;
using boxcars::platform::Coach;

TEST_CASE("coach: asked, he speaks until the next throw; always, until he is muted; off, only from when he is asked") {
    for (const Coach before : {Coach::Off, Coach::WhenAsked, Coach::Always}) {
        Coach setting = before;
        CoachAsked coach;
        CHECK(coach.speaks(setting) == (before == Coach::Always));
        coach.thrown();
        CHECK(coach.speaks(setting) == (before == Coach::Always));
        coach.press(setting);
        CHECK(coach.speaks(setting) == (before != Coach::Always));
        coach.thrown();
        CHECK_FALSE(coach.speaks(setting));
    }
}

TEST_CASE("coach: the seats' tick is always or not, and turns nobody on who had him off") {
    CHECK(ticked(Coach::Off, true) == Coach::Always);
    CHECK(ticked(Coach::Always, false) == Coach::WhenAsked);
    CHECK(ticked(Coach::Off, false) == Coach::Off);
    CHECK(ticked(Coach::WhenAsked, false) == Coach::WhenAsked);
}
