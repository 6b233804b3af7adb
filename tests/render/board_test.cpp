#include "held.h"
#include "render/fonts.h"
#include "room.h"

#include <doctest/doctest.h>

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
        CHECK(c.width({Face::Display, 20, 0, 0.6f}, "1,111") == doctest::Approx(5 * 0.6f * 20));
        CHECK(c.width(type, "AV") < c.width(type, "A") + c.width(type, "V"));  // kerned
        CHECK(c.width(type, "") == 0);
    });
}

TEST_CASE("numbers in cells do not move their neighbours") {
    TestRoom room({400, 100}, 1);
    const auto seven = [&](const char* words) {
        const Picture p = room.draw([&] {
            room.stage->canvas().text({Face::Display, 40, 0, 0.6f}, words, {460, 360}, Align::Left, {1, 1, 1, 1});
        });
        std::vector<int> columns;
        for (int x = 20 + 24; x < 20 + 48; ++x) columns.push_back(lit(p, {static_cast<float>(x), 0, 1, 100}));
        return columns;
    };
    CHECK(seven("17") == seven("87"));
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
