// The hand that holds the dice: how long and how it was held is how they are thrown.
#include "scenes/table/dice_cast.h"

#include "scenes/played_table.h"

using namespace boxcars;
using scenes::DiceHand;

namespace {

platform::Input holding() { return test::pressing(platform::Action::Roll); }

platform::Input flick(glm::vec2 px_a_second) {
    platform::Input input;
    input.pointer_speed = px_a_second;
    return input;
}

}  // namespace

TEST_CASE("dice stay in the hand while the key is held; a longer hold throws harder, up to a point") {
    test::Ears ears;
    std::vector<float> strengths;
    for (const Ticks held : {Ticks{1}, milliseconds(550), milliseconds(1100), milliseconds(5000)}) {
        DiceHand hand;
        hand.close(0, false);
        CHECK_FALSE(hand.let_go(holding(), held, 9, ears));
        const auto toss = hand.let_go({}, held, 9, ears);
        REQUIRE(toss);
        CHECK(toss->dust == 9);
        strengths.push_back(toss->strength);
    }
    CHECK(strengths[0] < strengths[1]);
    CHECK(strengths[1] < strengths[2]);
    CHECK(strengths[2] == 1);
    CHECK(strengths[3] == 1);
}

TEST_CASE("dice held by the pointer go where it is flicked, upwards on the screen being away; a key has no flick") {
    test::Ears ears;
    DiceHand hand;
    hand.close(0, true);
    const auto flicked = hand.let_go(flick({0, -2200}), 10, 1, ears);
    REQUIRE(flicked);
    CHECK(flicked->strength == 1);
    CHECK(flicked->towards.x == 0);
    CHECK(flicked->towards.y == 1);
    hand.close(0, true);
    const auto laid = hand.let_go(flick({0, 100}), 1, 1, ears);  // too slow to be a flick
    REQUIRE(laid);
    CHECK(laid->towards.x == doctest::Approx(0.15));
    hand.close(0, false);
    const auto by_key = hand.let_go(flick({0, -2200}), 10, 1, ears);
    REQUIRE(by_key);
    CHECK(by_key->strength < 1);
}

TEST_CASE("the hand of nobody has some strength and swings a little to either side, the same for the same dust") {
    float least = 1, most = -1;
    for (std::uint64_t dust = 1; dust < 200; ++dust) {
        const world::Toss toss = scenes::drawn_hand(dust, 0.4, -1);
        CHECK(toss.strength >= 0.25f);
        CHECK(toss.strength <= 0.75f);
        CHECK(toss.towards.y == -1);
        CHECK(toss.dust == scenes::drawn_hand(dust, 0.4, -1).dust);
        least = std::min(least, toss.towards.x);
        most = std::max(most, toss.towards.x);
    }
    CHECK(least >= -0.4f);
    CHECK(least < -0.3f);
    CHECK(most > 0.3f);
    CHECK(most <= 0.4f);
}
