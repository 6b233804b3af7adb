// The look back at sì-wŭ-liù: which sizes gave something away, the dearest first, in words and on the table.
#include "scenes/siwuliu/announced.h"

#include "scenes/siwuliu/car.h"

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;
using test::SiwuliuCar;

namespace {

// Bets so much in the round that this state begins; the banker is about to throw.
siwuliu::State betting(const siwuliu::Rules& rules, Cents bet, int round = 1) {
    siwuliu::State state = opening(rules);
    state.round = round;
    advance(rules, state, siwuliu::Bet{bet});
    if (state.phase == siwuliu::Phase::Betting) advance(rules, state, siwuliu::Stop{});
    return state;
}

// A round in which the banker's first throw decides.
void play_round(SiwuliuCar& car) {
    car.tap(Action::Confirm);
    car.tap(Action::Roll);
    car.wait_for("settled");
    car.wait(milliseconds(300));
    car.tap(Action::Roll);
    car.wait_for("betting");
    car.wait(milliseconds(300));
}

}  // namespace

TEST_CASE("si-wu-liu look back: a bet below what the sheet rewards gave the rest away, the dearest first") {
    const siwuliu::Rules rules;
    SiwuliuLookBack back;
    for (int round = 1; const Cents bet : {Cents{6'000}, Cents{1'000}, Cents{10'000}}) {
        const siwuliu::State state = betting(rules, bet, round++);
        back.remember(rules, state);
        back.remember(rules, state);  // he throws again: the same round
    }
    CHECK(back.looked_at() == 3);
    back.judge();
    REQUIRE(back.count() == 2);
    back.step(1);
    const double all = odds::to_double(odds::mean_of_bet(rules, opening(rules), 10'000)), each = all / 10'000;
    CHECK(back.on_show()->bet == 1'000);
    CHECK(back.on_show()->given_away == doctest::Approx(9'000 * each));
    CHECK(back.on_show()->table().bet == 1'000);
    CHECK(back.on_show()->table().balance == 9'000);
    CHECK(back.words().words == "You bet $10 of $100");
    CHECK(back.words().sub == "It brings +$1 on average, $100 +$9.98. You lost $8.98.");
    back.step(1);
    CHECK(back.on_show()->given_away == doctest::Approx(4'000 * each));
    CHECK(back.accuracy_words() == "You chose the best size 1 of 3 times. With average luck the rest cost $12.97.");
}

TEST_CASE("si-wu-liu look back: at the fair sheet no size is a mistake, and it says why") {
    const siwuliu::Rules fair = siwuliu::fair_house({});
    SiwuliuLookBack back;
    for (int round = 1; const Cents bet : {Cents{100}, Cents{5'000}}) back.remember(fair, betting(fair, bet, round++));
    back.judge();
    CHECK(back.count() == 0);
    CHECK(back.accuracy_words() ==
          "No mistakes: by these rules a bet of any size costs 0.412 % of it; a larger one only varies more.");
}

TEST_CASE(
    "Lacquer Car: between rounds the look back steps through what was given away, on the table, and ends as asked") {
    SiwuliuCar car{1, {2, 2, 2, 3, 3, 1, 4, 4, 4}};
    car.wait();
    CHECK_FALSE(car.offers("look_back"));
    play_round(car);
    play_round(car);
    REQUIRE(car.offers("look_back"));
    const auto before = car.state();
    CHECK(before["look_back"]["bets"] == 2);
    car.click("look_back");
    CHECK(car.state()["look_back"]["on_show"] == 1);
    CHECK(car.state()["look_back"]["mistakes"] == 2);
    CHECK(car.state()["look_back"]["words"].get<std::string>().starts_with("You bet $10 of $"));
    CHECK_FALSE(car.offers("plus"));
    car.tap(Action::Right);
    CHECK(car.state()["look_back"]["on_show"] == 2);
    car.tap(Action::Confirm);  // bets nothing: it ends the look back
    CHECK(car.state()["look_back"]["on_show"] == 0);
    car.tap(Action::First);
    car.tap(Action::Back);
    CHECK(car.state()["look_back"]["on_show"] == 0);
    CHECK(car.state()["hash"] == before["hash"]);
    CHECK(car.state()["table"] == before["table"]);
    car.tap(Action::Confirm);
    CHECK_FALSE(car.offers("look_back"));  // a bet is down
}

TEST_CASE("Lacquer Car: what is bet in practice is not looked back at") {
    SiwuliuCar car{1};
    session::Sitting begun{SiwuliuCar::setup(1, {2, 2, 2, 4, 4, 4}, {})};
    car.scene.practise(std::move(begun));
    car.wait_for("betting");
    play_round(car);
    CHECK(car.state()["look_back"]["bets"] == 0);
    CHECK_FALSE(car.offers("look_back"));
}
