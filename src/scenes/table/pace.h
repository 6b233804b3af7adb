// How fast a table's time runs: normal, slower, faster, paused or tick by tick. No result depends on it.
#pragma once
#include "base/ticks.h"
#include "ui/requests.h"

#include <algorithm>
#include <utility>

namespace boxcars::scenes {

struct Pace {
    bool paused = false, step_requested = false;
    float speed = 1;  // 0.1 to 4; 1: normal

    void next_speed() { speed = speed < 1.5f ? 2.0f : speed < 3 ? 4.0f : 1.0f; }
    void carry_out(const ui::TimeRequests& requests) {
        if (requests.pause) paused = *requests.pause;
        if (requests.step) step_requested = true;
        if (requests.speed) speed = *requests.speed;
    }
    int ticks(bool step_key) {  // how many table ticks this arcade tick has
        const bool step = std::exchange(step_requested, false) || step_key;
        owed_ += paused ? (step ? 1.0 : 0.0) : static_cast<double>(speed);
        const int whole = static_cast<int>(owed_);
        owed_ -= whole;
        return whole;
    }
    double between(double share) const {  // part of a table tick since the last one
        return paused ? 0.0 : share * std::min(1.0, static_cast<double>(speed));
    }

 private:
    double owed_ = 0;  // fraction of a tick not yet played
};

}  // namespace boxcars::scenes
