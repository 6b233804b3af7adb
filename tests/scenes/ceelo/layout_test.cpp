// Where things stand round the cable drum, two to six players, at every size: nothing lies over anything else.
#include "scenes/ceelo/show.h"
#include "scenes/ceelo/view.h"
#include "scenes/windows.h"

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::test;
using render::Rect;

namespace {

constexpr float die = 0.46f * 1.415f;  // from its middle to its furthest edge, lying anyhow

std::vector<NamedLayout> layouts() {
    std::vector<NamedLayout> all = every_layout();
    all.push_back({"1280x720 at 1.5", layout_of({1280, 720}, 1.5f)});
    return all;
}

render::CeeloTable table_of(int players) {
    render::CeeloTable table;
    table.players = players;
    return table;
}

template <class Each>
void every_table(const Each& each) {
    for (const NamedLayout& window : layouts())
        for (int players = 2; players <= ceelo::most_players; ++players) {
            CAPTURE(window.name);
            CAPTURE(players);
            each(window.layout, players);
        }
}

// The ellipse in which every die's middle comes to rest.
std::vector<glm::vec2> resting_rim() {
    const world::Tray& tray = ceelo_feel::tray;
    std::vector<glm::vec2> rim;
    for (int step = 0; step < 64; ++step) {
        const float turn = static_cast<float>(step) * 2 * std::numbers::pi_v<float> / 64;
        rim.push_back(tray.centre + tray.rest_half * glm::vec2(std::cos(turn), std::sin(turn)));
    }
    return rim;
}

}  // namespace

TEST_CASE("Cee-lo: everybody's plate stands beside the drum, whole, and over nobody else's") {
    every_table([](const Layout& layout, int players) {
        const ceelo_look::SeatPlates seats{layout, players};
        std::vector<Rect> plates;
        for (int place = 0; place < players; ++place) plates.push_back(seats.at(place));
        all_apart(plates);
        const render::Camera camera = ceelo_look::camera(layout);
        const render::CeeloTable table;
        for (const Rect& plate : plates) {
            CHECK(within(plate, layout.table));
            CHECK(plate.w >= 130);
            CHECK(plate.h >= 42);
            for (int step = 0; step < 96; ++step) {
                const float turn = static_cast<float>(step) / 96 * glm::two_pi<float>();
                for (float radius = 0.5f; radius <= table.rim; radius += 0.505f)
                    CHECK_FALSE(plate.contains(
                        camera.project({table.drum + radius * glm::vec2(std::cos(turn), std::sin(turn)), 0})));
            }
        }
    });
}

TEST_CASE("Cee-lo: what can be pressed on the dash is 40 px at least, whole, and over nothing else") {
    for (const NamedLayout& window : layouts()) {
        CAPTURE(window.name);
        const auto dash = ceelo_look::dash_places(window.layout);
        for (const Rect& button : {dash.less, dash.more, dash.all, dash.cover, dash.verb, dash.skip, dash.pause,
                                   dash.speed, dash.new_match}) {
            CHECK(button.w >= 40);
            CHECK(button.h >= 40);
            CHECK(within(button, window.layout.dash));
        }
        all_apart({dash.purse, dash.less, dash.amount, dash.more, dash.slider, dash.all, dash.cover, dash.verb});
        all_apart({dash.purse, dash.skip, dash.pause, dash.speed, dash.all, dash.cover, dash.verb});
        all_apart({dash.purse, dash.new_match, dash.all, dash.cover, dash.verb});
        CHECK(dash.slider.w >= 60);
        CHECK(dash.words.x >= dash.purse.x + dash.purse.w);
        CHECK(dash.words.x + dash.words_wide <= window.layout.dash.x + window.layout.dash.w);
        if (!window.layout.narrow) {
            CHECK(dash.words.x + dash.words_wide <= dash.less.x);
            CHECK(dash.words.x + dash.words_wide_alone <= dash.skip.x);
        }
    }
}

TEST_CASE("Cee-lo: dice come to rest clear of every coin, and every coin lies on the planks of its own sector") {
    constexpr float coin = 0.39f, beside = 0.56f;
    every_table([&](const Layout& layout, int players) {
        const auto table = table_of(players);
        const CeeloFeltView view{table, ceelo_look::camera(layout), 0};
        for (int player = 0; player < players; ++player)
            for (const auto kind : {CeeloPot::PotKind::Bet, CeeloPot::PotKind::Pocket})
                for (const float aside : {-beside, 0.0f, beside}) {
                    const glm::vec2 at = view.world({kind, player}, aside);
                    CHECK(glm::distance(at, table.drum) + coin < table.planks);
                    for (const glm::vec2& rim : resting_rim()) CHECK(glm::distance(at, rim) > coin + die);
                    for (int other = 0; other < players; ++other)
                        if (other != player)
                            CHECK(glm::distance(at, view.world({kind, other}, 0)) >
                                  glm::distance(at, view.world({kind, player}, 0)));
                }
    });
}

TEST_CASE("Cee-lo: the bank's coins lie whole inside its ring, whoever banks, where no die comes to rest") {
    constexpr float coin = 0.265f;             // the largest, as it lies there
    constexpr float outermost = 1.5f * 0.54f;  // no amount makes more than four stacks
    for (int coins = 1; coins <= ceelo::most_players * 100; ++coins) {
        const auto pieces = coins_for(coins);
        for (const int value : coin_values) REQUIRE(std::ranges::count(pieces, value) <= 6);
    }
    every_table([&](const Layout& layout, int players) {
        const auto table = table_of(players);
        const CeeloFeltView view{table, ceelo_look::camera(layout), 0};
        const Rect plate = ceelo_look::bank_plate(view.camera, table);
        for (int player = 0; player < players; ++player)
            for (const float aside : {-outermost, -0.3f, 0.0f, 0.3f, outermost}) {
                const glm::vec2 at = view.world({CeeloPot::PotKind::Bank, player}, aside);
                CHECK(glm::distance(at, table.bank) + coin < table.bank_ring);
                for (const glm::vec2& rim : resting_rim()) CHECK(glm::distance(at, rim) > coin + die);
                CHECK(view.camera.project({at, 0}).y + coin * view.camera.px_per_unit({at, 0}) < plate.y);
            }
    });
}

TEST_CASE("Cee-lo: dice come to rest inside the groove round the bank") {
    const render::CeeloTable table;
    for (const glm::vec2& rim : resting_rim())
        CHECK(glm::distance(rim, table.bank) + die < table.track + table.track_half);
}

TEST_CASE("Cee-lo: the bank's plate covers neither dice at rest nor a bet that is being proposed") {
    every_table([](const Layout& layout, int players) {
        const auto table = table_of(players);
        const render::Camera camera = ceelo_look::camera(layout);
        const Rect plate = ceelo_look::bank_plate(camera, table);
        const CeeloFeltView view{table, camera, 0};
        const world::Tray& tray = ceelo_feel::tray;
        CHECK(camera.project({tray.centre.x, tray.centre.y - tray.rest_half.y - die, 0}).y <= plate.y + 1);
        const CeeloPot bet{CeeloPot::PotKind::Bet, 0};
        const float radius = 0.32f * camera.px_per_unit({view.world(bet), 0});
        CHECK(view.at(bet).y - radius >= plate.y + plate.h);
    });
}
