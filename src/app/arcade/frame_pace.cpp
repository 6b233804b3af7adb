#include "app/arcade/frame_pace.h"

#include <algorithm>

namespace boxcars::app {

std::optional<std::int64_t> FramePace::rest(std::int64_t began, std::int64_t now, bool drawable, bool drawn) {
    if (!drawable) return began + hidden_frame_ns;
    if (swap_waits_ && drawn) {
        hurried_swaps_ = now - began < quickest_display_ns ? hurried_swaps_ + 1 : 0;
        swap_waits_ = hurried_swaps_ < hurried_enough;
        if (!saving_) {
            next_turn_ = now;
            return {};
        }
    }
    // After a late frame the next ones do not catch up.
    next_turn_ = std::max(next_turn_ + (saving_ ? saving_frame_ns : frame_ns), began);
    return next_turn_;
}

// Up to a quarter of a frame early counts as in time, because calls at the display's own rate vary a little.
bool FramePace::due(std::int64_t now, bool saving_power) {
    saving_ = saving_power;
    return !saving_ || now >= next_turn_ - frame_ns / 4;
}

}  // namespace boxcars::app
