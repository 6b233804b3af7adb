#include "draw.h"

namespace boxcars::bench {

std::uint64_t draw_avx512(chance::BlockState& state, int steps) { return drawn<64>(state, steps); }

}  // namespace boxcars::bench
