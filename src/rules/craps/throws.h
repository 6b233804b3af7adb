// Craps: sets of throws of two dice, for what a bet wins or loses on.
#pragma once
#include <bit>
#include <cstdint>

namespace boxcars::craps {

// A set of the 36 throws of two dice.
class Throws {
 public:
    constexpr Throws() = default;
    constexpr void add(int first, int second) { bits_ |= bit(first, second); }
    constexpr bool has(int first, int second) const { return bits_ & bit(first, second); }
    constexpr Throws operator|(Throws o) const { return Throws{bits_ | o.bits_}; }
    constexpr Throws operator-(Throws o) const { return Throws{bits_ & ~o.bits_}; }
    constexpr bool operator==(const Throws&) const = default;
    constexpr int count() const { return std::popcount(bits_); }  // 0 to 36

 private:
    constexpr explicit Throws(std::uint64_t bits) : bits_(bits) {}
    static constexpr std::uint64_t bit(int first, int second) {
        return std::uint64_t{1} << ((first - 1) * 6 + second - 1);
    }
    std::uint64_t bits_ = 0;
};
constexpr Throws total(int sum) {
    Throws throws;
    for (int first = 1; first <= 6; ++first)
        if (sum - first >= 1 && sum - first <= 6) throws.add(first, sum - first);
    return throws;
}

}  // namespace boxcars::craps
