// The shuffle walk for AVX-512 with VBMI: all 64 games in one register; every lookup permutes one or two registers.
// Compiled for VBMI alone, and called only on processors that have it.
#include "sim/kernel/flight.h"

#include <immintrin.h>

namespace boxcars::sim {
namespace {

typedef std::uint64_t Words __attribute__((vector_size(64)));
using Bytes = __m512i;

constexpr int most_uncounted = 255;  // steps that a byte can count

Bytes everywhere(const void* sixteen) {
    return _mm512_broadcast_i32x4(_mm_load_si128(static_cast<const __m128i*>(sixteen)));
}

// An entry holds the next state above `Bits` bits of class, or only the code of an end, because a game that has ended
// goes on from state 0. With three bits of class 8 states fit one register; with four they take two.
template <int Bits>
struct Form {
    static constexpr int states = 7 << Bits;  // the bits of an entry's state
    static Bytes onward(const Bytes* table, Bytes e, Bytes kind) {
        const Bytes index = _mm512_ternarylogic_epi32(e, _mm512_set1_epi8(states), kind, 0xea);  // e & states | kind
        if constexpr (Bits == 3)
            return _mm512_permutexvar_epi8(index, table[0]);
        else
            return _mm512_permutex2var_epi8(table[0], index, table[1]);
    }
};
template <int Bits>
constexpr int entry(int state, int end) {
    return Bits == 3 ? state << 3 | (end & 7) | (end & 8) << 3 : state << 4 | end;
}

std::int64_t sum(Bytes counted) {
    const Bytes sums = _mm512_sad_epu8(counted, _mm512_setzero_si512());
    std::int64_t words[8], all = 0;
    std::memcpy(words, &sums, sizeof words);
    for (const std::int64_t word : words) all += word;
    return all;
}

template <int Bits>
void place_entries(const ShuffleTables& tables, std::uint8_t* entries) {
    for (int state = 0; state < tables.states; ++state)
        for (int kind = 0; kind < tables.classes; ++kind)
            entries[state << Bits | kind] =
                static_cast<std::uint8_t>(entry<Bits>(tables.to[state][kind], tables.end[state][kind]));
}

template <int Bits>
Bytes taken_up(const GamesInFlight& flight) {
    alignas(64) std::uint8_t start[lanes];
    for (int lane = 0; lane < lanes; ++lane) start[lane] = static_cast<std::uint8_t>(entry<Bits>(flight.at[lane], 0));
    return _mm512_load_si512(start);
}

template <int Bits>
void put_back(GamesInFlight& flight, Bytes e) {
    alignas(64) std::uint8_t end[lanes];
    _mm512_store_si512(end, e);
    for (int lane = 0; lane < lanes; ++lane)
        flight.at[lane] = static_cast<std::uint16_t>((end[lane] & Form<Bits>::states) >> Bits);
}

Bytes report_of(__mmask64 over, __mmask64 missed) {
    return _mm512_or_si512(_mm512_maskz_set1_epi8(over, reported_over),
                           _mm512_maskz_set1_epi8(missed, reported_refused));
}

template <int Bits, int Ends, bool Reporting>
void walk(const ShuffleTables& tables, GamesInFlight& flight, int steps, std::uint8_t* reported) {
    alignas(64) std::uint8_t entries[128]{};
    place_entries<Bits>(tables, entries);
    const Bytes table[2] = {_mm512_load_si512(entries), _mm512_load_si512(entries + 64)};
    const Bytes least = everywhere(tables.least), most = everywhere(tables.most), low = _mm512_set1_epi8(15);
    const Bytes refused = _mm512_set1_epi8(static_cast<char>(tables.refused)), one = _mm512_set1_epi8(1);
    Bytes codes[Ends];
    for (int n = 0; n < Ends; ++n) codes[n] = _mm512_set1_epi8(static_cast<char>(entry<Bits>(0, n + 1)));
    Bytes e = taken_up<Bits>(flight);
    auto dice = chance::BlockGenerator<Words>::from(flight.dice, 0);
    while (steps > 0) {
        Bytes ends[Ends]{}, misses{};
        const int now = steps < most_uncounted ? steps : most_uncounted;
        for (int step = 0; step < now; ++step) {
            const Bytes byte = reinterpret_cast<Bytes>(dice.next());
            const Bytes row = _mm512_and_si512(_mm512_srli_epi16(byte, 4), low);
            const __mmask64 next = _mm512_cmpgt_epi8_mask(byte, _mm512_shuffle_epi8(most, row));
            const Bytes first = _mm512_shuffle_epi8(least, row), kind = _mm512_mask_add_epi8(first, next, first, one);
            e = Form<Bits>::onward(table, e, kind);
            const __mmask64 missed = _mm512_cmpeq_epi8_mask(kind, refused);
            misses = _mm512_mask_add_epi8(misses, missed, misses, one);
            __mmask64 over = 0;
            for (int n = 0; n < Ends; ++n) {
                const __mmask64 ended = _mm512_cmpeq_epi8_mask(e, codes[n]);
                ends[n] = _mm512_mask_add_epi8(ends[n], ended, ends[n], one);
                if (Reporting) over |= ended;
            }
            if (Reporting) {
                _mm512_storeu_si512(reported, report_of(over, missed));
                reported += sizeof(Bytes);
            }
        }
        steps -= now;
        flight.refused += sum(misses);
        for (int n = 0; n < Ends; ++n) flight.ends[n + 1] += sum(ends[n]);
    }
    dice.keep(flight.dice, 0);
    put_back<Bits>(flight, e);
}

template <int Bits>
void walk(const ShuffleTables& tables, GamesInFlight& flight, int steps, std::uint8_t* reported) {
    using Walk = void(const ShuffleTables&, GamesInFlight&, int, std::uint8_t*);
    constexpr Walk* walks[][2] = {{walk<Bits, 2, false>, walk<Bits, 2, true>},
                                  {walk<Bits, 4, false>, walk<Bits, 4, true>},
                                  {walk<Bits, 8, false>, walk<Bits, 8, true>},
                                  {walk<Bits, 15, false>, walk<Bits, 15, true>}};
    const int row = tables.ends <= 2 ? 0 : tables.ends <= 4 ? 1 : tables.ends <= 8 ? 2 : 3;
    walks[row][reported != nullptr](tables, flight, steps, reported);
}

}  // namespace

void walk_avx512(const ShuffleTables& tables, GamesInFlight& flight, int steps, std::uint8_t* reported) {
    tables.classes <= 8 ? walk<3>(tables, flight, steps, reported) : walk<4>(tables, flight, steps, reported);
}

}  // namespace boxcars::sim
