#include "draw.h"

namespace boxcars::bench {

std::uint64_t draw_avx2(chance::BlockState& state, int steps) { return drawn<32>(state, steps); }

}  // namespace boxcars::bench
