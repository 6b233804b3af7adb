// A random seed from the operating system, used once when a sitting begins without a given seed.
#pragma once
#include <cstdint>

namespace boxcars::chance {

std::uint64_t seed_from_system();

}  // namespace boxcars::chance
