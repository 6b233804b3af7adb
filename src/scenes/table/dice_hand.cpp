#include "scenes/table/dice_hand.h"

#include "chance/dust.h"
#include "world/ease.h"
#include "world/throw/turns.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::scenes {
namespace {

constexpr Ticks full_shake = milliseconds(1100);  // holding longer throws no harder
constexpr Ticks shake_beat = milliseconds(110);   // between rattles in the hand
constexpr float tap_strength = 0.42f;             // strength of a quick press
constexpr float full_flick = 2200;                // px per second: the hardest flick
constexpr float least_flick = 150;
constexpr Ticks taken_up = milliseconds(150);  // time from table to hand

constexpr float hand_high = 1.5f;  // above the table, world units

world::Pose rattling(const world::Pose& rest, glm::vec3 held, int nth, double since) {
    const float up = world::cubic_in_out(world::unit(since / static_cast<double>(taken_up)));
    const auto wave = [&](double pace, double from) {
        return static_cast<float>(std::sin(since * pace + 1.7 * nth + from));
    };
    const glm::vec3 shaken{0.10f * wave(0.9, 0), 0.07f * wave(1.3, 1), 0.12f * std::abs(wave(0.8, 0))};
    return {glm::mix(rest.centre, held, up) + up * shaken,
            glm::angleAxis(0.5f * up * wave(0.7, 0), glm::vec3(0, 1, 0)) *
                glm::angleAxis(0.4f * up * wave(0.93, 2), glm::vec3(1, 0, 0)) * rest.turn};
}

}  // namespace

std::optional<world::Toss> DiceHand::let_go(const platform::Input& input, Ticks now, std::uint64_t dust,
                                            audio::Sounds& sounds) {
    const Ticks shaken = now - since_;
    pointer_ = input.pointer;
    if (shaken > 0 && shaken % shake_beat == 0) sounds.play("shake", 0.5f);
    if (by_pointer_ ? input.pointer_down : input.down(platform::Action::Roll)) return {};
    closed_ = false;
    const float held = std::min(1.0f, static_cast<float>(shaken) / static_cast<float>(full_shake));
    world::Toss hand{tap_strength + (1 - tap_strength) * held, by_key, dust};
    const float flick = glm::length(input.pointer_speed);
    if (by_pointer_ && flick > least_flick) {
        hand.strength = std::clamp(flick / full_flick, 0.15f, 1.0f);
        hand.towards = {input.pointer_speed.x / flick, -input.pointer_speed.y / flick};
    }
    return hand;
}

glm::quat as_it_fell(std::size_t nth) {
    struct Fall {
        int face, side;
        float round;  // radians
    };
    constexpr std::array<Fall, 3> falls{{{5, 0, -0.42f}, {4, 2, 0.33f}, {2, 1, 1.04f}}};
    const Fall& fall = falls[nth % falls.size()];
    const glm::quat round = glm::angleAxis(fall.round, glm::vec3(0, 0, 1));
    return round * world::relabelling({1, 0, 0, 0}, fall.face, fall.side);
}

world::Pose held_die(const world::Tumble& die, const HeldDice& hand, const render::Camera& camera, double time) {
    const glm::vec2 way = glm::normalize(hand.towards + glm::vec2(0, 1e-4f));
    const glm::vec2 middle =
        hand.pointer ? glm::vec2(camera.on_plane(*hand.pointer, hand_high)) : hand.by_keys - way * hand.back;
    const float half = render::half_edge(die.kind), n = static_cast<float>(hand.dice) - 1;
    const glm::vec2 beside = glm::vec2(-way.y, way.x) * ((static_cast<float>(die.die) - n / 2) * 2.16f * half);
    return rattling(die.rest, {middle + beside, hand_high + half}, die.die, time - static_cast<double>(hand.since));
}

world::Toss drawn_hand(std::uint64_t from, double sideways, float along) {
    chance::Dust dust{from};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    return {strength, {static_cast<float>(dust.between(-sideways, sideways)), along}, dust.bits()};
}

}  // namespace boxcars::scenes
