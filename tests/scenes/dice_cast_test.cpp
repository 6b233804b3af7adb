// How dice lie before the first throw, how the hand that holds them throws, and how they fly when much is at stake.
#include "scenes/table/dice_cast.h"

#include "blank_stage.h"
#include "scenes/played_table.h"

#include <set>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

struct Thrown {
    std::vector<bool> ducked;  // under the end of the flight, and no longer
    Ticks took = 0;
    float closest = 0;  // push-in
    std::vector<int> faces;
};

struct SeenDice : test::BlankStage {  // where they were drawn last
    std::vector<glm::vec3> at;
    void dice(const render::Camera&, std::span<const render::DieLook> dice) override {
        for (const render::DieLook& die : dice) at.push_back(die.centre);
    }
};

CastFeel casino() {
    return {.kind = render::DieKind::Red,
            .wait = {{-0.8f, 3.6f}, {0.8f, 3.75f}},
            .tray = {.half = {9, 1.26f}, .centre = {0, 3.62f}, .rest_half = {2.4f, 0.47f}, .far_rail = true},
            .on_table = "die_felt",
            .on_wall = "die_wall",
            .hand_back = 7.4f};
}

Thrown throw_two(bool decides, bool reduced = false) {
    test::PageBench bench;
    platform::Settings& settings = bench.settings;
    settings.reduced_motion = reduced;
    world::World world;
    DiceCast cast{world, casino()};
    const std::vector<int> faces{6, 1};
    cast.fly(faces, {0.5f, {0.1f, 1}, 3}, 0, settings, decides);
    Thrown thrown;
    for (Ticks now = 1; now < 10 * ticks_per_second; ++now) {
        cast.tick(now, bench.services);
        thrown.closest = std::max(thrown.closest, cast.seen_by({}, static_cast<double>(now), settings).push_in);
        if (!cast.landed(now)) continue;
        thrown.took = now;
        cast.rest();
        thrown.faces = cast.faces_up(now);
        cast.tick(now + 1, bench.services);
        cast.tick(now + 2, bench.services);
        thrown.ducked = bench.ears.ducked;
        break;
    }
    return thrown;
}

}  // namespace

TEST_CASE("the dice that decide are slower at their end, closer, and show what they would have shown; no others are") {
    const Thrown plain = throw_two(false), deciding = throw_two(true), still = throw_two(true, true);
    CHECK(plain.faces == std::vector{6, 1});
    CHECK(deciding.faces == plain.faces);
    CHECK(deciding.took - plain.took > milliseconds(250));
    CHECK(deciding.took - plain.took < milliseconds(450));
    CHECK(plain.ducked.empty());
    CHECK(deciding.ducked == std::vector{true, false});
    CHECK(plain.closest == 0);
    CHECK(deciding.closest > 0.03f);
    CHECK(deciding.closest <= 0.04f);
    CHECK(still.closest == 0);
    CHECK(still.took == throw_two(false, true).took);
}

TEST_CASE("dice that nobody has thrown lie as they fell: turned, no two with the same face up, no snout") {
    std::set<int> faces;
    for (std::size_t nth = 0; nth < 3; ++nth) {
        const glm::quat turn = as_it_fell(nth);
        CHECK(world::face_up(turn) != 1);
        faces.insert(world::face_up(turn));
        float square = 1;  // how far its sides are from lying along the table's
        for (const glm::vec3 axis : {glm::vec3(1, 0, 0), glm::vec3(0, 1, 0), glm::vec3(0, 0, 1)}) {
            const glm::vec3 way = turn * axis;
            if (std::abs(way.z) < 0.5f) square = std::min(square, std::min(std::abs(way.x), std::abs(way.y)));
        }
        CHECK(square > 0.2f);
    }
    CHECK(faces.size() == 3);
}

TEST_CASE("dice that are let go stay in the hand until they fly from it, and never lie on the table in between") {
    test::PageBench bench;
    SceneServices& services = bench.services;
    const platform::Settings& settings = bench.settings;
    world::World world;
    DiceCast cast{world, casino()};
    SeenDice stage;
    constexpr Ticks in_hand = 30, lets_go = 90, committed = 6;  // how long the disk takes
    std::vector<glm::vec3> before;
    cast.shake(0, false);
    for (Ticks now = 1; now < 10 * ticks_per_second && !cast.landed(now); ++now) {
        const bool held = now < lets_go;
        const auto toss = now > lets_go ? std::nullopt
                                        : cast.let_go(held ? test::pressing(platform::Action::Roll) : platform::Input{},
                                                      now, 3, services);
        CHECK(toss.has_value() == (now == lets_go));
        if (now == lets_go + committed) cast.fly(std::vector{6, 1}, {0.5f, DiceHand::by_key, 3}, now, settings);
        cast.tick(now, services);
        stage.at.clear();
        cast.draw(stage, {}, static_cast<double>(now), settings);
        REQUIRE(stage.at.size() == 2);
        for (std::size_t die = 0; die < before.size() && now > in_hand; ++die)
            CHECK_MESSAGE(glm::distance(stage.at[die], before[die]) < 0.9f, "tick ", now);
        before = stage.at;
    }
    CHECK(cast.flying());
    cast.rest();
    cast.shake(20'000, false);
    REQUIRE(cast.let_go({}, 20'001, 3, services));
    cast.rest();  // the throw was refused
    stage.at.clear();
    cast.draw(stage, {}, 20'050, settings);
    for (const glm::vec3& at : stage.at) CHECK(at.y > 2);
}

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
