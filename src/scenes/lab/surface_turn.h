// How a body on the lab's glass is turned: it sways by itself until somebody drags it. Decides the two angles; what is
// drawn at them is the page's.
#pragma once
#include "base/ticks.h"
#include "platform/input.h"
#include "render/canvas.h"

#include <optional>

namespace boxcars::scenes {

class SurfaceTurn {
 public:
    void tick(bool still);  // sways on, unless it is held or must keep still
    void pause() { swaying_ = !swaying_; }
    void drag(const platform::Input& input, const render::Rect& body);

    float turn() const { return turn_; }  // radians
    float tilt() const { return tilt_; }

 private:
    float turn_ = 0.42f, tilt_ = 0.46f;  // the heights at the back
    bool swaying_ = true;
    Ticks swayed_ = 0;  // how long it has turned by itself
    std::optional<glm::vec2> dragged_from_;
};

}  // namespace boxcars::scenes
