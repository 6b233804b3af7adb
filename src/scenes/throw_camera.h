// How the camera takes part in a throw: the car shakes where dice hit hard, and the camera comes closer to those that
// decide. Looks alone; with reduced motion it stands.
#pragma once
#include "base/ticks.h"
#include "render/camera.h"

namespace boxcars::platform {
struct Settings;
}

namespace boxcars::scenes {

class ThrowCamera {
 public:
    void wall_hit(float impulse, Ticks now);
    void come_closer(Ticks now) { closer_at_ = now; }
    void go_back(Ticks now) { back_at_ = now; }
    render::Camera through(render::Camera camera, double time, const platform::Settings& settings) const;

 private:
    static constexpr Ticks never = -100'000;
    glm::vec2 jolt(double time, float strength) const;
    float push_in(double time) const;
    Ticks jolted_ = never, closer_at_ = never, back_at_ = never;
};

}  // namespace boxcars::scenes
