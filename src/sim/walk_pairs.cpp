#include "sim/walk_pairs.h"

#include "chance/block_bytes.h"

#include <algorithm>

namespace boxcars::sim {
namespace {

typedef std::int8_t Bytes __attribute__((vector_size(16)));  // what the plainest x86-64 compares at once
typedef std::uint16_t Shorts __attribute__((vector_size(16)));

constexpr int at_once = 31;  // pairs of steps
constexpr int group = 8;     // games walked side by side

template <class Vector>
Vector load(const std::uint8_t* from) {
    Vector vector;
    std::memcpy(&vector, from, sizeof vector);
    return vector;
}

}  // namespace

PairWalk::PairWalk(const ByteChain& chain)
    : ends_(chain.ends),
      bits_(chain.classes <= 8 ? 3 : 4),
      tallies_(chain.ends < 8 ? 1 : 2),
      fields_((ends_ + tallies_) / tallies_),
      width_(64 / fields_),
      row_size_(std::ptrdiff_t{1 + tallies_} << 2 * bits_),
      rows_(static_cast<std::size_t>(chain.states * row_size_)) {
    std::ranges::fill(last_, std::int8_t{127});
    for (int byte = -128; byte < 127; ++byte) {
        const auto kind = [&](int of) { return chain.class_of[static_cast<std::uint8_t>(of)]; };
        if (kind(byte) != kind(byte + 1)) last_[kind(byte)] = static_cast<std::int8_t>(byte);
    }
    for (int state = 0; state < chain.states; ++state) fill_row(chain, state);
}

void PairWalk::fill_row(const ByteChain& chain, int state) {
    for (int first = 0; first < chain.classes; ++first)
        for (int second = 0; second < chain.classes; ++second) {
            const auto one = chain.move(state, first), two = chain.move(one.to, second);
            Word* entry = rows_.data() + state * row_size_ + (first | second << bits_);
            *entry = reinterpret_cast<Word>(rows_.data() + two.to * row_size_);
            const auto add = [&](int what) {
                entry[(1 + what / fields_) << 2 * bits_] += Word{1} << what % fields_ * width_;
            };
            for (const int kind : {first, second})
                if (kind == chain.refused) add(0);
            for (const auto& move : {one, two})
                if (move.end > 0) add(move.end);
        }
}

void PairWalk::count(const Word* tally, Flight& flight) const {
    for (int what = 0; what <= ends_; ++what) {
        const Word shifted = tally[what / fields_] >> what % fields_ * width_;
        const auto counted = static_cast<std::int64_t>(fields_ == 1 ? shifted : shifted & ((Word{1} << width_) - 1));
        (what == 0 ? flight.refused : flight.ends[what]) += counted;
    }
}

// A byte's class is how many classes end before it.
template <int Bits>
void PairWalk::find_kinds(const std::uint8_t* bytes, int pairs, std::uint8_t* kinds) const {
    Bytes lasts[(1 << Bits) - 1];
    for (std::size_t n = 0; n < std::size(lasts); ++n) lasts[n] = Bytes{} + last_[n];
    for (int pair = 0; pair < pairs; ++pair, bytes += lanes)
        for (int part = 0; part < lanes;
             part += static_cast<int>(sizeof(Bytes)), bytes += sizeof(Bytes), kinds += sizeof(Bytes)) {
            const auto first = load<Bytes>(bytes), second = load<Bytes>(bytes + lanes);
            Bytes one{}, two{};
            for (const Bytes& last : lasts) {
                one -= first > last;
                two -= second > last;
            }
            const Bytes both = one | reinterpret_cast<Bytes>(reinterpret_cast<Shorts>(two) << Bits);
            std::memcpy(kinds, &both, sizeof both);
        }
}

template <int Bits, int Tallies>
void PairWalk::walk_eight(const std::uint8_t* kinds, int pairs, const Word** rows, Word* tally) {
    constexpr std::size_t entries = 1 << 2 * Bits;
    const Word* row[group];
    std::copy_n(rows, group, row);
    for (int pair = 0; pair < pairs; ++pair, kinds += lanes) {
        Word sum[Tallies]{};
        for (int n = 0; n < group; ++n) {
            const std::size_t kind = kinds[n];
            for (std::size_t t = 0; t < Tallies; ++t) sum[t] += row[n][(1 + t) * entries + kind];
            row[n] = reinterpret_cast<const Word*>(row[n][kind]);
        }
        for (int t = 0; t < Tallies; ++t) tally[t] += sum[t];
    }
    std::copy_n(row, group, rows);
}

template <int Bits, int Tallies>
void PairWalk::walk(Flight& flight, int pairs) const {
    std::uint8_t bytes[2 * at_once * lanes], kinds[at_once * lanes];
    const Word* row[lanes];
    for (int lane = 0; lane < lanes; ++lane) row[lane] = rows_.data() + flight.at[lane] * row_size_;
    const int most =
        std::min<int>(at_once, ((1 << std::min(width_, 16)) - 1) / (2 * group));  // for a field not to run over
    while (pairs > 0) {
        const int now = std::min(pairs, most);
        chance::fill(flight.dice, bytes, 2 * now);
        find_kinds<Bits>(bytes, now, kinds);
        for (int first = 0; first < lanes; first += group) {
            Word tally[Tallies]{};
            walk_eight<Bits, Tallies>(kinds + first, now, row + first, tally);
            count(tally, flight);
        }
        pairs -= now;
    }
    for (int lane = 0; lane < lanes; ++lane)
        flight.at[lane] = static_cast<std::uint16_t>((row[lane] - rows_.data()) / row_size_);
}

void PairWalk::walk(Flight& flight, int pairs) const {
    if (bits_ == 3)
        tallies_ == 1 ? walk<3, 1>(flight, pairs) : walk<3, 2>(flight, pairs);
    else
        tallies_ == 1 ? walk<4, 1>(flight, pairs) : walk<4, 2>(flight, pairs);
}

}  // namespace boxcars::sim
