// The Buffet Car tick by tick: what an impatient key may do, and what leaving and being away mean at any table.
#include "rules/craps/rules.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "ui/plain/overlay.h"

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;

namespace {

using PigTable = test::PlayedTable<PigScene, pig::Rules>;

session::Setup two_people() { return {.rules = pig::Rules{}, .seed = 7, .players = {"human", "human"}, .first = 0}; }

struct BuffetCar : PigTable {
    BuffetCar() : PigTable({.setup = two_people()}) { wait_for("waiting"); }
    bool leaves() {
        const auto request = scene.request();
        return request && std::holds_alternative<ToTitle>(*request);
    }
    void throw_once() {
        tap(Action::Roll);
        wait_for("waiting");
    }
};

}  // namespace

TEST_CASE("Buffet Car: before the first throw Escape leaves; in a running game it asks, and time stands meanwhile") {
    BuffetCar car;
    car.tap(Action::Back);
    CHECK(car.leaves());
    car.throw_once();
    car.tap(Action::Back);
    CHECK_FALSE(car.leaves());
    CHECK(car.offers("leave"));
    CHECK_FALSE(car.offers("roll"));
    const auto before = car.state();
    car.wait(600);
    CHECK(car.state() == before);
    car.tap(Action::Back);  // closes the question
    CHECK_FALSE(car.leaves());
    CHECK(car.offers("roll"));
}

TEST_CASE("Buffet Car: asked whether to leave, Enter and the button leave; any other key stays and does nothing else") {
    for (const auto answer : {Action::Confirm, Action::Back, Action::Roll, Action::Hold, Action::Overlay}) {
        BuffetCar car;
        car.throw_once();
        car.tap(Action::Back);
        const auto before = car.state();
        car.tap(answer);
        CHECK(car.leaves() == (answer == Action::Confirm));
        CHECK(car.state()["journal_entries"] == before["journal_entries"]);
        CHECK_FALSE(car.offers("leave"));
    }
    BuffetCar car;
    car.throw_once();
    car.click("back");
    CHECK_FALSE(car.leaves());
    car.click("stay");
    CHECK_FALSE(car.leaves());
    car.click("back");
    car.click("leave");
    CHECK(car.leaves());
}

TEST_CASE("Buffet Car: a window that loses the keyboard pauses the table; the next key goes on and does nothing else") {
    BuffetCar car;
    platform::Input away;
    away.focus_lost = true;
    car.tick(away);
    CHECK(car.state()["paused"] == true);
    const auto before = car.state();
    car.wait(600);
    CHECK(car.state() == before);
    car.tap(Action::Roll);
    CHECK(car.state()["paused"] == false);
    CHECK(car.phase() == "waiting");
}

namespace {

std::string told_of_change(const session::Setup& setup, const rules::Sheet& next) {
    session::Sitting session{setup};
    REQUIRE(session.change_rules(next));
    TablePanels panels{
        {.game = "any", .keys = {}, .pages = nullptr, .overlay = std::make_unique<ui::PlainOverlay>("any", nullptr)}};
    panels.shown(session);
    const std::span<const ui::JournalLine> lines = panels.journal();
    return lines.back().facts;
}

}  // namespace

TEST_CASE("the journal says when a change of the table takes effect, with the words of the overlay") {
    CHECK(told_of_change(two_people(), pig::Rules{.goal = 50}) == "in force from the next round");
    CHECK(told_of_change({.rules = craps::Rules{}, .seed = 1, .players = {"human"}}, craps::Rules{.bankroll = 500}) ==
          "in force at once");
}
