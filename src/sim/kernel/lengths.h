// Counts how many throws each of 64 games side by side takes, from what a walk reports. See flight.h.
#pragma once
#include "sim/kernel/flight.h"

#include <array>
#include <vector>

namespace boxcars::sim {

void add_up(std::vector<std::int64_t>& lengths, const std::vector<std::int64_t>& others);

class LengthCount {
 public:
    static constexpr int most_steps = 64;  // the most steps in one report

    void hear(const std::uint8_t* reported, int steps);  // 64 bytes a step
    void hear_one(int lane, std::uint8_t reported);
    std::vector<std::int64_t> lengths() const;  // [n]: games over with throw n + 1, up to the longest

 private:
    static constexpr std::size_t tables = 8, bytes = 256;
    void hear_short(const std::uint8_t* reported, int steps);
    void count(const std::uint8_t* ages);

    std::array<std::uint32_t, lanes> age_{};
    // Indexed by age. Several tables, so that successive counts do not wait for each other.
    std::array<std::array<std::int64_t, bytes>, tables> shorts_{};
    std::vector<std::int64_t> longer_{};  // indexed by age
};

}  // namespace boxcars::sim
