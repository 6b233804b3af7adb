// What the camera makes of a throw: the car shakes when a die hits the wall hard, and the picture comes a little closer
// while the dice that decide settle. For looks alone.
#pragma once
#include "base/ticks.h"
#include "render/camera.h"

namespace boxcars::platform {
struct Settings;
}

namespace boxcars::scenes {

class ThrowCamera {
 public:
    void hit_wall(float impulse, Ticks now);
    void come_closer(Ticks now) { closer_at_ = now; }
    void go_back(Ticks now) { back_at_ = now; }
    render::Camera seen(render::Camera camera, double time, const platform::Settings& settings) const;

 private:
    glm::vec2 jolt(double time, const platform::Settings& settings) const;  // logical px
    float push_in(double time) const;

    static constexpr Ticks never = -100'000;
    Ticks jolted_ = never, closer_at_ = never, back_at_ = never;
};

}  // namespace boxcars::scenes
