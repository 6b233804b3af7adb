// The walks for any processor.
#include "sim/kernel/chain_walk.h"

#include "chance/block_stream.h"

namespace boxcars::sim {
namespace {

// The most steps of RowWalk in one go, at most 31 x 8 = 248 counts, which fit a byte; and the most lookups per game of
// MultiStepWalk: their bytes and the rows fit together in the first-level cache.
constexpr int most_at_once = 31;
constexpr int group = 8;  // games walked side by side: each has its row in a register

typedef std::int8_t Bytes __attribute__((vector_size(16)));  // the widest comparison of the baseline x86-64
typedef std::uint16_t Shorts __attribute__((vector_size(16)));

// Makes the compiler keep this order of additions: adding in a tree would take registers from the rows.
void hold(std::uint64_t& sum) { asm("" : "+r"(sum)); }

template <class Vector>
Vector load(const std::uint8_t* from) {
    Vector vector;
    std::memcpy(&vector, from, sizeof vector);
    return vector;
}

// Interleaves the first or the last eight bytes of `low` and `high`.
Shorts first_half(Bytes low, Bytes high) {
    return reinterpret_cast<Shorts>(
        __builtin_shufflevector(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
}
Shorts last_half(Bytes low, Bytes high) {
    return reinterpret_cast<Shorts>(
        __builtin_shufflevector(low, high, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
}
Bytes everywhere(std::int8_t byte) { return Bytes{} + byte; }
Bytes up(Bytes small, int bits) { return reinterpret_cast<Bytes>(reinterpret_cast<Shorts>(small) << bits); }
Bytes down(Bytes small, int bits) { return reinterpret_cast<Bytes>(reinterpret_cast<Shorts>(small) >> bits); }

}  // namespace

RowWalk::RowWalk(const ByteChain& chain) : states_(chain.states), ends_(chain.ends) {
    rows_.resize(static_cast<std::size_t>(2 * states_ + ends_));
    for (std::size_t number = 0; number < rows_.size(); ++number) {
        StateRow& row = rows_[number];
        const int of = static_cast<int>(number), end = of - 2 * states_ + 1;  // end 1 is the first
        row.state = static_cast<std::uint16_t>(end > 0 ? 0 : of % states_);
        const int counted = end > 0 ? end : 0;  // which byte of the tally
        if (of >= states_) row.tally[counted / 8] = std::uint64_t{1} << (counted % 8 * 8);
        row.reported = of < states_ ? 0 : end > 0 ? reported_over : reported_refused;
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const int kind = chain.class_of[byte];
            const auto& move = chain.move(row.state, kind);
            const int to = kind == chain.refused ? states_ + row.state
                           : move.end > 0        ? 2 * states_ + move.end - 1
                                                 : move.to;
            row.next[byte] = &rows_[static_cast<std::size_t>(to)];
        }
    }
}

template <int Words, bool Reporting>
void RowWalk::walk_eight(const std::uint8_t* bytes, int steps, GamesInFlight& flight, int first,
                         std::uint8_t* reported) const {
    const StateRow* row[group];
    for (int n = 0; n < group; ++n) row[n] = &rows_[flight.at[first + n]];
    std::uint64_t tally[Words]{};
    for (int step = 0; step < steps; ++step, bytes += lanes) {
        std::uint64_t sum[2][Words]{};
        for (int n = 0; n < group; ++n) {
            row[n] = row[n]->next[bytes[first + n]];
            for (int w = 0; w < Words; ++w) sum[n & 1][w] += row[n]->tally[w];
            if (Reporting) reported[step * lanes + first + n] = row[n]->reported;
        }
        for (int w = 0; w < Words; ++w) tally[w] += sum[0][w] + sum[1][w];
    }
    for (int n = 0; n < group; ++n) flight.at[first + n] = row[n]->state;
    flight.refused += static_cast<std::int64_t>(tally[0] & 255);
    for (int end = 1; end <= ends_; ++end)
        flight.ends[end] += static_cast<std::int64_t>(tally[end / 8] >> (end % 8 * 8) & 255);
}

template <int Words, bool Reporting>
void RowWalk::walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const {
    std::uint8_t bytes[most_at_once * lanes];
    while (steps > 0) {
        const int now = std::min(steps, most_at_once);
        chance::fill(flight.dice, bytes, now);
        for (int first = 0; first < lanes; first += group)
            walk_eight<Words, Reporting>(bytes, now, flight, first, reported);
        steps -= now;
        if (Reporting) reported += now * lanes;
    }
}

void RowWalk::walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const {
    if (ends_ < 8)
        reported ? walk<1, true>(flight, steps, reported) : walk<1, false>(flight, steps, reported);
    else
        reported ? walk<2, true>(flight, steps, reported) : walk<2, false>(flight, steps, reported);
}

MultiStepWalk::MultiStepWalk(const ByteChain& chain)
    : ends_(chain.ends),
      bits_(chain.classes <= 8 ? 3 : 4),
      throws_(bits_ == 3 ? 3 : 2),
      words_(ends_ < 6 ? 1 : 2),
      fields_((ends_ + words_) / words_),
      width_((64 - next_bits) / fields_),
      row_size_(1 << throws_ * bits_),
      lookups_at_once_(std::min(most_at_once, ((1 << std::min(width_, 16)) - 1) / (throws_ * group))),
      size_(static_cast<std::size_t>(chain.states * row_size_)),
      entries_(size_ * static_cast<std::size_t>(words_)) {
    std::ranges::fill(last_, std::int8_t{127});
    for (int byte = -128; byte < 127; ++byte) {
        const auto kind = [&](int of) { return chain.class_of[static_cast<std::uint8_t>(of)]; };
        if (kind(byte) != kind(byte + 1)) last_[kind(byte)] = static_cast<std::int8_t>(byte);
    }
    for (int state = 0; state < chain.states; ++state) fill_row(chain, state);
}

void MultiStepWalk::fill_row(const ByteChain& chain, int state) {
    for (int kinds = 0; kinds < row_size_; ++kinds) {
        Word* entry = &entries_[static_cast<std::size_t>(state * row_size_ + kinds)];
        const auto add = [&](int what) {
            const Field at = field(what);
            entry[at.word == 0 ? 0 : size_] += Word{1} << at.shift;
        };
        int now = state;
        for (int n = 0; n < throws_; ++n) {
            const int kind = kinds >> n * bits_ & ((1 << bits_) - 1);
            if (kind >= chain.classes) break;  // unused classes are never looked up
            if (kind == chain.refused) add(0);
            const auto& move = chain.move(now, kind);
            if (move.end > 0) add(move.end);
            now = move.to;
        }
        *entry |= static_cast<Word>(now * row_size_) << (64 - next_bits);
    }
}

void MultiStepWalk::count(const Word* tally, GamesInFlight& flight) const {
    for (int what = 0; what <= ends_; ++what) {
        const Field at = field(what);
        const auto counted = static_cast<std::int64_t>(tally[at.word] >> at.shift & ((Word{1} << width_) - 1));
        (what == 0 ? flight.refused : flight.ends[what]) += counted;
    }
}

template <int Bits, int Throws>
void MultiStepWalk::find_kinds(const std::uint8_t* bytes, int lookups, Kinds* kinds) const {
    constexpr int at_once = sizeof(Bytes);
    Bytes lasts[(1 << Bits) - 1];
    for (std::size_t n = 0; n < std::size(lasts); ++n) lasts[n] = everywhere(last_[n]);
    const auto kinds_of = [&](const std::uint8_t* of) {  // a byte's class is the number of classes that end before it
        const auto byte = load<Bytes>(of);
        Bytes kind{};
        for (const Bytes& last : lasts) kind -= byte > last;
        return kind;
    };
    for (int lookup = 0; lookup < lookups; ++lookup, bytes += Throws * lanes)
        for (int part = 0; part < lanes; part += at_once, kinds += at_once) {
            Bytes high{}, low = kinds_of(bytes + part) | up(kinds_of(bytes + lanes + part), Bits);
            if (Throws == 3) {
                const Bytes third = kinds_of(bytes + 2 * lanes + part);
                low |= up(third & everywhere(3), 6);
                high = down(third, 2) & everywhere(63);
            }
            const Shorts first = first_half(low, high), last = last_half(low, high);
            std::memcpy(kinds, &first, sizeof first);
            std::memcpy(kinds + at_once / 2, &last, sizeof last);
        }
}

template <int Words>
void MultiStepWalk::walk_eight(const Kinds* kinds, int lookups, Word* rows, Word* tally) const {
    const Word* const entries = entries_.data();
    const Word* const seconds = entries + (Words == 1 ? 0 : size_);
    Word row[group], sum[Words]{};
    std::copy_n(rows, group, row);
    for (int lookup = 0; lookup < lookups; ++lookup, kinds += lanes)
        for (int n = 0; n < group; ++n) {
            const Word at = row[n] + kinds[n], entry = entries[at];
            sum[0] += entry;
            hold(sum[0]);
            if (Words > 1) sum[Words - 1] += seconds[at];
            row[n] = entry >> (64 - next_bits);
        }
    std::copy_n(row, group, rows);
    std::copy_n(sum, Words, tally);
}

template <int Bits, int Throws, int Words>
void MultiStepWalk::walk(GamesInFlight& flight, int lookups) const {
    // The classes of a lookup overwrite used bytes, which leaves enough room for the rows to stay in the cache.
    alignas(64) Kinds kinds[(Throws * most_at_once + 2) * lanes / 2];
    auto* const bytes = reinterpret_cast<std::uint8_t*>(kinds + lanes);
    Word row[lanes];
    for (int lane = 0; lane < lanes; ++lane) row[lane] = static_cast<Word>(flight.at[lane] * row_size_);
    while (lookups > 0) {
        const int now = std::min(lookups, lookups_at_once_);
        chance::fill(flight.dice, bytes, Throws * now);
        find_kinds<Bits, Throws>(bytes, now, kinds);
        for (int first = 0; first < lanes; first += group) {
            Word tally[Words];
            walk_eight<Words>(kinds + first, now, row + first, tally);
            count(tally, flight);
        }
        lookups -= now;
    }
    for (int lane = 0; lane < lanes; ++lane)
        flight.at[lane] = static_cast<std::uint16_t>(row[lane] / static_cast<Word>(row_size_));
}

void MultiStepWalk::walk(GamesInFlight& flight, int lookups) const {
    if (bits_ == 3)
        words_ == 1 ? walk<3, 3, 1>(flight, lookups) : walk<3, 3, 2>(flight, lookups);
    else
        words_ == 1 ? walk<4, 2, 1>(flight, lookups) : walk<4, 2, 2>(flight, lookups);
}

}  // namespace boxcars::sim
