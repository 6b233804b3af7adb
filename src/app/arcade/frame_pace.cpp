#include "app/arcade/frame_pace.h"

#include <algorithm>

namespace boxcars::app {

std::optional<std::int64_t> FramePace::rest(std::int64_t began, std::int64_t now, bool drawable, bool drawn) {
    if (!drawable) return began + hidden_frame_ns;
    if (swap_waits_ && drawn) {
        hurried_swaps_ = now - began < quickest_display_ns ? hurried_swaps_ + 1 : 0;
        swap_waits_ = hurried_swaps_ < hurried_enough;
        next_turn_ = now;
        return {};
    }
    next_turn_ = std::max(next_turn_ + frame_ns, began);  // a late frame does not make the next ones hurry
    return next_turn_;
}

}  // namespace boxcars::app
