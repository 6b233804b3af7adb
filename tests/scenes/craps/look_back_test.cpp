// The look back at craps: what was laid between two throws, judged, and stepped through on the table.
#include "scenes/craps/look_back.h"

#include "rules/craps/table.h"
#include "scenes/craps/print.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"
#include "session/craps/accuracy.h"
#include "session/replay.h"

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Kind, craps::Spot;
using platform::Action;

namespace {

struct KeptHand : craps_table::Game {  // at the plain sheet
    CrapsLookBack look_back;
    KeptHand() { look_back.begin(state); }
    void roll(int first, int second) {
        look_back.thrown(rules, state);
        Game::roll(first, second);
        look_back.rested(state);
    }
};

using Car = test::PlayedTable<CrapsScene, craps::Rules>;

void none_lies_on_print(Car& car, const craps_look::FeltPrint& felt) {
    test::MeasuredStage stage({1280, 720});
    const auto layout = layout_for(stage.canvas_rect());
    for (const auto& print : craps_look::printed_boxes(stage.canvas(), craps_camera(layout, CrapsView::Whole), felt))
        for (const HitTarget& button : car.scene.hit_targets())
            if (button.name.starts_with("look_")) CHECK_FALSE(test::touch(print, button.where));
}

}  // namespace

TEST_CASE("craps look back: what lay there before is no new bet, what was taken down before the throw is none") {
    KeptHand sitting;
    sitting.bet("pass", 10);
    sitting.bet("big_6", 6);
    sitting.take(craps::Take{{Kind::Big, 6}, 600});
    sitting.roll(4, 4);
    CHECK(sitting.look_back.bets() == 1);
    sitting.bet("place_6", 6);
    sitting.roll(1, 2);
    CHECK(sitting.look_back.bets() == 2);
    sitting.bet("place_6", 6);  // more on top
    sitting.roll(1, 2);
    CHECK(sitting.look_back.bets() == 3);
    sitting.roll(1, 2);
    CHECK(sitting.look_back.bets() == 3);
}

TEST_CASE("craps look back: what every bet cost, the dearest first, with one that wins about as often for less") {
    KeptHand sitting;
    sitting.bet("pass", 10);
    sitting.bet("big_8", 6);
    sitting.roll(2, 2);
    sitting.bet("any_seven", 5);
    sitting.bet("field", 5);
    sitting.roll(1, 2);
    CHECK(sitting.look_back.bets() == 4);
    odds::CrapsEdges edges;
    sitting.look_back.judge(edges);
    REQUIRE(sitting.look_back.count() == 4);
    double sum = 0, before = 1e9;
    for (const Spot wanted : {Spot{Kind::AnySeven}, Spot{Kind::Big, 8}, Spot{Kind::Pass}, Spot{Kind::Field}}) {
        sitting.look_back.step(1);
        const CrapsLookedBack* back = sitting.look_back.on_show();
        REQUIRE(back);
        INFO(sitting.look_back.words());
        CHECK(back->judged.decision.spot == wanted);
        CHECK(craps::staked(back->judged.decision.state, wanted) == 0);
        CHECK(craps::staked(back->table, wanted) == back->judged.decision.stake);
        CHECK(back->given_away > 0);
        CHECK(back->given_away <= before);
        CHECK(sitting.look_back.words().find("on average. ") != std::string::npos);
        before = back->given_away;
        sum += back->given_away;
        if (wanted == Spot{Kind::AnySeven}) CHECK(sitting.look_back.words().find("cost $0.83") != std::string::npos);
        if (wanted != Spot{Kind::Big, 8}) continue;
        REQUIRE(back->judged.better);
        CHECK(back->judged.better_cost < back->judged.cost);
        CHECK(sitting.look_back.words().find("would win about as often and cost $") != std::string::npos);
    }
    CHECK(sitting.look_back.cost() == doctest::Approx(sum));
    CHECK_FALSE(sitting.look_back.may_step(1));
    CHECK(sitting.look_back.accuracy_words().starts_with("4 bets cost "));
}

TEST_CASE("Casino Car: after a hand the look back steps through what was given away, on the table, and ends as asked") {
    Car car{{.setup = {.seed = 1, .players = {"human"}, .dice = session::GivenDice{"test", {4, 4, 3, 4, 1, 1}}}}};
    car.settings.felt_bets = platform::FeltBets::More;
    car.tick();
    CHECK_FALSE(car.offers("look_back"));
    car.click("pass");
    car.click("big_6");
    car.tap(Action::Roll);
    car.wait_for("betting");
    CHECK_FALSE(car.offers("look_back"));  // in a hand
    car.tap(Action::Roll);
    car.wait_for("betting");
    REQUIRE(car.state()["shown"]["point"] == 0);
    REQUIRE(car.offers("look_back"));
    craps_look::FeltPrint felt;
    none_lies_on_print(car, felt);
    const std::string hash = car.state()["hash"];
    car.click("look_back");
    CHECK(car.state()["look_back"]["on_show"] == 1);
    felt.odds_row = false;
    none_lies_on_print(car, felt);
    CHECK(car.offers("place_6"));
    car.tap(Action::Confirm);  // no chip: it ends the look back
    CHECK(car.state()["look_back"]["on_show"] == 0);
    car.tap(Action::First);
    CHECK(car.state()["look_back"]["on_show"] == 1);
    car.tap(Action::Back);
    CHECK(car.state()["look_back"]["on_show"] == 0);
    CHECK(car.state()["hash"] == hash);
    CHECK(car.decided().bets.empty());
}

TEST_CASE("Casino Car: what the look back says was given away is what the statistics say of the sitting") {
    Car car{{.setup = {.seed = 11, .players = {"human"}}}};
    car.settings.felt_bets = platform::FeltBets::More;
    car.tick();
    for (int thrown = 0; thrown < 8; ++thrown) {
        for (const char* spot : {"pass", "big_6", "field", "place_8"})
            if (car.offers(spot)) car.click(spot);
        car.tap(Action::Roll);
        car.wait_for("betting");
    }
    const auto sheets = session::judged_craps(session::record(car.scene.sitting()));
    REQUIRE(sheets.size() == 1);
    const session::JudgedUnder& judged = sheets.front();
    car.tap(Action::First);  // bets are judged when somebody looks back
    const auto look_back = car.state()["look_back"];
    CHECK(judged.decisions == look_back["bets"]);
    CHECK(judged.decisions - judged.best.value() == look_back["mistakes"]);
    CHECK(judged.given_away == doctest::Approx(look_back["given_away"].get<double>()));
    CHECK(judged.given_away > 0);
}
