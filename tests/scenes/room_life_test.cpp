// A car at rest: at every table something moves in each second, and nothing at all where motion is reduced; the light
// that passes comes as often as the look has it; nobody's dice know of it.
#include "scenes/room_life.h"

#include "rules/ceelo/hand.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"

#include <epoxy/gl.h>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

constexpr glm::ivec2 window_px{640, 360};

std::vector<std::uint8_t> picture(render::Stage& stage, Scene& scene) {
    stage.begin_frame(window_px, 0.5f, 0);
    scene.draw(stage, 0);
    stage.end_frame();
    std::vector<std::uint8_t> px(4 * static_cast<std::size_t>(window_px.x * window_px.y));
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glReadPixels(0, 0, window_px.x, window_px.y, GL_RGBA, GL_UNSIGNED_BYTE, px.data());
    return px;
}

// How many of `seconds` look other than the one before, at a table where nobody does anything.
template <class SceneType, class R>
int seconds_that_move(bool reduced, const char* rests, int seconds, const session::Setup<R>& setup) {
    ui::test::Bench bench;
    test::PlayedTable<SceneType, R> table{bench, {.setup = setup}};
    table.settings.reduced_motion = reduced;
    table.wait_for(rests);
    table.wait(3 * ticks_per_second);
    const auto stage = render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");
    auto before = picture(*stage, table.scene);
    int moved = 0;
    for (int second = 0; second < seconds; ++second) {
        table.wait(ticks_per_second);
        auto now = picture(*stage, table.scene);
        moved += now != before;
        before = std::move(now);
    }
    return moved;
}

template <class SceneType, class R>
void check_life(const char* rests, const session::Setup<R>& setup) {
    constexpr int seconds = 20;
    CHECK(seconds_that_move<SceneType, R>(false, rests, seconds, setup) == seconds);
    CHECK(seconds_that_move<SceneType, R>(true, rests, 4, setup) == 0);
}

}  // namespace

TEST_CASE("a table at rest: something moves in each second, and nothing where motion is reduced") {
    SUBCASE("Buffet Car") { check_life<PigScene, pig::Rules>("waiting", {.seed = 1}); }
    SUBCASE("Casino Car") { check_life<CrapsScene, craps::Rules>("betting", {.seed = 1, .players = {"human"}}); }
    SUBCASE("Lacquer Car") { check_life<SiwuliuScene, siwuliu::Rules>("betting", {.seed = 1}); }
    SUBCASE("Freight Car") { check_life<CeeloScene, ceelo::Rules>("deciding", {.seed = 1}); }
}

TEST_CASE("light from the line goes over the table for 2.4 s every 9 to 14 s, and not while a car is boarded") {
    std::vector<double> begins, ends;
    bool was = false;
    for (Ticks tick = 0; tick < 3'600 * ticks_per_second; ++tick) {
        const auto along = RoomLife{static_cast<double>(tick), false}.passing();
        if (along.has_value() != was) (was ? ends : begins).push_back(static_cast<double>(tick) / ticks_per_second);
        was = along.has_value();
    }
    REQUIRE(begins.size() > 250);
    CHECK(begins.front() >= 9);
    for (std::size_t nth = 0; nth + 1 < begins.size(); ++nth) {
        CHECK(ends[nth] - begins[nth] == doctest::Approx(2.4).epsilon(0.02));
        const double apart = begins[nth + 1] - begins[nth];
        CHECK(apart >= 8.98);
        CHECK(apart <= 14.02);
    }
    CHECK_FALSE(RoomLife{begins.front() * ticks_per_second + 10, true}.passing());
}

TEST_CASE("the lamp sways by so much that the shadow of a die's upper edge moves by one to two px") {
    float most = 0;
    for (Ticks tick = 0; tick < 60 * ticks_per_second; ++tick)
        most = std::max(most, glm::length(RoomLife{static_cast<double>(tick), false}.lamp_sway()));
    const float high = 2 * render::half_edge(render::DieKind::Craps), lamp = 11.5f, px_to_unit = 62;
    const float shadow = most * high / (lamp - high) * px_to_unit;
    CHECK(shadow >= 1);
    CHECK(shadow <= 2);
    CHECK(RoomLife{12'345, true}.lamp_sway() == RoomLife{0, true}.lamp_sway());
}
