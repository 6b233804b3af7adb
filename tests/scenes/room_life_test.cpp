// A car at rest always moves a little and never affects the dice; and dice as they are held, thrown and laid.
#include "scenes/room_life.h"

#include "blank_stage.h"
#include "rules/ceelo/rules.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "scenes/table/dice_cast.h"
#include "scenes/title/scene.h"

#include <epoxy/gl.h>

#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using render::DieKind;

namespace {

constexpr glm::ivec2 window_px{640, 360};

std::vector<std::uint8_t> picture(render::Stage& stage, Scene& scene) {
    stage.begin_frame(window_px, 0.5f, 0);
    scene.draw(stage, 0);
    stage.end_frame();
    std::vector<std::uint8_t> px(4 * static_cast<std::size_t>(window_px.x * window_px.y));
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glReadPixels(0, 0, window_px.x, window_px.y, GL_RGBA, GL_UNSIGNED_BYTE, px.data());
    return px;
}

// How many of `seconds` look other than the one before, at a table where nobody does anything.
template <class SceneType, class R>
int seconds_that_move(bool reduced, const char* rests, int seconds, const session::Setup& setup) {
    test::PlayedTable<SceneType, R> table{{.setup = setup}};
    table.settings.reduced_motion = reduced;
    table.wait_for(rests);
    table.wait(3 * ticks_per_second);
    const auto stage = render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");
    auto before = picture(*stage, table.scene);
    int moved = 0;
    for (int second = 0; second < seconds; ++second) {
        table.wait(ticks_per_second);
        auto now = picture(*stage, table.scene);
        moved += now != before;
        before = std::move(now);
    }
    return moved;
}

template <class SceneType, class R>
void check_life(const char* rests, const session::Setup& setup) {
    constexpr int seconds = 20;
    CHECK(seconds_that_move<SceneType, R>(false, rests, seconds, setup) == seconds);
    CHECK(seconds_that_move<SceneType, R>(true, rests, 4, setup) == 0);
}

using Px = std::vector<std::uint8_t>;

// The piece of a picture that a rectangle of the canvas shows.
Px piece(const Px& whole, const render::Rect& where) {
    const auto at = [](float logical) { return static_cast<int>(std::lround(logical / 2)); };
    Px out;
    for (int y = at(where.y); y < at(where.y + where.h); ++y)
        for (int x = at(where.x); x < at(where.x + where.w); ++x) {
            const auto px = 4 * static_cast<std::size_t>((window_px.y - 1 - y) * window_px.x + x);
            out.insert(out.end(), whole.begin() + static_cast<std::ptrdiff_t>(px),
                       whole.begin() + static_cast<std::ptrdiff_t>(px + 4));
        }
    return out;
}

struct Train : test::PageBench {  // the title with every car's own card, and nobody at the keys
    Train() {
        scene = title_scene(services, {pig_card(render::DieKind::Pink), craps_card(render::DieKind::Red),
                                       siwuliu_card(render::DieKind::Bone), ceelo_card(render::DieKind::Black)});
    }
    std::unique_ptr<render::Stage> stage = render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");

    Px seen() { return picture(*stage, *scene); }
    render::Rect window(std::size_t car) const {  // of its card, frame and all: words stand still beside it
        render::Rect where = scene->hit_targets().at(car).where;
        where.w = 130;
        return where;
    }
    // How many of `seconds` look other than the one before, in each car's window.
    std::array<int, 4> seconds_that_move(int seconds) {
        std::array<int, 4> moved{};
        Px before = seen();
        for (int second = 0; second < seconds; ++second) {
            wait(ticks_per_second);
            Px now_seen = seen();
            for (std::size_t car = 0; car < moved.size(); ++car)
                moved[car] += piece(now_seen, window(car)) != piece(before, window(car));
            before = std::move(now_seen);
        }
        return moved;
    }
};

}  // namespace

TEST_CASE("the title: in each car's window something moves in each second, and nothing where motion is reduced") {
    Train train;
    train.wait(ticks_per_second);
    CHECK(train.seconds_that_move(20) == std::array{20, 20, 20, 20});
    train.settings.reduced_motion = true;
    CHECK(train.seconds_that_move(4) == std::array{0, 0, 0, 0});
}

TEST_CASE("the title: the dice in a window are thrown again, come to rest on another face, and stay in their window") {
    LiveWindow window{craps_card(render::DieKind::Red).window(), 0};
    std::set<std::pair<int, int>> shown;
    for (Ticks tick = 0; tick < 60 * ticks_per_second; ++tick) {
        window.tick(tick);
        const auto dice = window.dice(static_cast<double>(tick));
        REQUIRE(dice.size() == 2);
        if (tick % (12'400 * ticks_per_second / 1000) != 0) continue;  // lying still, before the next throw
        shown.emplace(world::face_up(dice[0].turn), world::face_up(dice[1].turn));
        for (const auto& die : dice) CHECK(std::abs(die.centre.x) < 1.6f);
    }
    CHECK(shown.size() >= 3);
    CHECK(shown.contains({6, 6}));  // as they lay at first
}

TEST_CASE("a table at rest: something moves in each second, and nothing where motion is reduced") {
    SUBCASE("Buffet Car") { check_life<PigScene, pig::Rules>("waiting", {.seed = 1}); }
    SUBCASE("Casino Car") { check_life<CrapsScene, craps::Rules>("betting", {.seed = 1, .players = {"human"}}); }
    SUBCASE("Lacquer Car") { check_life<SiwuliuScene, siwuliu::Rules>("betting", {.seed = 1}); }
    SUBCASE("Freight Car") { check_life<CeeloScene, ceelo::Rules>("deciding", {.seed = 1}); }
}

TEST_CASE("light from the line goes over the table for 2.4 s every 9 to 14 s, and not while a car is boarded") {
    std::vector<double> begins, ends;
    bool was = false;
    for (Ticks tick = 0; tick < 3'600 * ticks_per_second; ++tick) {
        const auto along = RoomLife{static_cast<double>(tick), false}.passing();
        if (along.has_value() != was) (was ? ends : begins).push_back(static_cast<double>(tick) / ticks_per_second);
        was = along.has_value();
    }
    REQUIRE(begins.size() > 250);
    CHECK(begins.front() >= 9);
    for (std::size_t nth = 0; nth + 1 < begins.size(); ++nth) {
        CHECK(ends[nth] - begins[nth] == doctest::Approx(2.4).epsilon(0.02));
        const double apart = begins[nth + 1] - begins[nth];
        CHECK(apart >= 8.98);
        CHECK(apart <= 14.02);
    }
    CHECK_FALSE(RoomLife{begins.front() * ticks_per_second + 10, true}.passing());
}

TEST_CASE("the lamp sways by so much that the shadow of a die's upper edge moves by one to two px") {
    float most = 0;
    for (Ticks tick = 0; tick < 60 * ticks_per_second; ++tick)
        most = std::max(most, glm::length(RoomLife{static_cast<double>(tick), false}.lamp_sway()));
    const float high = 2 * render::half_edge(render::DieKind::Red), lamp = 11.5f, px_to_unit = 62;
    const float shadow = most * high / (lamp - high) * px_to_unit;
    CHECK(shadow >= 1);
    CHECK(shadow <= 2);
    CHECK(RoomLife{12'345, true}.lamp_sway() == RoomLife{0, true}.lamp_sway());
}

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

platform::Input flick(glm::vec2 px_a_second) { return {.pointer_speed = px_a_second, .presses = {}}; }

TEST_CASE("dice stay in the hand while the key is held; a longer hold throws harder, up to a point") {
    test::Ears ears;
    std::vector<float> strengths;
    for (const Ticks held : {Ticks{1}, milliseconds(550), milliseconds(1100), milliseconds(5000)}) {
        DiceHand hand;
        hand.close(0, false);
        CHECK_FALSE(hand.let_go(test::pressing(platform::Action::Roll), held, 9, ears));
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

struct DiceSeen : test::BlankStage {
    std::set<DieKind> kinds;
    void dice(const render::Camera&, std::span<const render::DieLook> dice) override {
        for (const render::DieLook& die : dice) kinds.insert(die.kind);
    }
};

template <class Table>
std::set<DieKind> kinds_on(Table& table) {
    DiceSeen stage;
    table.wait(2);
    table.scene.draw(stage, 0);
    return stage.kinds;
}

template <class SceneType, class R>
std::set<DieKind> thrown_at(const GameDie& die, session::Players players) {
    test::PlayedTable<SceneType, R> table{{.setup = {.seed = 3, .players = std::move(players)}, .die = die}};
    return kinds_on(table);
}

const std::set<DieKind> poster{DieKind::Poster};  // no game's own

}  // namespace

TEST_CASE("a table's dice are of its kind, or the ivory set for whoever asks, where the game has one") {
    const GameDie die{DieKind::Poster};
    CHECK(thrown_at<PigScene, pig::Rules>(die, {"human", "human"}) == poster);
    CHECK(thrown_at<CrapsScene, craps::Rules>(die, {"human"}) == poster);
    CHECK(thrown_at<SiwuliuScene, siwuliu::Rules>(die, {"human"}) == poster);
    CHECK(thrown_at<CeeloScene, ceelo::Rules>(die, {"human", "even"}) == poster);
    CHECK(GameDie{DieKind::Bone}.chosen(true) == DieKind::Bone);
    CHECK(GameDie{DieKind::Red, DieKind::Ivory}.chosen(true) == DieKind::Ivory);
    CHECK(GameDie{DieKind::Red, DieKind::Ivory}.chosen(false) == DieKind::Red);
    test::PlayedTable<CrapsScene, craps::Rules> car{
        {.setup = {.seed = 3, .players = {"human"}}, .die = {DieKind::Red, DieKind::Poster}}};
    CHECK(kinds_on(car) == std::set{DieKind::Red});
    car.settings.ivory_dice = true;
    CHECK(kinds_on(car) == poster);
}
