#include "chance/block_stream.h"

#include "chance/splitmix.h"

namespace boxcars::chance {

BlockState block_state(std::uint64_t seed, std::uint64_t block) {
    constexpr int empty_rounds = 18;
    BlockState state{};
    for (int n = 0; n < block_generators; ++n) {
        const auto number = static_cast<std::uint64_t>(n) + 1;
        BlockGenerator<std::uint64_t> generator{split_mixed(seed + number * split_step),
                                                split_mixed(block * block_generators + number), split_mixed(~seed), 1};
        for (int round = 0; round < empty_rounds; ++round) generator.next();
        generator.keep(state, n);
    }
    return state;
}

}  // namespace boxcars::chance
