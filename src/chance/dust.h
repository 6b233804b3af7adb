// Dust: random numbers for looks alone (sparks, wobble, which of three sounds). Never for a result: its own generator,
// its own seed, no way to the dice stream. SplitMix64, after Steele, Lea and Flood (2014): small, fast, plain.
#pragma once
#include <cstdint>

namespace boxcars::chance {

class Dust {
 public:
    explicit Dust(std::uint64_t seed = 1) : state_(seed) {}

    std::uint64_t bits() {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    }
    double unit() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }  // 0 <= unit < 1
    double between(double least, double most) { return least + (most - least) * unit(); }
    int below(int n) { return static_cast<int>(unit() * n); }  // 0..n-1; near enough to even for looks

 private:
    std::uint64_t state_;
};

}  // namespace boxcars::chance
