#include "scenes/dice_hand.h"

#include "chance/dust.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

constexpr Ticks full_shake = milliseconds(1100);  // held so long, the throw is as hard as it goes
constexpr Ticks shake_beat = milliseconds(110);   // rattle in the hand
constexpr float tap_strength = 0.42f;             // a quick press
constexpr float full_flick = 2200;                // px a second: the hardest flick
constexpr float least_flick = 150;

}  // namespace

std::optional<world::Toss> DiceHand::let_go(const platform::Input& input, Ticks now, std::uint64_t dust,
                                            audio::Sounds& sounds) {
    const Ticks shaken = now - since_;
    if (shaken > 0 && shaken % shake_beat == 0) sounds.play("shake", 0.5f);
    if (by_pointer_ ? input.pointer_down : input.down(platform::Action::Roll)) return {};
    open();
    const float held = std::min(1.0f, static_cast<float>(shaken) / static_cast<float>(full_shake));
    world::Toss hand{tap_strength + (1 - tap_strength) * held, {0.15f, 1}, dust};
    const float flick = glm::length(input.pointer_speed);
    if (by_pointer_ && flick > least_flick) {
        hand.strength = std::clamp(flick / full_flick, 0.15f, 1.0f);
        hand.towards = {input.pointer_speed.x / flick, -input.pointer_speed.y / flick};
    }
    return hand;
}

world::Toss drawn_hand(std::uint64_t from, double sideways, float along) {
    chance::Dust dust{from};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    return {strength, {static_cast<float>(dust.between(-sideways, sideways)), along}, dust.bits()};
}

}  // namespace boxcars::scenes
