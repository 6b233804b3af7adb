#include "scenes/title/stop.h"

#include "platform/bindings.h"
#include "rules/craps/rules.h"
#include "scratch.h"
#include "session/store/keeping.h"

#include <SDL.h>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::scenes::title;

namespace {

struct Kept {  // a store in which a sitting of craps was begun
    const boxcars::test::Scratch folder{};
    session::Store store{folder.path};
    std::string name;
    Kept() { name = begin(); }
    std::string begin(const std::optional<session::StopTerms>& stop = {}) {
        for (const auto now = session::now_ms(); session::now_ms() == now;) continue;
        session::Setup setup{.rules = craps::Rules{}, .seed = 8, .players = {"human"}};
        setup.stop = stop;
        session::Sitting sitting{setup, kept_in(&store)};
        REQUIRE(sitting.submit(craps::Bet{{craps::Kind::Field}, 10 * dollar}));
        REQUIRE(sitting.throw_dice());
        REQUIRE(sitting.store_now());
        return sitting.name();
    }
};

}  // namespace

TEST_CASE("the title offers the sitting that waits: its card is chosen, a key and a click go on with it") {
    Kept kept;
    Stop stop{{card("pig"), card("craps")}, &kept.store};
    CHECK(stop.state()["chosen"] == "craps");
    CHECK(stop.state()["waits"] == "craps");
    stop.press(Action::Left);
    const auto by_key = test::going<ToKept>(stop.press(Action::Continue));
    CHECK(by_key.game == "craps");
    CHECK(by_key.sitting == kept.name);
    CHECK(test::going<ToKept>(stop.click("continue")).sitting == kept.name);
}

TEST_CASE("boarding a car in which a sitting waits asks: go on, begin anew, or neither; other cars are boarded") {
    Kept kept;
    Stop stop{{card("pig"), card("craps")}, &kept.store};
    CHECK_FALSE(stop.press(Action::Confirm));
    CHECK(stop.state()["asks_to_continue"] == true);
    CHECK_FALSE(stop.press(Action::Back));  // neither
    CHECK(stop.state()["asks_to_continue"] == false);
    CHECK(stop.state()["asks_to_leave"] == false);
    stop.press(Action::Confirm);
    CHECK(test::going<ToKept>(stop.press(Action::Confirm)).sitting == kept.name);
    stop.press(Action::Confirm);
    CHECK(test::going<ToTable>(stop.press(Action::NewMatch)).game == "craps");
    stop.press(Action::Left);
    CHECK(test::going<ToTable>(stop.press(Action::Confirm)).game == "pig");
}

TEST_CASE("the title offers nothing that has ended, that has no car, or that another Boxcars may be playing") {
    Kept kept;
    CHECK(Stop{{card("pig")}, &kept.store}.state()["waits"] == "");
    session::Store second{kept.folder.path};
    CHECK(second.busy());
    CHECK(Stop{{card("pig"), card("craps")}, &second}.state()["waits"] == "");
    kept.store.wait(kept.store.end(kept.name));
    CHECK(Stop{{card("pig"), card("craps")}, &kept.store}.state()["waits"] == "");
}

TEST_CASE("CONTINUE opens what was played last, a station through its run, and no table that a link opened") {
    Kept kept;
    const auto waits = [&](const std::string& linked) {
        auto stop = std::make_unique<Stop>(std::vector{card("pig"), card("craps")}, &kept.store);
        stop->settings.linked = {linked};
        stop->enter({});
        return stop;
    };
    const std::string second = kept.begin();
    CHECK(test::going<ToKept>(waits("")->press(Action::Continue)).sitting == second);
    CHECK(test::going<ToKept>(waits(second)->press(Action::Continue)).sitting == kept.name);
    auto played = session::resume(rules::any_game<craps::Rules>(), kept.store, kept.name);
    for (const auto now = session::now_ms(); session::now_ms() == now;) continue;
    REQUIRE(played.throw_dice());
    CHECK(test::going<ToKept>(waits("")->press(Action::Continue)).sitting == kept.name);
    REQUIRE(played.store_now());
    CHECK(test::going<ToKept>(waits("")->press(Action::Continue)).sitting == kept.name);
    kept.begin(session::StopTerms{{}, session::RunStation{"local-1", 2, {}}});
    CHECK(test::going<ToStation>(waits("")->press(Action::Continue)).run == "local-1");
    const auto at_car = waits("");
    at_car->press(Action::Confirm);
    CHECK(test::going<ToKept>(at_car->press(Action::Confirm)).sitting == kept.name);
}

TEST_CASE("how long ago a sitting began is told in one number") {
    CHECK(age_words(1000, 900) == "begun just now");
    CHECK(age_words(0, 60'000) == "begun 1 minute ago");
    CHECK(age_words(0, 3 * 3'600'000 + 5) == "begun 3 hours ago");
    CHECK(age_words(0, 49 * 3'600'000) == "begun 2 days ago");
}

TEST_CASE("what waits, a first game and the Long Run stand one under the other, clear of the cards") {
    Kept kept;
    Stop stop{{card("pig"), card("craps")}, &kept.store};
    stop.services.guided = {"craps"};
    stop.services.runs = true;
    const auto targets = stop.scene->hit_targets();
    const auto place = [&](std::string_view name) {
        const auto at = std::ranges::find(targets, name, &HitTarget::name);
        REQUIRE(at != targets.end());
        return at->where;
    };
    const render::Rect waits = place("continue"), show_me = place("show_me"), long_run = place("long_run");
    CHECK(show_me.y >= waits.y + waits.h + 8);
    CHECK(long_run.y >= show_me.y + show_me.h + 8);
    for (const char* game : {"pig", "craps"}) CHECK(place(game).y > long_run.y + long_run.h);
    test::going<ToRun>(stop.press(Action::Run));
}
