// Plays lap after lap through the arcade and checks that no memory or handle is lost.
#include "app/arcade/loop.h"
#include "app/arcade/open_scene.h"
#include "arcade/real_parts.h"
#include "graphics_held.h"
#include "held.h"
#include "platform/paths.h"
#include "scratch.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>

using namespace boxcars;
using namespace boxcars::app;

namespace {

struct Sample {
    std::ptrdiff_t handles;
    double mebibytes;
    int graphics;
};

struct Laps {
    static constexpr int seconds = 50;
    std::vector<Sample> titles;  // whenever the title is opened
    std::set<std::string> opened;

    // At the title another card is chosen and 25 s pass, then the train shows itself, that table first, until a key;
    // then to the lab and back.
    static std::string script(int laps) {
        std::string text;
        const auto press = [&](int at, const char* key) {
            text += fmt::format("{{\"at\":{},\"key\":\"{}\"}}\n", at, key);
        };
        const int cards = static_cast<int>(every_game().size());
        for (int lap = 0; lap < laps; ++lap) {
            for (int card = 0; card < lap % cards; ++card) press(lap * seconds + 1 + card, "Right");
            press(lap * seconds + 45, "Space");
            press(lap * seconds + 47, "L");
            press(lap * seconds + 50, "Escape");
        }
        return text;
    }

    void play(int laps) {
        const test::Scratch folder;
        ArcadeOptions options;
        options.headless = true;
        options.width = 320;
        options.height = 180;
        options.table.seed = 5;
        options.script = folder.path / "script";
        REQUIRE(platform::write_safely(*options.script, script(laps)).empty());
        const Games games = every_game();
        LeftBehind left;
        const Parts parts = real_parts(games, [&](const SceneOptions& at, scenes::SceneServices& services) {
            opened.insert(scenes::name_of(at.to));
            if (scenes::name_of(at.to).empty()) sample();
            return open_scene(games, at, services, left);
        });
        CHECK(Arcade{options, parts}.run() == 0);
    }
    void sample() {
        const test::Held held = test::held_now();
        titles.push_back({held.handles, held.mebibytes, test::graphics_objects()});
    }
    template <class Figure>
    Figure most(std::size_t from, std::size_t to, Figure Sample::*figure) const {
        Figure most = titles[from].*figure;
        for (std::size_t at = from; at < to; ++at) most = std::max(most, titles[at].*figure);
        return most;
    }
};

void check_gives_back(int laps) {
    Laps played;
    played.play(laps);
    const std::size_t all = played.titles.size(), third = all / 3;
    REQUIRE(all == 1 + 2 * static_cast<std::size_t>(laps));  // the first, and twice a lap
    CHECK(played.opened.size() >= 5);                        // the title, the lab and three tables or more
    CHECK(played.most(all - third, all, &Sample::handles) <= played.most(third, 2 * third, &Sample::handles));
    CHECK(played.most(all - third, all, &Sample::graphics) <= played.most(third, 2 * third, &Sample::graphics));
    CHECK(played.most(all - third, all, &Sample::mebibytes) < played.most(third, 2 * third, &Sample::mebibytes) + 48);
}

}  // namespace

TEST_CASE("title, tables and lab give back every handle and graphics object, lap after lap") { check_gives_back(6); }

TEST_SUITE("long") {
    TEST_CASE("title, tables and lab: 10,000 s of laps hold no more of the machine than the first third") {
        check_gives_back(10'000 / Laps::seconds);
    }
}
