// Records how long frames took: the last few seconds for plots, the whole run as a histogram for measurements.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace boxcars::platform {

struct FrameTime {    // milliseconds
    float frame = 0;  // since the start of the previous frame
    float work = 0;   // the frame without waiting
    float tick = 0;   // processor time of ticks and panels
    float draw = 0;   // real time in drawing calls and the swap
    int ticks = 0;    // ticks in this frame
};

class FrameTimes {
 public:
    static constexpr std::size_t recent_count = 240;
    static constexpr std::size_t buckets = 200;  // half a millisecond each; the last has all longer frames

    void add(const FrameTime& time);
    const std::vector<FrameTime>& recent() const { return recent_; }  // a ring buffer; see newest()
    const FrameTime& newest() const;
    std::vector<FrameTime> in_order() const;  // oldest first
    std::int64_t frames() const { return frames_; }
    // part: 0.5 is the median. percentile() covers all frames of the run, the other two only the recent ones.
    float percentile(float part) const;
    float work_percentile(float part) const;
    float tick_percentile(float part) const;
    std::string json() const;    // means, percentiles and the histogram
    float first_picture_ms = 0;  // from the program's start to the first picture; in a window, the curtain
    std::string renderer;        // the graphics driver's name
    std::string quality;         // at the end of the run: "plain", "fine" or "full"

 private:
    std::vector<FrameTime> recent_;
    std::size_t next_ = 0;
    std::int64_t frames_ = 0;
    std::array<std::int64_t, buckets> histogram_{};
    double tick_sum_ = 0, work_sum_ = 0;
};

}  // namespace boxcars::platform
