#include "scenes/lab/surface_turn.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boxcars::scenes {
namespace {

constexpr float full_turn = 6.2831853f, sways = 0.5f;  // radians; sways: to each side
constexpr Ticks sway_takes = milliseconds(26'000);
constexpr float turns_by_drag = 0.009f;  // radians a logical px
constexpr float least_tilt = 0.12f, most_tilt = 1.35f;

float swayed_to(Ticks ticks) {  // -1..1
    return std::sin(full_turn * static_cast<float>(ticks % sway_takes) / static_cast<float>(sway_takes));
}

}  // namespace

void SurfaceTurn::tick(bool still) {
    if (!swaying_ || dragged_from_ || still) return;
    turn_ = std::fmod(turn_ + sways * (swayed_to(swayed_ + 1) - swayed_to(swayed_)), full_turn);
    ++swayed_;
}

void SurfaceTurn::drag(const platform::Input& input, const render::Rect& body) {
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::PointerDown && press.button == 1 && body.contains(press.at))
            dragged_from_ = press.at;
    if (!input.pointer_down) dragged_from_.reset();
    if (!dragged_from_) return;
    const glm::vec2 by = input.pointer - std::exchange(*dragged_from_, input.pointer);
    turn_ = std::fmod(turn_ + by.x * turns_by_drag, full_turn);
    tilt_ = std::clamp(tilt_ + by.y * turns_by_drag, least_tilt, most_tilt);
    if (by != glm::vec2{0, 0}) swaying_ = false;
}

}  // namespace boxcars::scenes
