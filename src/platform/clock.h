// Converts time to ticks, 120 a second, in whole numbers. Real time comes in nanoseconds, headless time in frames. A
// stall counts as a quarter of a second at most. between() returns the part of a tick that has passed.
#pragma once
#include "base/ticks.h"

#include <algorithm>

namespace boxcars::platform {

constexpr std::int64_t nanoseconds_a_second = 1'000'000'000;
constexpr float to_ms(std::int64_t nanoseconds) { return static_cast<float>(nanoseconds) / 1e6f; }

class Clock {
 public:
    // Steps a second: 1,000,000,000 for real time; the frame rate for headless time, one step a frame.
    explicit Clock(std::int64_t steps_per_second) : steps_per_second_(steps_per_second) {}

    // Returns the whole ticks that have become due. A step back in time counts as no time.
    Ticks advance(std::int64_t steps) {
        const std::int64_t most = std::max<std::int64_t>(steps_per_second_ / 4, 1);
        left_ += std::clamp<std::int64_t>(steps, 0, most) * ticks_per_second;
        const Ticks due = left_ / steps_per_second_;
        left_ %= steps_per_second_;
        return due;
    }
    double between() const {  // 0 to 1, from the last tick to the next
        return static_cast<double>(left_) / static_cast<double>(steps_per_second_);
    }

 private:
    std::int64_t steps_per_second_;
    std::int64_t left_ = 0;  // what is left below one tick, in steps times ticks_per_second
};

std::int64_t now_ns();                  // steady, never goes back; stops while the machine sleeps
std::int64_t slept_ns();                // how long the machine has been suspended since it started
std::int64_t thread_cpu_ns();           // processor time of the calling thread
std::int64_t since_program_start_ns();  // includes loading the program
void sleep_until_ns(std::int64_t steady);

}  // namespace boxcars::platform
