#include "scenes/title/stop.h"

#include "rules/craps/rules.h"
#include "scratch.h"
#include "session/store/kept_session.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::scenes::title;

namespace {

struct Kept {  // a store in which a sitting of craps was begun
    const boxcars::test::Scratch folder{};
    session::Store store{folder.path};
    std::string name;
    Kept() {
        session::KeptSession<craps::Rules> sitting{{.seed = 8, .players = {"human"}}, &store};
        REQUIRE(sitting.throw_dice());
        REQUIRE(sitting.store_now());
        name = sitting.name();
    }
};

}  // namespace

TEST_CASE("the title offers the sitting that waits: its card is chosen, a key and a click go on with it") {
    Kept kept;
    Stop stop{{card("pig"), card("craps")}, &kept.store};
    CHECK(stop.state()["chosen"] == "craps");
    CHECK(stop.state()["waits"] == "craps");
    stop.press(Action::Left);
    const auto by_key = stop.press(Action::Continue);
    REQUIRE(by_key);
    CHECK(std::holds_alternative<ToKept>(*by_key));
    CHECK(name_of(*by_key) == "craps");
    CHECK(std::get<ToKept>(*by_key).sitting == kept.name);
    const auto by_click = stop.click("continue");
    REQUIRE(by_click);
    CHECK(std::get<ToKept>(*by_click).sitting == kept.name);
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
    const auto on = stop.press(Action::Confirm);
    REQUIRE(on);
    CHECK(std::get<ToKept>(*on).sitting == kept.name);
    stop.press(Action::Confirm);
    const auto anew = stop.press(Action::NewMatch);
    REQUIRE(anew);
    CHECK(std::get<ToTable>(*anew).game == "craps");
    stop.press(Action::Left);
    const auto other = stop.press(Action::Confirm);
    REQUIRE(other);
    CHECK(name_of(*other) == "pig");
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

TEST_CASE("how long ago a sitting began is told in one number") {
    CHECK(age_words(1000, 900) == "begun just now");
    CHECK(age_words(0, 60'000) == "begun 1 minute ago");
    CHECK(age_words(0, 3 * 3'600'000 + 5) == "begun 3 hours ago");
    CHECK(age_words(0, 49 * 3'600'000) == "begun 2 days ago");
}
