#include "scenes/title/stop.h"

#include "platform/bindings.h"
#include "rules/craps/rules.h"
#include "scratch.h"
#include "session/store/kept_session.h"

#include <doctest/doctest.h>

#include <SDL.h>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::scenes::title;

TEST_CASE("the title offers tonight where games have a stop: a key, the left stick and a click open its board") {
    Stop stop;
    CHECK_FALSE(stop.press(Action::Night));
    stop.services.night_stops = {"pig", "craps"};
    const auto by_key = stop.press(Action::Night);
    REQUIRE(by_key);
    CHECK(std::holds_alternative<ToNight>(*by_key));
    const auto by_click = stop.click("tonight");
    REQUIRE(by_click);
    CHECK(std::holds_alternative<ToNight>(*by_click));
    CHECK(platform::Bindings{}.of_pad(SDL_CONTROLLER_BUTTON_LEFTSTICK) == Action::Night);
}

TEST_CASE("what waits, a first game, tonight and the Long Run stand one under the other, clear of the cards") {
    const boxcars::test::Scratch folder;
    session::Store store{folder.path};
    session::KeptSession<craps::Rules> sitting{{.seed = 8, .players = {"human"}}, &store};
    REQUIRE(sitting.throw_dice());
    REQUIRE(sitting.store_now());
    Stop stop{{card("pig"), card("craps")}, &store};
    stop.services.night_stops = {"craps"};
    stop.services.guided = {"craps"};
    stop.services.runs = true;
    const auto targets = stop.title.hit_targets();
    const auto place = [&](std::string_view name) {
        const auto at = std::ranges::find(targets, name, &HitTarget::name);
        REQUIRE(at != targets.end());
        return at->where;
    };
    const render::Rect waits = place("continue"), show_me = place("show_me"), tonight = place("tonight");
    const render::Rect long_run = place("long_run");
    CHECK(show_me.y >= waits.y + waits.h + 8);
    CHECK(tonight.y >= show_me.y + show_me.h + 8);
    CHECK(long_run.y >= tonight.y + tonight.h + 8);
    for (const char* game : {"pig", "craps"}) CHECK(place(game).y > long_run.y + long_run.h);
    const auto there = stop.press(Action::Run);
    REQUIRE(there);
    CHECK(std::holds_alternative<ToRun>(*there));
}

TEST_CASE("a stop of a Night that waits is offered as that, and not at its car") {
    const boxcars::test::Scratch folder;
    session::Store store{folder.path};
    session::Setup<craps::Rules> setup{.seed = 8, .players = {"human"}};
    setup.stop = {"2026-11-23", {session::StopUnit::Throws, 20}};
    session::KeptSession<craps::Rules> sitting{setup, &store};
    REQUIRE(sitting.throw_dice());
    REQUIRE(sitting.store_now());
    Stop stop{{card("pig"), card("craps")}, &store};
    CHECK(stop.state()["waits"] == "craps");
    const auto on = stop.press(Action::Continue);
    REQUIRE(on);
    CHECK(std::get<ToKept>(*on).sitting == sitting.name());
    const auto anew = stop.press(Action::Confirm);  // its car has nothing that waits: a new game
    REQUIRE(anew);
    CHECK(std::get<ToTable>(*anew).game == "craps");
}
