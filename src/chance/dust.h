// Dust: random numbers for looks and sounds only (sparks, wobble, takes), never for a result. It has a generator
// and a seed of its own and cannot reach the dice stream. SplitMix64 is small, fast and simple.
#pragma once
#include "chance/splitmix.h"

namespace boxcars::chance {

class Dust {
 public:
    explicit Dust(std::uint64_t seed = 1) : state_(seed) {}
    std::uint64_t bits() {
        state_ += split_step;
        return split_mixed(state_);
    }
    double unit() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }  // 0 <= unit < 1
    double between(double least, double most) { return least + (most - least) * unit(); }
    int below(int n) { return static_cast<int>(unit() * n); }  // 0..n-1; nearly even, enough for looks

 private:
    std::uint64_t state_;
};

}  // namespace boxcars::chance
