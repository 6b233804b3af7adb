// Decides when the next frame is due: at the display's swaps, otherwise 60 times a second; at most 30 times when saving
// power, and seldom while nobody sees the window. It only computes, from times in nanoseconds; the caller waits.
#pragma once
#include "platform/clock.h"

#include <optional>

namespace boxcars::app {

class FramePace {
 public:
    // What the driver says; ignored once frames come too fast.
    explicit FramePace(bool swap_waits) : swap_waits_(swap_waits) {}
    void begin(std::int64_t now) { next_turn_ = now; }
    // Until when to sleep after a frame; empty: its swap has waited.
    std::optional<std::int64_t> rest(std::int64_t began, std::int64_t now, bool drawable, bool drawn);
    // Call before each frame. False if a browser calls sooner than needed while saving power.
    bool due(std::int64_t now, bool saving_power);

    static constexpr std::int64_t frame_ns = platform::nanoseconds_a_second / 60;  // our own limit if swaps do not wait
    static constexpr std::int64_t saving_frame_ns = 2 * frame_ns;
    static constexpr std::int64_t hidden_frame_ns = platform::nanoseconds_a_second / 20;
    static constexpr std::int64_t quickest_display_ns = platform::nanoseconds_a_second / 300;
    static constexpr int hurried_enough = 60;  // frames in a row faster than any display

 private:
    bool swap_waits_, saving_ = false;
    std::int64_t next_turn_ = 0;
    int hurried_swaps_ = 0;
};

}  // namespace boxcars::app
