// A seed nobody chose, from the operating system. Used once, when a sitting begins without a seed of its own.
#pragma once
#include <cstdint>

namespace boxcars::chance {

std::uint64_t seed_from_system();

}  // namespace boxcars::chance
