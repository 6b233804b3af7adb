// Game time in whole ticks, 120 a second. Nothing in play is measured in frames or in real seconds.
#pragma once
#include <cstdint>

namespace boxcars {

using Ticks = std::int64_t;
constexpr Ticks ticks_per_second = 120;
constexpr Ticks milliseconds(std::int64_t ms) { return ms * ticks_per_second / 1000; }
constexpr double seconds(Ticks ticks) { return static_cast<double>(ticks) / static_cast<double>(ticks_per_second); }

}  // namespace boxcars
