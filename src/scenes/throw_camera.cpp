#include "scenes/throw_camera.h"

#include "platform/settings.h"
#include "world/ease.h"

#include <cmath>

namespace boxcars::scenes {
namespace {

constexpr float hard_hit = 5.0f;  // an impulse against the wall that shakes the car
constexpr Ticks between_shakes = milliseconds(1500), jolt_lasts = milliseconds(180);
constexpr Ticks push_takes = milliseconds(300);
constexpr float push_most = 0.04f;

}  // namespace

void ThrowCamera::wall_hit(float impulse, Ticks now) {
    if (impulse > hard_hit && now - jolted_ > between_shakes) jolted_ = now;
}

// At most four px, dying away; the player's setting scales it.
glm::vec2 ThrowCamera::jolt(double time, float shake) const {
    const double age = time - static_cast<double>(jolted_), lasts = static_cast<double>(jolt_lasts);
    if (age < 0 || age >= lasts) return {0, 0};
    const auto strength = static_cast<float>(4 * static_cast<double>(shake) * (1 - age / lasts));
    return {strength * static_cast<float>(std::sin(age * 1.9)),
            0.6f * strength * static_cast<float>(std::cos(age * 2.3))};
}

// Four per cent closer while the dice settle, a moment there, and back.
float ThrowCamera::push_in(double time) const {
    if (closer_at_ == never) return 0;
    const auto takes = static_cast<double>(push_takes);
    const float in = world::unit((time - static_cast<double>(closer_at_)) / takes);
    const float out = back_at_ < closer_at_ ? 0 : world::unit((time - static_cast<double>(back_at_) - takes) / takes);
    return push_most * world::cubic_in_out(in) * (1 - world::cubic_in_out(out));
}

render::Camera ThrowCamera::through(render::Camera camera, double time, const platform::Settings& settings) const {
    if (settings.reduced_motion) return camera;
    const glm::vec2 by = jolt(time, settings.screen_shake);
    camera.band.x += by.x;
    camera.band.y += by.y;
    camera.push_in = push_in(time);
    return camera;
}

}  // namespace boxcars::scenes
