// The walk of Pig in vectors of any width; an instruction set adds how it gathers. `Isa` is a type of the file that
// uses this, so that no code made for one processor can end up in another's.
#pragma once
#include "sim/pig_flight.h"

namespace boxcars::sim {

template <class Isa>
void walk_pig_vectors(const PigTable& table, PigFlight& flight, int steps) {
    using Vector = typename Isa::Vector;  // of 32-bit words
    using Words = typename Isa::Words;    // as wide, of 64-bit words
    using Bytes = typename Isa::Bytes;    // as many, of a byte each
    constexpr int vectors = lanes / Isa::count, words = sizeof(Words) / 8;
    Vector mover[vectors], other[vectors], refused{}, over{}, second{};
    chance::BlockGenerator<Words> dice[chance::block_generators / words];
    for (int w = 0; w < chance::block_generators / words; ++w)
        dice[w] = chance::BlockGenerator<Words>::from(flight.dice, w * words);
    std::memcpy(mover, flight.mover, sizeof mover);
    std::memcpy(other, flight.other, sizeof other);
    for (; steps > 0; --steps) {
        alignas(64) std::uint8_t made[lanes];
        for (int w = 0; w < chance::block_generators / words; ++w) {
            const Words next = dice[w].next();
            std::memcpy(made + w * sizeof next, &next, sizeof next);
        }
        for (int v = 0; v < vectors; ++v) {
            Bytes bytes;
            std::memcpy(&bytes, made + v * Isa::count, sizeof bytes);
            const Vector position = __builtin_convertvector(bytes, Vector) ^ 128u;
            refused -= reinterpret_cast<Vector>(position > static_cast<std::uint32_t>(table.most + 128));
            const Vector place = position * table.times >> 16;
            const Vector entry = Isa::gather(table.entries, (mover[v] >> pig_row_bits) + place);
            const auto swaps = (entry & pig_swap) != 0, ends = (entry & pig_over) != 0;
            over -= reinterpret_cast<Vector>(ends);
            second += entry & pig_second;
            const Vector stays = swaps ? other[v] : entry, waits = swaps ? entry : other[v];
            mover[v] = ends ? Vector{} + table.first : stays;
            other[v] = ends ? Vector{} + table.second : waits;
        }
    }
    for (int w = 0; w < chance::block_generators / words; ++w) dice[w].keep(flight.dice, w * words);
    std::memcpy(flight.mover, mover, sizeof mover);
    std::memcpy(flight.other, other, sizeof other);
    for (int n = 0; n < Isa::count; ++n) {
        flight.refused += refused[n];
        flight.over += over[n];
        flight.second += second[n] / pig_second;
    }
}

}  // namespace boxcars::sim
