// The beat after a throw, and what was won on its way home: when the numbers rise, where they go, how a prize lands.
#include "scenes/table/result_beat.h"

#include "scenes/measured_stage.h"
#include "scenes/table/celebration.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

struct Sprites : test::BlankCanvas {  // remembers where pictures were put
    std::vector<glm::vec2> at;
    void sprite(std::string_view, render::Rect where, render::Colour, float) override { at.push_back(where.centre()); }
};

std::vector<glm::vec2> pieces(const WayHome& way, int count, double seconds, bool still = false) {
    Sprites canvas;
    draw_way_home(canvas, way, count, seconds, still);
    return canvas.at;
}

}  // namespace

TEST_CASE("when the dice rest nothing happens for 80 ms; then each number rises from its die and flies to the total") {
    const ui::test::Bench bench;
    test::MeasuredStage stage{{1280, 720}};
    const render::Camera camera;
    const glm::vec2 total{300, 120};
    const std::vector<glm::vec3> dice{{-0.8f, 3.6f, 0.57f}, {0.9f, 3.7f, 0.57f}};
    const std::vector<int> faces{6, 3};
    ResultBeat beat;
    beat.begin(dice, faces, 1'000);
    const auto seen = [&](Ticks since, bool still = false, Arriving arriving = Arriving::SideBySide) {
        stage.begin_frame({1280, 720}, 1, 0);
        if (const double time = 1'000.0 + static_cast<double>(since); beat.lasts(time))
            beat.draw(stage.canvas(), {camera, total, {1, 1, 1, 1}, still, arriving}, time);
        return stage.written();
    };
    CHECK(seen(ResultBeat::hold - 1).empty());
    const auto first = seen(ResultBeat::hold + 1);
    REQUIRE(first.size() == 4);  // each with its shade
    CHECK(first.back().words == "3");
    CHECK(glm::distance(first.back().where.centre(), camera.project(dice[1])) < 60);
    const auto last = seen(ResultBeat::arrives - 1);
    REQUIRE(last.size() == 4);
    CHECK(last.back().where.centre().x == doctest::Approx(total.x).epsilon(0.05));
    CHECK(last.front().words == "6");
    CHECK(last.front().where.x + last.front().where.w < last.back().where.x);  // beside each other, never "63" on top
    CHECK(seen(ResultBeat::arrives + 1).empty());
    CHECK(seen(ResultBeat::hold + 20, true).empty());  // with reduced motion nothing travels
    CHECK(seen(ResultBeat::hold + 1, false, Arriving::AsSum).size() == 4);
    const auto sum = seen(ResultBeat::arrives - milliseconds(40), false, Arriving::AsSum);
    REQUIRE(sum.size() == 2);  // one number and its shade
    CHECK(sum.back().words == "9");
    CHECK(sum.back().where.centre().x == doctest::Approx(total.x).epsilon(0.05));
    CHECK(seen(ResultBeat::hold + 20, true, Arriving::AsSum).empty());
    beat.end();
    CHECK_FALSE(beat.lasts(1'030));
}

TEST_CASE("the total climbs when its number has come, not before, and ends exact") {
    CHECK(climbing(17, 5, 0) == 12);
    CHECK(climbing(17, 5, static_cast<double>(ResultBeat::arrives) - 1) == 12);
    const int between = climbing(17, 5, static_cast<double>(ResultBeat::arrives + ResultBeat::climb / 2));
    CHECK(between > 12);
    CHECK(between < 17);
    CHECK(climbing(17, 5, static_cast<double>(ResultBeat::arrives + ResultBeat::climb)) == 17);
}

TEST_CASE("what was won goes home in arcs, one piece after another, and lies in a heap when it has bounced") {
    const WayHome way{.from = {640, 100}, .to = {100, 650}, .sprite = "chips/25", .px = 30};
    CHECK(pieces(way, 18, -0.1).empty());
    CHECK(pieces(way, 18, 0.01).size() == 1);
    const double over = way_home_takes(18) + 0.01;
    const auto lying = pieces(way, 18, over);
    REQUIRE(lying.size() == 18);
    for (const glm::vec2 at : lying) CHECK(glm::distance(at, way.to) < 80);
    const glm::vec2 halfway = pieces(way, 1, 0.31).front();
    CHECK(halfway.y < 375 - 60);  // over the straight line between them
    const glm::vec2 lands = pieces(way, 1, 0.62).front(), bounces = pieces(way, 1, 0.70).front(),
                    rests = pieces(way, 1, over).front();
    CHECK(bounces.y < rests.y - 4);
    CHECK(lands.y == doctest::Approx(rests.y).epsilon(0.01));
    CHECK(pieces(way, 18, 0, true) == lying);  // still: they lie there
}
