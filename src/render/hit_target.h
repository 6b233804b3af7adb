// Something on the screen that can be clicked, with the name by which scripts and tests find it: "roll",
// "overlay.goal".
#pragma once
#include "render/canvas.h"

#include <string>

namespace boxcars::render {

struct HitTarget {
    std::string name;
    Rect where;  // logical px
};

}  // namespace boxcars::render
