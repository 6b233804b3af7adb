// The Lacquer Car tick by tick: what it keeps to itself while dice fly, what it celebrates, what a skip changes.
#include "scenes/measured_stage.h"
#include "scenes/siwuliu/car.h"
#include "session/replay.h"

#include <algorithm>
#include <filesystem>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;
using boxcars::test::SiwuliuCar;
using nlohmann::json;

namespace {

siwuliu::Rules short_games() {  // so short that banks break and purses empty
    siwuliu::Rules rules;
    rules.bank = 5050;
    rules.balance = 4000;
    return rules;
}

// One press of whatever goes on, as fast as the table allows: after one that hurried, a breath.
void go_on(SiwuliuCar& car) {
    const std::string phase = car.phase();
    if (phase != "flying") car.wait(milliseconds(300));
    if (phase == "betting" && car.state()["shown"]["bet"] == 0) return car.tap(Action::Confirm);
    car.tap(phase == "flying" ? Action::Skip : Action::Roll);
}
json to_the_verdict(SiwuliuCar& car) {
    for (int press = 0; press < 400; ++press) {
        const json seen = car.state();
        if (seen["phase"] == "settled") return seen;
        go_on(car);
    }
    FAIL("no round ends: ", car.state().dump());
    return {};
}

}  // namespace

TEST_CASE(
    "Lacquer Car: receipts add up to the cent and only a net win is celebrated, banks broken and purses emptied") {
    SiwuliuCar car{77, {}, short_games()};
    std::set<std::string> ends;
    Cents balance = short_games().balance;
    for (int round = 0; round < 60; ++round) {
        car.ears.heard.clear();
        const json seen = to_the_verdict(car);
        const json& line = seen["rounds"].back();
        Cents sum = 0;
        for (const json& part : seen["receipt"]) sum += part["change"].get<Cents>();
        CHECK(sum == line["result"]);
        CHECK(balance + sum == seen["shown"]["balance"]);
        CHECK(seen["shown"] == seen["decided"]);
        CHECK(seen["shown"]["bank"].get<Cents>() + seen["shown"]["balance"].get<Cents>() == 9050);
        const auto heard = [&](const char* name) { return std::ranges::count(car.ears.heard, name); };
        CHECK(heard("win") + heard("big_win") == (sum > 0 ? 1 : 0));
        CHECK(heard("loss") == (sum < 0 ? 1 : 0));
        balance = seen["shown"]["balance"];
        while (car.phase() == "settled" || car.phase() == "fetching") go_on(car);
        ends.insert(car.state()["call"]);
        if (car.phase() != "over") continue;
        CHECK((balance == 0 || seen["shown"]["bank"] == 0));
        go_on(car);
        balance = short_games().balance;
    }
    CHECK(ends.contains("The bank is broken: Press NEW GAME to go on."));
    CHECK(ends.contains("You are out of money: Press NEW GAME to go on."));
}

TEST_CASE("Lacquer Car: a pay-out that is no win is no feast: the bet handed back by a tie") {
    siwuliu::Rules rules;
    rules.tie = siwuliu::Tie::Push;
    SiwuliuCar car{1, {2, 2, 4, 3, 3, 4}, rules};
    const json seen = to_the_verdict(car);
    CHECK(seen["rounds"].back()["result"] == 0);
    for (const char* sound : {"win", "big_win", "loss"}) CHECK(std::ranges::count(car.ears.heard, sound) == 0);
    CHECK(seen["celebrates"] == false);
}

TEST_CASE("Lacquer Car: paused, nothing moves; a step is one tick") {
    SiwuliuCar car{5, {2, 2, 5, 4, 5, 6}};
    car.tap(Action::Confirm);
    car.tap(Action::Roll);
    car.wait_for("flying");
    car.tap(Action::Pause);
    const json before = car.state();
    CHECK(before["paused"] == true);
    car.wait(600);
    CHECK(car.state() == before);
    int steps = 0;
    for (; car.phase() == "flying" && steps < 400; ++steps) {
        car.tap(Action::StepTick);
        car.wait(3);
    }
    CHECK(car.phase() == "player");
    CHECK(steps > 100);
    CHECK(steps < 270);
}

TEST_CASE("Lacquer Car: ALL sets the amount as HALF does; a bet of everything is taken back until the dice fly") {
    SiwuliuCar car{5, {2, 2, 5, 4, 5, 6}};
    car.wait(2);
    car.click("cover_all");
    CHECK(car.phase() == "betting");
    CHECK(car.state()["next_bet"] == 10'000);
    CHECK(car.state()["shown"]["bet"] == 0);
    car.tap(Action::Confirm);
    CHECK(car.phase() == "banker");
    car.click("undo");
    const json undone = car.state();
    CHECK(undone["phase"] == "betting");
    CHECK(undone["shown"]["bet"] == 0);
    CHECK(undone["table"]["purse"] == 10'000);
    CHECK(undone["receipt"].empty());
    car.wait(600);
    CHECK(car.phase() == "betting");
    car.tap(Action::Confirm);
    car.wait_for("flying");
    car.tap(Action::Undo);
    CHECK(car.phase() == "flying");
}

TEST_CASE("Lacquer Car: keys and buttons set the next bet within what may be bet; only Enter and COVER place it") {
    SiwuliuCar car{5, {2, 2, 5, 4, 5, 6}};
    const auto set_to = [&](Cents amount) {
        CHECK(car.state()["next_bet"] == amount);
        CHECK(car.state()["shown"]["bet"] == 0);
    };
    set_to(first_bet);
    for (const auto& [button, amount] : {std::pair{"half", 5000}, {"plus", 6000}, {"minus", 5000}}) {
        car.click(button);
        set_to(amount);
    }
    using Key = std::pair<Action, Cents>;
    for (const auto& [key, amount] : {Key{Action::Double, 10'000}, {Action::Chip3, 500}, {Action::Hold, 5000}}) {
        car.tap(key);
        set_to(amount);
    }
    car.click("cover");
    CHECK(car.state()["shown"]["bet"] == 5000);
    car.tap(Action::Confirm);
    CHECK(car.state()["shown"]["bet"] == 10'000);
    CHECK(car.phase() == "banker");
}

TEST_CASE("Lacquer Car: a click records a verdict at once, Enter only once it has been read") {
    SiwuliuCar car{5, {4, 5, 6, 1, 2, 3}};
    car.services.data = std::filesystem::temp_directory_path() / "boxcars_recorded_rounds";
    const auto recorded = [&] { return car.state()["rounds"].back()["recorded"] == true; };
    for (const bool click : {true, false}) {
        to_the_verdict(car);
        if (click)
            car.click("record");
        else
            car.tap(Action::Confirm);
        CHECK(recorded() == click);
        car.wait(milliseconds(700));
        car.tap(Action::Confirm);
        CHECK(recorded());
        while (car.phase() != "betting") go_on(car);
    }
    std::filesystem::remove_all(car.services.data);
}

TEST_CASE("Lacquer Car: practice shows beside the round, is not recorded, and ends with its game") {
    session::Sitting played{SiwuliuCar::setup(5, {}, {})};
    played.submit(siwuliu::Bet{10'000});
    played.force({4, 5, 6});
    test::PlayedTable<SiwuliuScene, siwuliu::Rules> car{
        {.setup = played.setup(), .watch = session::watchable(played.game_played(), session::record(played))}};
    car.wait_for("settled");
    test::MeasuredStage stage{{1280, 720}};
    stage.look_at(car.scene);
    const auto wrote = [&](const std::string& words) {
        return std::ranges::any_of(stage.written(), [&](const auto& one) { return one.words == words; });
    };
    CHECK(wrote("PRACTICE  ·  ROUND 1"));
    CHECK(wrote("PRACTICE"));
    CHECK_FALSE(wrote("SAVE THE ROUND"));
}
