#include "scenes/craps/sounds.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

template <class... Of>
bool any_of(std::span<const craps::Fact> facts) {
    return std::ranges::any_of(facts, [](const auto& fact) { return (std::holds_alternative<Of>(fact) || ...); });
}

}  // namespace

void sound_of_throw(audio::Sounds& sounds, std::span<const craps::Fact> facts, Cents result) {
    if (any_of<craps::PointSet, craps::PointMade, craps::SevenOut>(facts)) sounds.play("puck", 0.8f);
    if (any_of<craps::SevenOut>(facts)) sounds.play("brush", 0.8f);
    const auto size = static_cast<float>(static_cast<double>(std::abs(result)) / 10'000.0);
    if (result < 0) sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * size));
}

}  // namespace boxcars::scenes
