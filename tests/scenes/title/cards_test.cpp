#include "scenes/title/stop.h"

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::scenes::title;

TEST_CASE("on the title the arrows choose a car, round and round, and Enter boards it") {
    Stop stop({card("pig"), card("craps"), card("ceelo")});
    stop.press(Action::Left);
    CHECK(stop.state()["chosen"] == "ceelo");
    stop.press(Action::Right);
    stop.press(Action::Right);
    CHECK(test::going<ToTable>(stop.press(Action::Confirm)).game == "craps");
}

TEST_CASE("a car is boarded by a click that begins and ends on its card") {
    Stop stop;
    const glm::vec2 pig = stop.on(0), craps = stop.on(1);
    CHECK_FALSE(stop.pointer(PressKind::PointerUp, craps));  // a button let go after a panel was clicked away
    CHECK_FALSE(stop.pointer(PressKind::PointerDown, pig));
    CHECK_FALSE(stop.pointer(PressKind::PointerUp, craps));
    CHECK_FALSE(stop.pointer(PressKind::PointerDown, craps));
    const auto go = stop.pointer(PressKind::PointerUp, craps);
    REQUIRE(go);
    CHECK(name_of(*go) == "craps");
}

TEST_CASE("one to nine carriage cards stand in their room without touching, the chosen one raised") {
    for (const float room : {880.0f, 920.0f, 1152.0f})
        for (int count = 1; count <= 9; ++count)
            for (int i = 0; i < count; ++i) {
                const render::Rect r = card_place(i, count, {64, 547}, room, 0);
                const render::Rect raised = card_place(i, count, {64, 547}, room, 1);
                CAPTURE(room);
                CAPTURE(count);
                CHECK(r.w >= (count <= most_whole_cards ? 210 : 160));
                CHECK(r.x >= 64);
                CHECK(r.x + r.w <= 64 + room);
                CHECK(r.y >= 547);
                CHECK(r.y + r.h <= 547 + card_high);
                CHECK(raised.y < r.y);
                for (int j = 0; j < count; ++j) {
                    const render::Rect other = card_place(j, count, {64, 547}, room, 0);
                    const bool beside = raised.x + raised.w + 8 <= other.x || other.x + other.w + 8 <= raised.x;
                    const bool above = raised.y + raised.h + 4 <= other.y || other.y + other.h + 4 <= raised.y;
                    CHECK((i == j || beside || above));
                }
            }
}

TEST_CASE("with more than four tables the cards stand in two rows, and the arrows go through all of them") {
    std::vector<Card> nine;
    for (int i = 1; i <= 9; ++i) nine.push_back(card("game" + std::to_string(i)));
    Stop stop{nine};
    REQUIRE(stop.scene->hit_targets().size() >= 9);
    for (int i = 2; i <= 9; ++i) {
        stop.press(Action::Right);
        CHECK(stop.state()["chosen"] == "game" + std::to_string(i));
    }
    stop.press(Action::Right);
    CHECK(stop.state()["chosen"] == "game1");
    stop.press(Action::Down);
    CHECK(stop.state()["chosen"] == "game6");
    stop.press(Action::Up);
    CHECK(stop.state()["chosen"] == "game1");
    for (int i = 0; i < 4; ++i) stop.press(Action::Right);
    stop.press(Action::Down);
    CHECK(stop.state()["chosen"] == "game9");  // the lower row is shorter
    CHECK(name_of(*stop.press(Action::Confirm)) == "game9");
}

TEST_CASE("the poster's train stands whole above the cards in every window") {
    for (const glm::vec2 size : {glm::vec2{1280, 720}, {1000, 750}, {1680, 720}, {1280, 1024}, {860, 720}}) {
        const render::Rect canvas{640 - size.x / 2, 360 - size.y / 2, size.x, size.y};
        const PosterPlace place = poster_place(canvas, card_foot);
        const float foot = canvas.y + canvas.h - card_foot;
        CHECK(place.at(0, 547).y == doctest::Approx(foot));
        CHECK(place.at(1070, 0).x < canvas.x + canvas.w);
        CHECK(place.at(540, 0).x > canvas.x);
        CHECK(place.at(0, 230).y > canvas.y + 150);  // under the wordmark
    }
}
