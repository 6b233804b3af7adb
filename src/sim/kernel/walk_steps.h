// The walk of a small stepped chain for any processor: a lookup takes a game over three throws at once, or over two
// where there are more classes than three bits can tell.
#pragma once
#include "sim/kernel/byte_chain.h"
#include "sim/kernel/flight.h"

namespace boxcars::sim {

class MultiStepWalk {
 public:
    static constexpr int most_states = 8, most_classes = 16, most_ends = 13;
    explicit MultiStepWalk(const ByteChain& chain);  // requires: stepped, and none of the three exceeded

    int throws() const { return throws_; }                // at a lookup
    void walk(GamesInFlight& flight, int lookups) const;  // steps: throws() times as many

 private:
    // A state's row has an entry for each choice of classes. The high bits of an entry say where the next row begins.
    // Below them is what to count, a field for the refused and for every end; those that find no room have a second
    // word, as far behind the first as all rows are long. Entries are added up as they are: what the high bits come to
    // runs over and out.
    using Word = std::uint64_t;
    using Kinds = std::uint16_t;
    static constexpr int next_bits = 16;
    template <int Bits, int Throws, int Words>
    void walk(GamesInFlight& flight, int lookups) const;
    template <int Bits, int Throws>
    void find_kinds(const std::uint8_t* bytes, int lookups, Kinds* kinds) const;
    template <int Words>
    void walk_eight(const Kinds* kinds, int lookups, Word* row, Word* tally) const;
    struct Field {
        int word, shift;
    };
    Field field(int what) const { return {what / fields_, what % fields_ * width_}; }
    void count(const Word* tally, GamesInFlight& flight) const;
    void fill_row(const ByteChain& chain, int state);

    int ends_, bits_, throws_, words_, fields_,
        width_;  // bits of a class; words of an entry, their fields, the bits of one
    int row_size_, lookups_at_once_;
    std::size_t size_;                      // of all rows
    std::int8_t last_[most_classes - 1]{};  // the last byte, signed, of each class but the last; 127 from there on
    std::vector<Word> entries_{};
};

}  // namespace boxcars::sim
