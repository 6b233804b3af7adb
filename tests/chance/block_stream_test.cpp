// The block stream: the same bytes however many generators are worked at once, and no two blocks alike.
#include "chance/block_stream.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <set>
#include <vector>

using namespace boxcars;
using namespace boxcars::chance;

namespace {

std::vector<std::uint8_t> bytes_of(std::uint64_t seed, std::uint64_t block, int steps) {
    BlockState state = block_state(seed, block);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(steps * block_step));
    fill(state, bytes.data(), steps);
    return bytes;
}

}  // namespace

TEST_CASE("a generator of the block stream is SFC64 as published, after 18 empty rounds") {
    // Written out once more, from the published description: a, b, c and a counter from 1.
    std::uint64_t a = 1, b = 2, c = 3, counter = 1;
    BlockGenerator<std::uint64_t> ours{a, b, c, counter};
    for (int n = 0; n < 100; ++n) {
        const std::uint64_t sum = a + b + counter++;
        a = b ^ (b >> 11);
        b = c + (c << 3);
        c = ((c << 24) | (c >> 40)) + sum;
        REQUIRE(ours.next() == sum);
    }
    CHECK(block_state(7, 3).count[0] == 19);
}

TEST_CASE("eight generators take turns at the block stream's bytes, the least significant first") {
    const auto bytes = bytes_of(5, 9, 40);
    const BlockState state = block_state(5, 9);
    for (int n = 0; n < block_generators; ++n) {
        auto generator = BlockGenerator<std::uint64_t>::from(state, n);
        for (int step = 0; step < 40; ++step) {
            const std::uint64_t word = generator.next();
            for (int byte = 0; byte < 8; ++byte)
                REQUIRE(bytes[static_cast<std::size_t>(step * block_step + n * 8 + byte)] ==
                        static_cast<std::uint8_t>(word >> (8 * byte)));
        }
    }
}

TEST_CASE("a block stream read in parts is the block stream read at once") {
    const auto whole = bytes_of(1, 2, 7);
    BlockState state = block_state(1, 2);
    std::vector<std::uint8_t> parts(whole.size());
    fill(state, parts.data(), 3);
    fill(state, parts.data() + 3 * block_step, 4);
    CHECK(parts == whole);
}

TEST_CASE("no two generators of any two blocks or seeds begin alike") {
    std::set<std::array<std::uint64_t, 3>> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (std::uint64_t block = 0; block < 200; ++block) {
            const BlockState state = block_state(seed, block);
            for (int n = 0; n < block_generators; ++n) seen.insert({state.a[n], state.b[n], state.c[n]});
        }
    CHECK(seen.size() == 20 * 200 * block_generators);
}

TEST_CASE("every byte of the block stream is equally likely, in every place of a step") {
    constexpr int steps = 1 << 15;
    const auto bytes = bytes_of(11, 1, steps);
    std::vector<std::array<double, 256>> counts(block_step);
    for (std::size_t n = 0; n < bytes.size(); ++n) counts[n % block_step][bytes[n]] += 1;
    for (const auto& place : counts) {
        double squares = 0;  // chi square with 255 degrees of freedom: 255, give or take 22.6
        for (const double count : place) squares += (count - steps / 256.0) * (count - steps / 256.0) / (steps / 256.0);
        CHECK(std::abs(squares - 255) < 5 * std::sqrt(2 * 255.0));
    }
}
