// Counts the pips in the picture: the proof that what is painted and the axes that the throw speaks of agree.
#include "room.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#define GLM_ENABLE_EXPERIMENTAL
#include <glm/gtx/quaternion.hpp>

using namespace boxcars::render;

namespace {
const std::array<glm::vec3, 6> axes{
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0, 0, -1}, {0, -1, 0}, {-1, 0, 0}}};  // of 1 .. 6

struct Blob {
    int area = 0;
    glm::vec2 middle{0, 0};  // half edges from the face's centre
};

bool is_pip(DieKind kind, glm::ivec3 c) {
    switch (kind) {
        case DieKind::Pink:
            return c.y < 75;
        case DieKind::Red:
            return c.y > 150;
        case DieKind::Ivory:
            return c.y < 100;
        case DieKind::Bone:
            return c.z < 90;
        case DieKind::Black:
            return c.y > 110;
        case DieKind::Poster:
            return c.z < 120;
    }
    return false;
}

std::vector<Blob> blobs(const Picture& p, DieKind kind, glm::vec2 centre, float half_px) {
    const int low_x = static_cast<int>(centre.x - half_px * 0.8f), high_x = static_cast<int>(centre.x + half_px * 0.8f);
    const int low_y = static_cast<int>(centre.y - half_px * 0.8f), high_y = static_cast<int>(centre.y + half_px * 0.8f);
    std::vector<char> seen(static_cast<std::size_t>(p.size.x * p.size.y), 0);
    std::vector<Blob> out;
    std::vector<glm::ivec2> open;
    for (int y = low_y; y <= high_y; ++y)
        for (int x = low_x; x <= high_x; ++x) {
            Blob blob;
            open.assign(1, {x, y});
            while (!open.empty()) {
                const glm::ivec2 at = open.back();
                open.pop_back();
                if (at.x < low_x || at.x > high_x || at.y < low_y || at.y > high_y) continue;
                char& mark = seen[static_cast<std::size_t>(at.y * p.size.x + at.x)];
                if (mark != 0 || !is_pip(kind, p.at(at.x, at.y))) continue;
                mark = 1;
                ++blob.area;
                blob.middle += glm::vec2(at);
                for (const glm::ivec2 step : {glm::ivec2{1, 0}, glm::ivec2{-1, 0}, glm::ivec2{0, 1}, glm::ivec2{0, -1}})
                    open.push_back(at + step);
            }
            if (blob.area < 25) continue;
            blob.middle = (blob.middle / static_cast<float>(blob.area) - centre) / half_px;
            out.push_back(blob);
        }
    return out;
}
}  // namespace

TEST_CASE("the face that the axes say is up shows that many pips, on every kind of die") {
    TestRoom room({400, 400}, 1);
    Camera camera;
    camera.band = {440, 160, 400, 400};
    camera.above_degrees = 90;
    for (const DieKind kind :
         {DieKind::Pink, DieKind::Red, DieKind::Ivory, DieKind::Bone, DieKind::Black, DieKind::Poster}) {
        const float half = half_edge(kind);
        camera.field_degrees = 11.0f * half;
        for (int face = 1; face <= 6; ++face) {
            const glm::quat turn = glm::rotation(axes[static_cast<std::size_t>(face - 1)], glm::vec3{0, 0, 1});
            const std::vector<DieLook> dice{{kind, {0, 0, half}, turn, 1, 1}};
            const Picture p = room.draw([&] {
                room.stage->shadows(camera, dice);
                room.stage->dice(camera, dice);
            });
            const auto found = blobs(p, kind, {200, 200}, half * camera.px_per_unit({0, 0, 2 * half}));
            INFO(fmt::format("kind {} face {}", static_cast<int>(kind), face));
            if (kind == DieKind::Pink && face == 1) {  // the snout: two nostrils close to the middle
                CHECK(found.size() == 2);
                for (const Blob& b : found) CHECK(glm::length(b.middle) < 0.3f);
                continue;
            }
            CHECK(found.size() == static_cast<std::size_t>(face));
            if (face == 2) CHECK(std::abs(found[0].middle.x) > 0.35f);
        }
    }
}

TEST_CASE("1, 2 and 3 run anticlockwise round their corner in the picture too") {
    // Look straight at the corner between +x, +y and +z: faces 1, 2, 3 must follow each other anticlockwise.
    TestRoom room({400, 400}, 1);
    Camera camera;
    camera.band = {440, 160, 400, 400};
    camera.above_degrees = 90;
    camera.field_degrees = 5.5f;
    const glm::quat turn = glm::rotation(glm::normalize(glm::vec3{1, 1, 1}), glm::vec3{0, 0, 1});
    const std::vector<DieLook> dice{{DieKind::Bone, {0, 0, 0.9f}, turn, 1, 1}};
    const Picture p = room.draw([&] { room.stage->dice(camera, dice); });
    // The 1 alone is red: from it, a third of a turn anticlockwise (towards the left on the screen from the right) lies
    // the 2.
    const auto place = [&](glm::vec3 axis) {
        return camera.project(dice[0].centre + turn * (axis * 0.5f)) - glm::vec2{440, 160};
    };
    const glm::vec2 one = place(axes[0]), two = place(axes[1]), three = place(axes[2]), middle{200, 200};
    const auto turn_to = [&](glm::vec2 a, glm::vec2 b) {
        return (a.x - middle.x) * (b.y - middle.y) - (a.y - middle.y) * (b.x - middle.x);
    };
    CHECK(turn_to(one, two) < 0);  // y runs down: negative is anticlockwise
    CHECK(turn_to(two, three) < 0);
    const glm::ivec3 at_one = p.at(static_cast<int>(one.x), static_cast<int>(one.y));
    CHECK(at_one.x > at_one.y + 40);  // the red 1
    CHECK(close_to(p.at(static_cast<int>(two.x), static_cast<int>(two.y)),
                   p.at(static_cast<int>(two.x) + 3, static_cast<int>(two.y)), 30));
    CHECK(p.at(static_cast<int>(three.x), static_cast<int>(three.y)).x < 110);  // the 3's middle pip is dark
}

TEST_CASE("a die's shadow lies on the table to the lower right and never takes more than 70 % of the light") {
    TestRoom room;
    const Camera camera;
    const std::vector<DieLook> dice{{DieKind::Pink, {0, 0, 0.96f}, {1, 0, 0, 0}, 1, 1}};
    const Picture p = room.draw([&] {
        room.stage->canvas().fill(Rect{0, 0, 1280, 720}, {1, 1, 1, 1});
        room.stage->shadows(camera, dice);
    });
    int darkest = 255;
    for (int y = 0; y < 720; ++y)
        for (int x = 0; x < 1280; ++x) darkest = std::min(darkest, p.at(x, y).y);
    CHECK(darkest >= 0.30 * 255 - 2);
    CHECK(darkest < 150);
    const auto at = [&](glm::vec3 w) {
        return p.at(static_cast<int>(camera.project(w).x), static_cast<int>(camera.project(w).y)).y;
    };
    CHECK(at({1.25f, -1.0f, 0}) < 200);
    CHECK(at({-1.35f, 1.2f, 0}) > 200);
    CHECK(at({3, -3, 0}) == 255);
}
