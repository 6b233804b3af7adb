// Records how long frames took: the last few seconds for plots, the whole run as a histogram for measurements.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace boxcars::platform {

class Recent {  // the last 240 values, in milliseconds
 public:
    static constexpr std::size_t size = 240;
    void add(float ms) {
        if (values_.size() == size) values_.erase(values_.begin());
        values_.push_back(ms);
    }
    const std::vector<float>& in_order() const { return values_; }  // oldest first
    float percentile(float share) const {                           // 0.5: the median; 0 without values
        if (empty()) return 0;
        auto values = values_;
        const auto nth = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<float>(values.size() - 1));
        std::nth_element(values.begin(), nth, values.end());
        return *nth;
    }
    bool empty() const { return values_.empty(); }

 private:
    std::vector<float> values_;
};

struct Timings {         // recent durations in real time, for the debug overlay; no result may depend on them
    Recent frame;        // from one picture to the next
    Recent cpu;          // a frame's time in our code and in drawing calls
    Recent tick;         // one tick of the game
    Recent throw_ahead;  // simulating a throw, once per throw
};

class FrameTimes {
 public:
    // In milliseconds. frame: since the start of the previous one; work: without waiting; tick: processor time of ticks
    // and panels.
    void add(float frame, float work, float tick);
    std::int64_t frames() const { return frames_; }
    float percentile(float part) const;  // of all frames of the run; 0.5 is the median
    std::string json() const;    // means, percentiles and the histogram; percentiles of work and ticks are recent
    float first_picture_ms = 0;  // from the program's start to the first picture; in a window, the curtain
    std::string renderer;        // the graphics driver's name
    std::string quality;         // at the end of the run: "plain", "fine" or "full"

 private:
    static constexpr float bucket_ms = 0.5f;
    static constexpr std::size_t buckets = 200;  // the last has all longer frames
    Recent work_, tick_;
    std::int64_t frames_ = 0;
    std::array<std::int64_t, buckets> histogram_{};
    double tick_sum_ = 0, work_sum_ = 0;
};

}  // namespace boxcars::platform
