// A car at rest always moves a little, except with reduced motion, and never affects the dice.
#include "scenes/room_life.h"

#include "rules/ceelo/rules.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "scenes/title/scene.h"

#include <epoxy/gl.h>
#include <set>

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
int seconds_that_move(bool reduced, const char* rests, int seconds, const session::Setup& setup) {
    test::PlayedTable<SceneType, R> table{{.setup = setup}};
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
void check_life(const char* rests, const session::Setup& setup) {
    constexpr int seconds = 20;
    CHECK(seconds_that_move<SceneType, R>(false, rests, seconds, setup) == seconds);
    CHECK(seconds_that_move<SceneType, R>(true, rests, 4, setup) == 0);
}

using Px = std::vector<std::uint8_t>;

// The piece of a picture that a rectangle of the canvas shows.
Px piece(const Px& whole, const render::Rect& where) {
    const auto at = [](float logical) { return static_cast<int>(std::lround(logical / 2)); };
    Px out;
    for (int y = at(where.y); y < at(where.y + where.h); ++y)
        for (int x = at(where.x); x < at(where.x + where.w); ++x) {
            const auto px = 4 * static_cast<std::size_t>((window_px.y - 1 - y) * window_px.x + x);
            out.insert(out.end(), whole.begin() + static_cast<std::ptrdiff_t>(px),
                       whole.begin() + static_cast<std::ptrdiff_t>(px + 4));
        }
    return out;
}

struct Train : test::PageBench {  // the title with every car's own card, and nobody at the keys
    Train() {
        scene = std::make_unique<TitleScene>(
            services, std::vector{pig_card(render::DieKind::Pink), craps_card(render::DieKind::Red),
                                  siwuliu_card(render::DieKind::Bone), ceelo_card(render::DieKind::Black)});
    }
    std::unique_ptr<render::Stage> stage = render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");

    Px seen() { return picture(*stage, *scene); }
    render::Rect window(std::size_t car) const {  // of its card, frame and all: words stand still beside it
        render::Rect where = scene->hit_targets().at(car).where;
        where.w = 130;
        return where;
    }
    // How many of `seconds` look other than the one before, in each car's window.
    std::array<int, 4> seconds_that_move(int seconds) {
        std::array<int, 4> moved{};
        Px before = seen();
        for (int second = 0; second < seconds; ++second) {
            wait(ticks_per_second);
            Px now_seen = seen();
            for (std::size_t car = 0; car < moved.size(); ++car)
                moved[car] += piece(now_seen, window(car)) != piece(before, window(car));
            before = std::move(now_seen);
        }
        return moved;
    }
};

}  // namespace

TEST_CASE("the title: in each car's window something moves in each second, and nothing where motion is reduced") {
    Train train;
    train.wait(ticks_per_second);
    CHECK(train.seconds_that_move(20) == std::array{20, 20, 20, 20});
    train.settings.reduced_motion = true;
    CHECK(train.seconds_that_move(4) == std::array{0, 0, 0, 0});
}

TEST_CASE("the title: the dice in a window are thrown again, come to rest on another face, and stay in their window") {
    LiveWindow window{craps_card(render::DieKind::Red).window(), 0};
    std::set<std::pair<int, int>> shown;
    for (Ticks tick = 0; tick < 60 * ticks_per_second; ++tick) {
        window.tick(tick);
        const auto dice = window.dice(static_cast<double>(tick));
        REQUIRE(dice.size() == 2);
        if (tick % (12'400 * ticks_per_second / 1000) != 0) continue;  // lying still, before the next throw
        shown.emplace(world::face_up(dice[0].turn), world::face_up(dice[1].turn));
        for (const auto& die : dice) CHECK(std::abs(die.centre.x) < 1.6f);
    }
    CHECK(shown.size() >= 3);
    CHECK(shown.contains({6, 6}));  // as they lay at first
}

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
    const float high = 2 * render::half_edge(render::DieKind::Red), lamp = 11.5f, px_to_unit = 62;
    const float shadow = most * high / (lamp - high) * px_to_unit;
    CHECK(shadow >= 1);
    CHECK(shadow <= 2);
    CHECK(RoomLife{12'345, true}.lamp_sway() == RoomLife{0, true}.lamp_sway());
}
