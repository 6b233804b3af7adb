// The stake or bet that is about to be put down, by keys, buttons and the slider, without a table round it.
#include "scenes/ceelo/dash.h"

#include "scenes/ceelo/drum.h"

using namespace boxcars;
using boxcars::platform::PressKind;
using platform::Action;
using platform::Press;
using scenes::CeeloAmount;

namespace {

const ceelo::State staking{.coins = {41, 41}, .banker = 0, .turn = 0, .phase = ceelo::Phase::Stake};
const ceelo::State covering{.coins = {0, 9}, .bank = 4, .banker = 0, .turn = 1, .phase = ceelo::Phase::Cover};
constexpr render::Rect slider{100, 100, 216, 20};  // 200 px from end to end

CeeloAmount asked_in(const ceelo::State& state) {
    CeeloAmount amount;
    amount.ask(state, {});
    return amount;
}

platform::Input pointing(platform::PressKind kind, glm::vec2 pressed, glm::vec2 now) {
    platform::Input input;
    input.any = true;
    input.pointer_down = kind == PressKind::PointerDown;
    input.pointer = now;
    input.presses = {{.kind = kind, .at = pressed}};
    return input;
}

}  // namespace

TEST_CASE("Cee-lo: a third is proposed and stepped within what may be put down, and no further") {
    CeeloAmount asked = asked_in(staking);
    CHECK(asked.value() == 14);  // of 41, rounded up
    for (int nth = 0; nth < 20; ++nth) asked.step(5);
    CHECK(asked.value() == 41);
    CHECK_FALSE(asked.step(1));
}

TEST_CASE("Cee-lo: keys and buttons step the amount and put it down") {
    test::Drum drum{{"human", "even"}, 5, {.coins = 41}};
    drum.until("deciding");
    for (const auto& [key, amount] : {std::pair{Action::Right, 6}, {Action::Up, 11}, {Action::Left, 10}}) {
        drum.tap(key);
        CHECK(drum.state()["amount"] == amount);
    }
    drum.click("more");
    CHECK(drum.state()["amount"] == 11);
    drum.click("all");
    CHECK(drum.state()["bank"] == 14);
}

TEST_CASE("Cee-lo: what is put down is a stake or a bet as the table asks, and is proposed again") {
    CeeloAmount asked = asked_in(staking);
    asked.step(1);
    CHECK(asked.decision() == ceelo::Event{ceelo::Stake{15}});
    asked.put_down(asked.decision());
    asked.ask(staking, {});
    CHECK(asked.value() == 15);
    CHECK(asked_in(covering).decision() == ceelo::Event{ceelo::Cover{2}});
}

TEST_CASE("Cee-lo: the slider stays where it was let go, though the pointer went on within the same tick") {
    CeeloAmount asked = asked_in(staking);
    asked.drag(pointing(PressKind::PointerDown, {158, 110}, {158, 110}), slider);
    CHECK(asked.value() == 11);
    asked.drag(pointing(PressKind::PointerUp, {208, 110}, {300, 200}), slider);  // on its way to a button
    CHECK(asked.value() == 21);
    asked.drag({}, slider);
    CHECK(asked.value() == 21);
}
