// The box that Pig's hold surface stands in: its rim, the walls behind the body, and its axes with their numbers.
#pragma once
#include "ui/host.h"

namespace boxcars::ui {

class LabEye;

struct SurfaceBox {
    int goal = 0, top = 1;  // at the end of the floor's axes, and of the upright one

    void draw_back(const LabEye& eye) const;  // what the body covers
    void draw_axes(Host& host, const LabEye& eye) const;
};

}  // namespace boxcars::ui
