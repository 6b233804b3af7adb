// The walk of Pig for any processor. In the table walk, both players of a game share a word, with the player on turn in
// its lower half. The race uses the narrowest vectors.
#include "sim/pig/race.h"

#include <algorithm>
#include <bit>

namespace boxcars::sim {
namespace {

constexpr int at_once = 32;  // steps made from one batch of bytes
constexpr int group = 8;     // games walked side by side

// Walks eight games from number `first` on. `places` maps a random byte to an index in a row.
void walk_eight(const PigWalkTable& table, PigFlight& flight, const std::uint8_t* bytes, const std::uint8_t* places,
                int steps, int first) {
    const std::uint64_t begin = table.first | std::uint64_t{table.second} << 32;
    std::uint64_t game[group];
    for (int n = 0; n < group; ++n) game[n] = flight.mover[first + n] | std::uint64_t{flight.other[first + n]} << 32;
    for (int step = 0; step < steps; ++step, bytes += lanes) {
        std::uint32_t entry[group], any = 0;
        for (int n = 0; n < group; ++n) {
            entry[n] = table.entries[(static_cast<std::uint32_t>(game[n]) >> pig_row_bits) + places[bytes[first + n]]];
            game[n] =
                std::rotl((game[n] & ~std::uint64_t{0xffffffff}) | entry[n], static_cast<int>(entry[n] & pig_swap));
            any |= entry[n];
        }
        if (any & pig_over)
            for (int n = 0; n < group; ++n)
                if (entry[n] & pig_over) {
                    ++flight.over;
                    flight.second += (entry[n] & pig_second) != 0;
                    game[n] = begin;
                }
    }
    for (int n = 0; n < group; ++n) {
        flight.mover[first + n] = static_cast<std::uint32_t>(game[n]);
        flight.other[first + n] = static_cast<std::uint32_t>(game[n] >> 32);
    }
}

}  // namespace

void walk_pig(const PigWalkTable& table, PigFlight& flight, int steps) {
    std::uint8_t bytes[at_once * lanes], places[256];
    for (int byte = 0; byte < 256; ++byte)
        places[byte] = static_cast<std::uint8_t>(pig_place(static_cast<std::uint8_t>(byte), table.sides));
    while (steps > 0) {
        const int now = std::min(steps, at_once);
        chance::fill(flight.dice, bytes, now);
        flight.refused +=
            std::count_if(bytes, bytes + now * lanes, [&](std::uint8_t byte) { return places[byte] == table.sides; });
        for (int first = 0; first < lanes; first += group) walk_eight(table, flight, bytes, places, now, first);
        steps -= now;
    }
}

void race_pig(const PigRace& race, PigField& field, int steps) { race_pig_columns<16>(race, field, steps); }

}  // namespace boxcars::sim
