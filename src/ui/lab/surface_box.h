// The box around Pig's hold surface: its rim, the walls behind the surface, and its axes with their numbers.
#pragma once
#include "ui/host.h"

namespace boxcars::ui {

class LabEye;

struct SurfaceBox {
    int goal = 0, top = 1;  // the ends of the floor's axes, and of the vertical one

    void draw_back(const LabEye& eye) const;  // what the surface covers
    void draw_axes(Host& host, const LabEye& eye) const;
};

}  // namespace boxcars::ui
