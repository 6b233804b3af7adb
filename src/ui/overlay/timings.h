// Recent durations of frames and ticks: filled by the loop and the dice, shown by the overlay. In real time; no result
// may depend on it.
#pragma once
#include <array>
#include <cstddef>
#include <vector>

namespace boxcars::ui {

class Recent {  // the last 240 values, in milliseconds
 public:
    static constexpr std::size_t size = 240;
    void add(float ms) {
        values_[next_] = ms;
        next_ = (next_ + 1) % size;
        if (count_ < size) ++count_;
    }
    std::vector<float> in_order() const;  // oldest first
    float percentile(float share) const;  // 0.5: the median; 0 if there is no value
    bool empty() const { return count_ == 0; }

 private:
    std::array<float, size> values_{};
    std::size_t next_ = 0, count_ = 0;
};

struct Timings {
    Recent frame;        // from picture to picture
    Recent cpu;          // the part spent in our code and in drawing calls
    Recent tick;         // one tick of the game
    Recent throw_ahead;  // simulating a throw, once per throw
};

}  // namespace boxcars::ui
