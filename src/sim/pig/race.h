// The race of Pig in vectors of `Size` bytes, with one game per byte. Each size belongs to one instruction set, so that
// the linker cannot mix code made for different processors.
#pragma once
#include "sim/pig/flight.h"

namespace boxcars::sim {

template <int Size>
struct PigColumn {  // one value for each of the games
    using Bytes = typename chance::Vectors<Size>::Bytes;
    using Shorts = typename chance::Vectors<Size>::Shorts;

    static Bytes load(const std::uint8_t* from) {
        Bytes bytes;
        std::memcpy(&bytes, from, Size);
        return bytes;
    }
    static std::int64_t sum(Bytes counted) {
        std::int64_t all = 0;
        for (int n = 0; n < Size; ++n) all += counted[n];
        return all;
    }

    // `bytes`: the games' bytes for one step; the bytes of the next step are `lanes` further on. At most 255 steps.
    static void race(const PigRace& race, PigField& field, int first, const std::uint8_t* bytes, int steps) {
        Bytes score = load(field.score + first), total = load(field.total + first);
        Bytes other = load(field.other + first), second = load(field.second + first);
        const Bytes none{}, goal = none + static_cast<std::uint8_t>(race.goal), begins = none + field.begins;
        const Bytes pig = none + static_cast<std::uint8_t>(race.pig - 1);
        const Bytes hold_at = none + static_cast<std::uint8_t>(race.hold_at[0]);
        const Bytes differ = none + static_cast<std::uint8_t>(race.hold_at[0] ^ race.hold_at[1]);
        const auto left_over = static_cast<std::uint8_t>(256 % race.sides);  // g++ with sanitizers rejects an int
        const Bytes uneven = none + left_over;
        const Shorts low = Shorts{} + 255, sides = Shorts{} + static_cast<std::uint16_t>(race.sides);
        Bytes misses{}, overs{}, seconds{};
        for (int step = 0; step < steps; ++step, bytes += lanes) {
            const Shorts both = reinterpret_cast<Shorts>(load(bytes));
            const Shorts even = (both & low) * sides, odd = (both >> 8) * sides;
            const Bytes face = reinterpret_cast<Bytes>((even >> 8) | (odd & ~low));
            const Bytes missed = reinterpret_cast<Bytes>(reinterpret_cast<Bytes>((even & low) | (odd << 8)) < uneven);
            const Bytes busted = reinterpret_cast<Bytes>(face == pig) & ~missed;
            const Bytes risked = total + ((face + 1) & ~missed);
            const Bytes wanted = hold_at ^ (differ & second), missing = goal - score;
            const Bytes enough = wanted < missing ? wanted : missing;
            const Bytes holds = reinterpret_cast<Bytes>(risked >= enough) & ~busted;
            const Bytes passes = holds | busted, banked = score + (risked & holds);
            const Bytes won = reinterpret_cast<Bytes>(banked >= goal);
            misses -= missed;
            overs -= won;
            seconds -= won & second;
            const Bytes gap = (banked ^ other) & passes;
            score = (banked ^ gap) & ~won;
            other = (other ^ gap) & ~won;
            total = risked & ~passes;
            second = ((second ^ passes) & ~won) | (won & begins);
        }
        std::memcpy(field.score + first, &score, Size);
        std::memcpy(field.total + first, &total, Size);
        std::memcpy(field.other + first, &other, Size);
        std::memcpy(field.second + first, &second, Size);
        field.refused += sum(misses);
        field.over += sum(overs);
        field.won_by_second += sum(seconds);
    }
};

template <int Size>
void race_pig_columns(const PigRace& race, PigField& field, int steps) {
    constexpr int at_once = 64;
    std::uint8_t bytes[at_once * lanes];
    while (steps > 0) {
        const int now = steps < at_once ? steps : at_once;
        chance::fill<Size>(field.dice, bytes, now);
        for (int first = 0; first < lanes; first += Size) PigColumn<Size>::race(race, field, first, bytes + first, now);
        steps -= now;
    }
}

}  // namespace boxcars::sim
