// How long frames took: the last few seconds for plots, and the whole run as a histogram for measurements.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace boxcars::platform {

struct FrameTime {    // milliseconds
    float frame = 0;  // from the last frame's start to this one's, waiting included
    float work = 0;   // the same without the waiting for the next frame's turn
    float tick = 0;   // our own processor time: events, ticks, panels' logic; drawing aside
    float draw = 0;   // in drawing calls and the swap, as the clock on the wall has it
    int ticks = 0;    // ticks run in it
};

class FrameTimes {
 public:
    static constexpr std::size_t recent_count = 240;
    static constexpr std::size_t buckets = 200;  // of half a millisecond; the last holds all longer ones

    void add(const FrameTime& time);
    const std::vector<FrameTime>& recent() const { return recent_; }  // in a ring; the newest is `newest()`
    const FrameTime& newest() const;
    std::vector<FrameTime> in_order() const;  // oldest first
    std::int64_t frames() const { return frames_; }
    float percentile(float part) const;       // of the whole run's frame times: 0.5, 0.95
    float work_percentile(float part) const;  // of the recent frames' work
    float tick_percentile(float part) const;  // of the recent frames' own processor time
    std::string json() const;                 // the whole record, for measurements
    float first_picture_ms = 0;               // from the program's start to the first finished frame
    std::string renderer;                     // the graphics driver's name
    std::string quality;                      // "plain", "fine", "full": what is drawn now

 private:
    std::vector<FrameTime> recent_;
    std::size_t next_ = 0;
    std::int64_t frames_ = 0;
    std::array<std::int64_t, buckets> histogram_{};
    double tick_sum_ = 0, work_sum_ = 0;
};

}  // namespace boxcars::platform
