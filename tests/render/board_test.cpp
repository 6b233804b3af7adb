// What is painted: split-flap boards, the pips of dice as the throw speaks of them, and where the camera stands.
#include "held.h"
#include "render/camera.h"
#include "render/fonts.h"
#include "room.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace boxcars::render;

namespace {
constexpr glm::ivec3 night{0x0D, 0x0F, 0x14};
glm::ivec3 rgb(Colour c) { return glm::ivec3(glm::round(glm::vec3(c) * 255.0f)); }
int lit(const Picture& p, Rect r, int least = 128) {
    int n = 0;
    for (int y = static_cast<int>(r.y); y < static_cast<int>(r.y + r.h); ++y)
        for (int x = static_cast<int>(r.x); x < static_cast<int>(r.x + r.w); ++x) n += p.at(x, y).y >= least ? 1 : 0;
    return n;
}
}  // namespace

TEST_CASE("filled shapes are exact on whole pixels and smooth between them") {
    TestRoom room({400, 300}, 1);  // the logical canvas is 400 x 300 round (640, 360)
    const glm::vec2 o{440, 210};
    const Picture p = room.draw([&] {
        Canvas& c = room.stage->canvas();
        c.fill(Rect{o.x + 10, o.y + 10, 20, 20}, colours::ivory);
        c.fill(Rect{o.x + 50, o.y + 10, 20.5f, 20}, {1, 1, 1, 1});
        c.fill(Rect{o.x + 100, o.y + 0, 20, 100}, {1, 0, 0, 1}, {0, 0, 1, 1});
    });
    CHECK(close_to(p.at(10, 10), rgb(colours::ivory)));
    CHECK(close_to(p.at(29, 29), rgb(colours::ivory)));
    CHECK(close_to(p.at(9, 20), night));
    CHECK(close_to(p.at(30, 20), night));
    CHECK(p.at(70, 20).x > 100);  // half a pixel
    CHECK(p.at(70, 20).x < 180);
    CHECK(p.at(110, 2).x > 240);
    CHECK(p.at(110, 97).z > 240);
    CHECK(close_to(p.at(110, 50), {127, 0, 128}, 6));
}

TEST_CASE("discs and rings are round, a pill's ends too, and a plate's corners are cut in two steps") {
    TestRoom room({400, 300}, 1);
    const glm::vec2 o{440, 210};
    const Picture p = room.draw([&] {
        Canvas& c = room.stage->canvas();
        c.disc({o.x + 200, o.y + 50}, 20, {0, 1, 0, 1}, {0, 1, 0, 1});
        c.ring({o.x + 300, o.y + 50}, 20, 4, {1, 1, 1, 1});
        c.pill({o.x + 10, o.y + 100, 80, 40}, 20, {1, 1, 1, 1}, {1, 1, 1, 1});
        c.plate({o.x + 110, o.y + 120, 80, 40}, 4, 2, {1, 1, 1, 1}, {1, 1, 1, 1});
    });
    CHECK(close_to(p.at(200, 50), {0, 255, 0}));
    CHECK(close_to(p.at(200, 29), night, 90));
    CHECK(close_to(p.at(300, 50), night));
    CHECK(close_to(p.at(320, 50), {255, 255, 255}, 40));
    CHECK(close_to(p.at(11, 101), night));  // the pill's corner is round
    CHECK(close_to(p.at(50, 101), {255, 255, 255}));
    CHECK(close_to(p.at(112, 122), night));  // the plate's corner is cut in two steps
    CHECK(close_to(p.at(115, 122), night));
    CHECK(close_to(p.at(115, 126), {255, 255, 255}));
    CHECK(close_to(p.at(119, 122), {255, 255, 255}));
}

TEST_CASE("opacity and clipping hold until they are taken back") {
    TestRoom room({400, 300}, 1);
    const glm::vec2 o{440, 210};
    const Picture p = room.draw([&] {
        Canvas& c = room.stage->canvas();
        c.push_alpha(0.5f);
        c.fill(Rect{o.x + 10, o.y + 200, 20, 20}, {1, 1, 1, 1});
        c.pop_alpha();
        c.push_clip({o.x + 50, o.y + 200, 10, 20});
        c.fill(Rect{o.x + 40, o.y + 200, 40, 20}, {1, 1, 1, 1});
        c.pop_clip();
        c.fill(Rect{o.x + 100, o.y + 200, 20, 20}, {1, 1, 1, 1});
    });
    CHECK(close_to(p.at(20, 210), {134, 135, 138}));
    CHECK(close_to(p.at(48, 210), night));
    CHECK(close_to(p.at(55, 210), {255, 255, 255}));
    CHECK(close_to(p.at(62, 210), night));
    CHECK(close_to(p.at(110, 210), {255, 255, 255}));
}

TEST_CASE("the logical canvas is 1280x720 and what a window of another shape adds round it") {
    TestRoom room({1600, 720}, 1);
    room.draw([&] {
        CHECK(room.stage->canvas_rect().x == doctest::Approx(-160));
        CHECK(room.stage->canvas_rect().w == doctest::Approx(1600));
    });
    room.size = {800, 600};
    room.scale = 0.8f;
    room.draw([&] {
        CHECK(room.stage->canvas_rect().w == doctest::Approx(1000));
        CHECK(room.stage->canvas_rect().h == doctest::Approx(750));
        CHECK(std::abs(room.stage->canvas_rect().centre().x - 640) < 1);
    });
}

TEST_CASE("text stands on the middle of its capitals, and its width is what was drawn") {
    TestRoom room({400, 200}, 1);
    const glm::vec2 o{440, 260};
    const Type type{Face::Display, 60};
    float wide = 0;
    const Picture p = room.draw([&] {
        wide = room.stage->canvas().text(type, "HEH", o + glm::vec2{200, 100}, Align::Centre, {1, 1, 1, 1});
    });
    int top = 200, bottom = 0, left = 400, right = 0;
    for (int y = 0; y < 200; ++y)
        for (int x = 0; x < 400; ++x)
            if (p.at(x, y).y > 128) {
                top = std::min(top, y);
                bottom = std::max(bottom, y);
                left = std::min(left, x);
                right = std::max(right, x);
            }
    CHECK(std::abs(top + bottom + 1 - 200) <= 2);
    CHECK(std::abs(left + right + 1 - 400) <= 2);
    CHECK(right - left + 1 <= wide);
    CHECK(right - left + 1 > wide - 12);
    room.draw([&] {
        Canvas& c = room.stage->canvas();
        CHECK(c.width(type, "HEH") == doctest::Approx(wide));
        CHECK(c.width({Face::Display, 60, 0.1f}, "HEH") == doctest::Approx(wide + 2 * 0.1f * 60));
        CHECK(c.width(type, "AV") < c.width(type, "A") + c.width(type, "V"));  // kerned
        CHECK(c.width(type, "") == 0);
    });
}

TEST_CASE("letters that a typeface lacks come from another, and broken text still draws") {
    TestRoom room({400, 100}, 1);
    for (const char* words : {"→", "½", "Sì-Wŭ-Liù", "¢", "−", "\xFF\xC3", "四"}) {
        const Picture p = room.draw([&] {
            room.stage->canvas().text({Face::Display, 40}, words, {460, 360}, Align::Left, {1, 1, 1, 1});
        });
        INFO(words);
        CHECK(lit(p, {0, 0, 400, 100}) > 10);
    }
}

TEST_CASE("letters lie in quarter pixels, so that small text is evenly spaced") {
    Fonts fonts;
    const GlyphPicture a = fonts.draw(Face::Body, U'l', 16, 0);
    const GlyphPicture b = fonts.draw(Face::Body, U'l', 16, 2);
    const auto ink = [](const GlyphPicture& g) {
        int sum = 0;
        for (const auto c : g.coverage) sum += c;
        return sum;
    };
    CHECK(std::abs(ink(a) - ink(b)) < 60);
    CHECK((a.coverage != b.coverage || a.offset != b.offset));
}

TEST_CASE("a sprite is drawn at the size it is shown, in the place asked for") {
    TestRoom room({400, 200}, 1);
    const Picture p = room.draw([&] {
        room.stage->canvas().sprite("icons/back", {460, 280, 44, 44});
        room.stage->canvas().sprite("icons/back", {560, 280, 88, 88}, {1, 0, 0, 1});
    });
    CHECK(lit(p, {20, 20, 44, 44}) > 30);
    int red = 0;
    for (int y = 20; y < 108; ++y)
        for (int x = 120; x < 208; ++x) red += p.at(x, y).x > 150 && p.at(x, y).y < 60 ? 1 : 0;
    CHECK(red > 100);
}

TEST_CASE("a sprite of other proportions than its place stands in the middle of it") {
    TestRoom room({400, 200}, 1);
    for (const float high : {20.0f, 150.0f}) {
        const Picture p = room.draw([&] { room.stage->canvas().sprite("wordmarks/boxcars", {440, 260, 400, high}); });
        CHECK(lit(p, {0, 0, 400, high}) > 100);
        CHECK(lit(p, {0, high, 400, 200 - high}, 40) == 0);
    }
}

TEST_CASE("a board that has filled its atlas starts afresh and goes on drawing") {
    TestRoom room({400, 200}, 1);
    const Picture p = room.draw([&] {
        for (int px = 20; px < 220; ++px)
            room.stage->canvas().text({Face::Display, static_cast<float>(px)}, "0123456789ABCDEFG", {0, -4000},
                                      Align::Left, {1, 1, 1, 1});
        room.stage->canvas().text({Face::Display, 100}, "8", {640, 360}, Align::Centre, {1, 1, 1, 1});
    });
    CHECK(lit(p, {150, 50, 100, 100}) > 500);
}

TEST_CASE("a drawn picture is read once at every size it is shown at, and no file stays open") {
    TestRoom room({400, 300}, 1);
    const auto draw = [&](int sizes) {
        room.draw([&] {
            for (int px = 10; px < 10 + sizes; ++px) {
                const float side = static_cast<float>(px);
                room.stage->canvas().sprite("chips/shadow", {500, 300, side, side});
            }
        });
    };
    draw(1);
    const auto before = boxcars::test::held_now().handles;
    for (int again = 0; again < 3; ++again) draw(40);
    CHECK(boxcars::test::held_now().handles == before);
}

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

TEST_CASE("the table's camera shows 62 px to the unit in the middle of its band") {
    const Camera camera;
    CHECK(camera.project({0, 0, 0}).x == doctest::Approx(640));
    CHECK(camera.project({0, 0, 0}).y == doctest::Approx(338));
    CHECK(camera.px_per_unit({0, 0, 0}) == doctest::Approx(62).epsilon(0.01));
}

TEST_CASE("20 x 9 units fit in the band, and in every other band") {
    for (const Rect band :
         {Rect{0, 64, 1280, 548}, Rect{140, 33, 1000, 573}, Rect{0, 0, 300, 90}, Rect{-200, 64, 1680, 548}}) {
        Camera camera;
        camera.band = band;
        for (const glm::vec3 corner :
             {glm::vec3{-10, 4.5f, 0}, glm::vec3{10, 4.5f, 0}, glm::vec3{10, -4.5f, 0}, glm::vec3{-10, -4.5f, 0}})
            CHECK(band.grown(0.03f * band.w).contains(camera.project(corner)));
    }
}

TEST_CASE("a place of the world, projected to the canvas and back, is the same place") {
    Camera camera;
    for (const float push_in : {0.0f, 0.04f})
        for (const float above : {65.0f, 40.0f, 8.5f, 90.0f})
            for (const glm::vec3 world : {glm::vec3{0, 0, 0}, glm::vec3{-9, 4, 0}, glm::vec3{7.5f, -3.25f, 1.9f},
                                          glm::vec3{0.1f, 0.2f, 0.96f}}) {
                camera.push_in = push_in;
                camera.above_degrees = above;
                const glm::vec3 back = camera.on_plane(camera.project(world), world.z);
                CHECK(glm::distance(back, world) < 0.002f);
            }
}

TEST_CASE("the shaders' matrix puts a point where project() puts it") {
    Camera camera;
    camera.band = {30, 80, 1200, 500};
    const Rect canvas{-50, -10, 1400, 760};
    for (const glm::vec3 world : {glm::vec3{0, 0, 0}, glm::vec3{-9, 4, 0.5f}, glm::vec3{6, -3, 2}}) {
        const glm::vec4 clip = camera.world_to_clip(canvas) * glm::vec4(world, 1);
        const glm::vec2 at{canvas.x + (clip.x / clip.w + 1) / 2 * canvas.w,
                           canvas.y + (1 - clip.y / clip.w) / 2 * canvas.h};
        CHECK(glm::distance(at, camera.project(world)) < 0.01f);
    }
}
