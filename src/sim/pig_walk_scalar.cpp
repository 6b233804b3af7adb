// The walk of Pig for any processor: both players of a game share a word, who is on turn in its lower half.
#include "chance/block_bytes.h"
#include "sim/pig_flight.h"

#include <algorithm>
#include <bit>

namespace boxcars::sim {
namespace {

constexpr int at_once = 32;  // steps
constexpr int group = 8;     // games walked side by side

struct Eight {
    const PigTable& table;
    PigFlight& flight;
    std::uint64_t begin;

    void end(std::uint64_t& game, std::uint32_t entry) const {
        if (!(entry & pig_over)) return;
        ++flight.over;
        flight.second += (entry & pig_second) != 0;
        game = begin;
    }
    void walk(const std::uint8_t* bytes, const std::uint16_t* places, int steps, int first) const {
        std::uint64_t game[group];
        for (int n = 0; n < group; ++n)
            game[n] = flight.mover[first + n] | std::uint64_t{flight.other[first + n]} << 32;
        for (int step = 0; step < steps; ++step, bytes += lanes) {
            std::uint32_t entry[group], any = 0;
            for (int n = 0; n < group; ++n) {
                entry[n] =
                    table.entries[(static_cast<std::uint32_t>(game[n]) >> pig_row_bits) + places[bytes[first + n]]];
                game[n] =
                    std::rotl((game[n] & ~std::uint64_t{0xffffffff}) | entry[n], static_cast<int>(entry[n] & pig_swap));
                any |= entry[n];
            }
            if (any & pig_over)
                for (int n = 0; n < group; ++n) end(game[n], entry[n]);
        }
        for (int n = 0; n < group; ++n) {
            flight.mover[first + n] = static_cast<std::uint32_t>(game[n]);
            flight.other[first + n] = static_cast<std::uint32_t>(game[n] >> 32);
        }
    }
};

}  // namespace

void walk_pig(const PigTable& table, PigFlight& flight, int steps) {
    std::uint8_t bytes[at_once * lanes];
    std::uint16_t places[256];
    for (std::uint32_t byte = 0; byte < 256; ++byte)
        places[byte] = static_cast<std::uint16_t>((byte ^ 128) * table.times >> 16);
    const Eight eight{table, flight, table.first | std::uint64_t{table.second} << 32};
    while (steps > 0) {
        const int now = std::min(steps, at_once);
        chance::fill(flight.dice, bytes, now);
        flight.refused += std::count_if(bytes, bytes + now * lanes,
                                        [&](std::uint8_t byte) { return static_cast<std::int8_t>(byte) > table.most; });
        for (int first = 0; first < lanes; first += group) eight.walk(bytes, places, now, first);
        steps -= now;
    }
}

}  // namespace boxcars::sim
