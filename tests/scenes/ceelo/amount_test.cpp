// The stake or bet that is about to be put down, by keys, buttons and the slider, without a table round it.
#include "scenes/ceelo/dash.h"

#include "scenes/played_table.h"

using namespace boxcars;
using boxcars::platform::PressKind;
using platform::Action;
using platform::Press;
using scenes::CeeloAmount;
using test::pressing;

namespace {

const ceelo::State staking{.coins = {41, 41}, .banker = 0, .turn = 0, .phase = ceelo::Phase::Stake};
const ceelo::State covering{.coins = {0, 9}, .bank = 4, .banker = 0, .turn = 1, .phase = ceelo::Phase::Cover};
constexpr render::Rect slider{100, 100, 216, 20};  // 200 px from end to end

struct Asked : CeeloAmount {
    explicit Asked(const ceelo::State& state) : state_(state) { ask(state, {}); }
    HeardAmount hear(const platform::Input& input, const Clicked& clicked = {}) {
        return CeeloAmount::hear(input, clicked, state_, slider);
    }

 private:
    const ceelo::State& state_;
};

platform::Input pointing(platform::PressKind kind, glm::vec2 pressed, glm::vec2 now) {
    platform::Input input;
    input.any = true;
    input.pointer_down = kind == PressKind::PointerDown;
    input.pointer = now;
    input.presses = {{.kind = kind, .at = pressed}};
    return input;
}

}  // namespace

TEST_CASE("Cee-lo: a third is proposed, keys and buttons step it within what may be put down, and no further") {
    Asked asked{staking};
    CHECK(asked.value() == 14);  // of 41, rounded up
    CHECK(asked.hear(pressing(Action::Right)).other);
    CHECK(asked.value() == 15);
    asked.hear({}, "less");
    asked.hear(pressing(Action::Down));
    CHECK(asked.value() == 9);
    for (int nth = 0; nth < 20; ++nth) asked.hear(pressing(Action::Up));
    CHECK(asked.value() == 41);
    CHECK_FALSE(asked.hear({}, "more").other);
}

TEST_CASE("Cee-lo: what is put down is a stake or a bet as the table asks, and is proposed again") {
    Asked asked{staking};
    asked.hear(pressing(Action::Right));
    CHECK(asked.hear(pressing(Action::Confirm)).decided == ceelo::Event{ceelo::Stake{15}});
    CHECK(asked.hear({}, "all").decided == ceelo::Event{ceelo::Stake{41}});
    asked.ask(staking, {});
    CHECK(asked.value() == 41);
    Asked bettor{covering};
    CHECK(bettor.hear({}, "cover").decided == ceelo::Event{ceelo::Cover{2}});
    CHECK(bettor.hear(pressing(Action::Rebet)).decided == ceelo::Event{ceelo::Cover{4}});
}

TEST_CASE("Cee-lo: the slider stays where it was let go, though the pointer went on within the same tick") {
    Asked asked{staking};
    asked.hear(pointing(PressKind::PointerDown, {158, 110}, {158, 110}));
    CHECK(asked.value() == 11);
    asked.hear(pointing(PressKind::PointerUp, {208, 110}, {300, 200}));  // on its way to a button
    CHECK(asked.value() == 21);
    asked.hear({});
    CHECK(asked.value() == 21);
}
