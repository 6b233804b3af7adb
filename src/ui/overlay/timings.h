// How long frames and ticks took, lately: filled by the loop and the dice, looked at by the overlay. Real time; no
// result may read it.
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
    float percentile(float share) const;  // 0.5: the middle one; 0 when there is none
    bool empty() const { return count_ == 0; }

 private:
    std::array<float, size> values_{};
    std::size_t next_ = 0, count_ = 0;
};

struct Timings {
    Recent frame;        // from picture to picture
    Recent cpu;          // of it: our own work and the drawing calls
    Recent tick;         // one tick of the game
    Recent throw_ahead;  // simulating a throw, once a throw
};

}  // namespace boxcars::ui
