// Recent durations of frames, ticks and throws in real time, for the overlay. No result may depend on them.
#pragma once
#include <algorithm>
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
    std::vector<float> in_order() const {  // oldest first
        std::vector<float> values;
        for (std::size_t i = 0; i < count_; ++i) values.push_back(values_[(next_ + size - count_ + i) % size]);
        return values;
    }
    float percentile(float share) const {  // 0.5: the median; 0 without values
        if (count_ == 0) return 0;
        auto values = in_order();
        const auto nth = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<float>(count_ - 1));
        std::nth_element(values.begin(), nth, values.end());
        return *nth;
    }
    bool empty() const { return count_ == 0; }

 private:
    std::array<float, size> values_{};
    std::size_t next_ = 0, count_ = 0;
};

struct Timings {
    Recent frame;        // time from one picture to the next
    Recent cpu;          // a frame's time in our code and in drawing calls
    Recent tick;         // one tick of the game
    Recent throw_ahead;  // simulating a throw, once per throw
};

}  // namespace boxcars::ui
