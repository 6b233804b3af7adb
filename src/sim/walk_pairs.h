// The walk of a small stepped chain for any processor: two throws of a game at a lookup, which leads from the row of
// one state to that of another.
#pragma once
#include "sim/byte_chain.h"
#include "sim/flight.h"

namespace boxcars::sim {

class PairWalk {
 public:
    explicit PairWalk(const ByteChain& chain);
    PairWalk(PairWalk&&) = default;

    void walk(Flight& flight, int pairs) const;  // of steps

 private:
    // A row is made of words, one for each pair of classes: the address of the next row; what to count, the refused and
    // every end in a field of their own; and a second word of those when there are more than 7 ends.
    using Word = std::uint64_t;
    template <int Bits, int Tallies>
    void walk(Flight& flight, int pairs) const;
    template <int Bits>
    void find_kinds(const std::uint8_t* bytes, int pairs, std::uint8_t* kinds) const;
    template <int Bits, int Tallies>
    static void walk_eight(const std::uint8_t* kinds, int pairs, const Word** row, Word* tally);
    void count(const Word* tally, Flight& flight) const;
    void fill_row(const ByteChain& chain, int state);

    int ends_, bits_, tallies_, fields_, width_;  // bits of a class; words of a tally, fields of one, bits of a field
    std::ptrdiff_t row_size_;
    std::int8_t last_[15]{};  // the last byte, signed, of each class but the last; 127 from there on
    std::vector<Word> rows_{};
};

}  // namespace boxcars::sim
