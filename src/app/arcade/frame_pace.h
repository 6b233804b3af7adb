// When the next frame is due: as the display swaps, else 60 times a second; 30 times at most where power is saved, and
// seldom while nobody sees the window.
// Decides from the times it is told, in nanoseconds; waits for nothing itself.
#pragma once
#include "platform/clock.h"

#include <optional>

namespace boxcars::app {

class FramePace {
 public:
    explicit FramePace(bool swap_waits) : swap_waits_(swap_waits) {}  // a driver's word, believed until frames hurry
    void begin(std::int64_t now) { next_turn_ = now; }
    // Until when to sleep once a frame is done; none: its swap has waited.
    std::optional<std::int64_t> rest(std::int64_t began, std::int64_t now, bool drawable, bool drawn);
    // Before each frame; false where a browser calls sooner than power is saved.
    bool due(std::int64_t now, bool saving_power);

    static constexpr std::int64_t frame_ns = platform::nanoseconds_a_second / 60;  // our own cap: swaps do not wait
    static constexpr std::int64_t saving_frame_ns = 2 * frame_ns;
    static constexpr std::int64_t hidden_frame_ns = platform::nanoseconds_a_second / 20;
    static constexpr std::int64_t quickest_display_ns = platform::nanoseconds_a_second / 300;
    static constexpr int hurried_enough = 60;  // frames in a row that no display can have waited for

 private:
    bool swap_waits_, saving_ = false;
    std::int64_t next_turn_ = 0;
    int hurried_swaps_ = 0;
};

}  // namespace boxcars::app
