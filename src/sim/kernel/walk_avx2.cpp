// The shuffle walk for AVX2: 32 games per register; one shuffle looks up a state's row of classes. Compiled for AVX2
// alone, and called only on processors that have it.
#include "sim/kernel/flight.h"

#include <immintrin.h>

namespace boxcars::sim {
namespace {

typedef std::uint64_t Words __attribute__((vector_size(32)));
using Bytes = __m256i;

constexpr int registers = 2;         // each holds 32 games
constexpr int most_uncounted = 255;  // steps that a byte can count

// An entry holds the next state, in the bits that select its table, and the code of an end in other bits. An entry with
// a code has no state bits, because a game that has ended goes on from state 0.
constexpr int code(int end) { return (end & 7) | (end & 8) << 1; }

Bytes everywhere(const void* sixteen) {
    return _mm256_broadcastsi128_si256(_mm_load_si128(static_cast<const __m128i*>(sixteen)));
}

// If the classes fit in three bits, one shuffle serves two states.
struct Narrow {
    static constexpr int tables = 4;
    static constexpr int entry(int state, int end) {
        return (state & 1) << 3 | (state & 2) << 6 | (state & 4) << 4 | code(end);
    }
    static void place(std::uint8_t (*all)[16], int state, int kind, int made) {
        if (kind < 8) all[state / 2][(state & 1) << 3 | kind] = static_cast<std::uint8_t>(made);
    }
    static Bytes onward(const Bytes* table, Bytes e, Bytes kind) {
        const Bytes index = _mm256_or_si256(_mm256_and_si256(e, _mm256_set1_epi8(8)), kind);
        const Bytes low =
            _mm256_blendv_epi8(_mm256_shuffle_epi8(table[0], index), _mm256_shuffle_epi8(table[1], index), e);
        const Bytes high =
            _mm256_blendv_epi8(_mm256_shuffle_epi8(table[2], index), _mm256_shuffle_epi8(table[3], index), e);
        return _mm256_blendv_epi8(low, high, _mm256_add_epi8(e, e));
    }
    static int state_of(int e) { return (e >> 3 & 1) | (e >> 6 & 2) | (e >> 4 & 4); }
};

struct Wide {
    static constexpr int tables = 8;
    static constexpr int entry(int state, int end) { return state << 5 | code(end); }
    static void place(std::uint8_t (*all)[16], int state, int kind, int made) {
        all[state][kind] = static_cast<std::uint8_t>(made);
    }
    static Bytes onward(const Bytes* table, Bytes e, Bytes kind) {
        const Bytes middle = _mm256_add_epi8(e, e), lowest = _mm256_add_epi8(middle, middle);
        Bytes made[8];
        for (int n = 0; n < 8; ++n) made[n] = _mm256_shuffle_epi8(table[n], kind);
        for (int n = 0; n < 4; ++n) made[n] = _mm256_blendv_epi8(made[2 * n], made[2 * n + 1], lowest);
        for (int n = 0; n < 2; ++n) made[n] = _mm256_blendv_epi8(made[2 * n], made[2 * n + 1], middle);
        return _mm256_blendv_epi8(made[0], made[1], e);
    }
    static int state_of(int e) { return e >> 5; }
};

std::int64_t sum(Bytes counted) {
    const Bytes sums = _mm256_sad_epu8(counted, _mm256_setzero_si256());
    std::int64_t words[4];
    std::memcpy(words, &sums, sizeof words);
    return words[0] + words[1] + words[2] + words[3];
}

// Always inline, so that the registers in `table` need no address. The same holds for take_up() and put_back().
template <class Form>
[[gnu::always_inline]] inline void place_entries(const ShuffleTables& tables, Bytes* table) {
    alignas(32) std::uint8_t entries[Form::tables][16]{};
    for (int state = 0; state < tables.states; ++state)
        for (int kind = 0; kind < tables.classes; ++kind)
            Form::place(entries, state, kind, Form::entry(tables.to[state][kind], tables.end[state][kind]));
    for (int n = 0; n < Form::tables; ++n) table[n] = everywhere(entries[n]);
}

template <class Form>
[[gnu::always_inline]] inline void take_up(const GamesInFlight& flight, Bytes* e, chance::BlockGenerator<Words>* dice) {
    alignas(32) std::uint8_t start[lanes];
    for (int lane = 0; lane < lanes; ++lane) start[lane] = static_cast<std::uint8_t>(Form::entry(flight.at[lane], 0));
    for (int r = 0; r < registers; ++r) {
        e[r] = _mm256_load_si256(reinterpret_cast<const __m256i*>(start) + r);
        dice[r] = chance::BlockGenerator<Words>::from(flight.dice, 4 * r);
    }
}

template <class Form>
[[gnu::always_inline]] inline void put_back(GamesInFlight& flight, const Bytes* e,
                                            const chance::BlockGenerator<Words>* dice) {
    alignas(32) std::uint8_t end[lanes];
    for (int r = 0; r < registers; ++r) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(end) + r, e[r]);
        dice[r].keep(flight.dice, 4 * r);
    }
    for (int lane = 0; lane < lanes; ++lane) flight.at[lane] = static_cast<std::uint16_t>(Form::state_of(end[lane]));
}

Bytes report_of(Bytes over, Bytes missed) {
    return _mm256_or_si256(_mm256_and_si256(over, _mm256_set1_epi8(reported_over)),
                           _mm256_and_si256(missed, _mm256_set1_epi8(reported_refused)));
}

template <class Form, int Ends, bool Reporting>
void walk(const ShuffleTables& tables, GamesInFlight& flight, int steps, std::uint8_t* reported) {
    Bytes table[Form::tables], e[registers];
    chance::BlockGenerator<Words> dice[registers];
    place_entries<Form>(tables, table);
    take_up<Form>(flight, e, dice);
    const Bytes least = everywhere(tables.least), most = everywhere(tables.most), low = _mm256_set1_epi8(15);
    const Bytes refused = _mm256_set1_epi8(static_cast<char>(tables.refused));
    Bytes codes[Ends];
    for (int n = 0; n < Ends; ++n) codes[n] = _mm256_set1_epi8(static_cast<char>(code(n + 1)));
    while (steps > 0) {
        Bytes ends[Ends]{}, misses{};
        const int now = steps < most_uncounted / registers ? steps : most_uncounted / registers;
        for (int step = 0; step < now; ++step) {
            for (int r = 0; r < registers; ++r) {
                const Bytes byte = reinterpret_cast<Bytes>(dice[r].next());
                const Bytes row = _mm256_and_si256(_mm256_srli_epi16(byte, 4), low);
                const Bytes next = _mm256_cmpgt_epi8(byte, _mm256_shuffle_epi8(most, row));
                const Bytes kind = _mm256_sub_epi8(_mm256_shuffle_epi8(least, row), next);
                e[r] = Form::onward(table, e[r], kind);
                const Bytes missed = _mm256_cmpeq_epi8(kind, refused);
                misses = _mm256_sub_epi8(misses, missed);
                Bytes over{};
                for (int n = 0; n < Ends; ++n) {
                    const Bytes ended = _mm256_cmpeq_epi8(e[r], codes[n]);
                    ends[n] = _mm256_sub_epi8(ends[n], ended);
                    if (Reporting) over = _mm256_or_si256(over, ended);
                }
                if (Reporting) {
                    _mm256_storeu_si256(reinterpret_cast<__m256i*>(reported), report_of(over, missed));
                    reported += sizeof(Bytes);
                }
            }
        }
        steps -= now;
        flight.refused += sum(misses);
        for (int n = 0; n < Ends; ++n) flight.ends[n + 1] += sum(ends[n]);
    }
    put_back<Form>(flight, e, dice);
}

template <class Form>
void walk(const ShuffleTables& tables, GamesInFlight& flight, int steps, std::uint8_t* reported) {
    using Walk = void(const ShuffleTables&, GamesInFlight&, int, std::uint8_t*);
    constexpr Walk* walks[][2] = {{walk<Form, 2, false>, walk<Form, 2, true>},
                                  {walk<Form, 4, false>, walk<Form, 4, true>},
                                  {walk<Form, 8, false>, walk<Form, 8, true>},
                                  {walk<Form, 15, false>, walk<Form, 15, true>}};
    const int row = tables.ends <= 2 ? 0 : tables.ends <= 4 ? 1 : tables.ends <= 8 ? 2 : 3;
    walks[row][reported != nullptr](tables, flight, steps, reported);
}

}  // namespace

void walk_avx2(const ShuffleTables& tables, GamesInFlight& flight, int steps, std::uint8_t* reported) {
    tables.classes <= 8 ? walk<Narrow>(tables, flight, steps, reported) : walk<Wide>(tables, flight, steps, reported);
}

}  // namespace boxcars::sim
