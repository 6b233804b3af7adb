// The music follows what is at stake and what is won, never a throw in the air.
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"

#include <algorithm>

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;

namespace {

template <class R>
R sheet_with(const char* knob, const char* value) {
    R rules;
    REQUIRE_FALSE(rules::set_knob(rules, knob, value));
    return rules;
}

struct StakedCar : test::PlayedTable<CrapsScene, craps::Rules> {
    StakedCar(ui::test::Bench& bench, const char* bankroll, std::vector<int> faces)
        : PlayedTable(bench, {.setup = {.rules = sheet_with<craps::Rules>("bankroll", bankroll),
                                        .seed = 1,
                                        .players = {"human"},
                                        .dice = session::GivenDice{"test", std::move(faces)}}}) {}
    bool breath_held = false;
    void throw_dice() {
        breath_held = false;
        tap(Action::Roll);
        for (Ticks waited = 0; phase() != "betting" && waited < 2000; ++waited) {
            wait();
            breath_held = breath_held || ears.tension.deciding;
        }
    }
};

}  // namespace

TEST_CASE(
    "Casino Car: the band hears what lies on the felt against what is left, and holds its breath for most of it") {
    ui::test::Bench bench;
    StakedCar rich{bench, "1000", {1, 3}}, poor{bench, "10", {1, 3}};
    for (StakedCar* car : {&rich, &poor}) {
        car->wait(2);
        CHECK(car->ears.tension.stake == 0);
        car->click("pass");
        car->wait(2);
        const Cents down = craps::on_table(car->decided()), left = car->decided().bankroll;
        REQUIRE(down > 0);
        CHECK(car->ears.tension.stake ==
              doctest::Approx(static_cast<double>(down) / static_cast<double>(down + left)).epsilon(0.001));
        CHECK_FALSE(car->ears.tension.deciding);  // nothing is in the air
    }
    while (poor.ears.tension.stake < 0.6f && poor.offers("pass")) {
        const float before = poor.ears.tension.stake;
        poor.click("pass");
        poor.wait(2);
        if (poor.ears.tension.stake <= before) break;
    }
    REQUIRE(poor.ears.tension.stake >= 0.6f);
    rich.throw_dice();
    CHECK_FALSE(rich.breath_held);
    poor.throw_dice();
    CHECK(poor.breath_held);
    poor.wait(2);
    CHECK_FALSE(poor.ears.tension.deciding);
}

TEST_CASE("the breath is held alike for dice that win and dice that lose") {
    ui::test::Bench bench;
    for (const std::vector<int>& faces : {std::vector{3, 4}, {1, 1}}) {
        StakedCar car{bench, "10", faces};
        for (int bets = 0; bets < 2; ++bets) car.click("pass");
        car.wait(2);
        REQUIRE(car.ears.tension.stake >= 0.6f);
        car.throw_dice();
        CHECK(car.breath_held);
    }
}

TEST_CASE("Casino Car: a win makes the band turn, once; a loss does not; puck and brush are heard") {
    ui::test::Bench bench;
    StakedCar car{bench, "1000", {3, 4, 1, 3, 3, 4}};
    car.click("pass");
    car.throw_dice();
    CHECK(car.ears.turns == 1);
    car.ears.heard.clear();
    if (car.decided().bets.empty()) car.click("pass");
    car.throw_dice();
    CHECK(std::ranges::count(car.ears.heard, "puck") == 1);
    CHECK(std::ranges::count(car.ears.heard, "brush") == 0);
    car.throw_dice();
    CHECK(std::ranges::count(car.ears.heard, "brush") == 1);
    CHECK(car.ears.turns == 1);
}

TEST_CASE("Buffet Car: the more of a turn is at risk, the more is at stake; nothing once it is banked") {
    test::PlayedTable<PigScene, pig::Rules> car{
        {.setup = {
             .seed = 1, .players = {"human", "hold20"}, .dice = session::GivenDice{"test", {6, 6, 6, 2, 2, 2, 2, 2}}}}};
    float before = -1;
    for (int rolls = 0; rolls < 3; ++rolls) {
        car.wait_for("waiting");
        car.wait(2);
        CHECK(car.ears.tension.stake > before);
        before = car.ears.tension.stake;
        car.tap(Action::Roll);
    }
    car.wait_for("waiting");
    car.wait(2);
    const int at_risk = car.decided().turn_total;
    CHECK(at_risk > 0);
    CHECK(car.ears.tension.stake == doctest::Approx(at_risk / 30.0));
    car.tap(Action::Hold);
    car.wait_for("thinking");
    car.wait(2);
    CHECK(car.ears.tension.stake == 0);
}
