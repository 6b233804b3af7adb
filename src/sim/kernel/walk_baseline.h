// The walks for any processor.
#pragma once
#include "sim/kernel/byte_chain.h"
#include "sim/kernel/flight.h"

namespace boxcars::sim {

// The walk of any chain. A state is a row of 256 entries; a random byte picks the next row from it. Each row says what
// entering it counts, so a state has one row for each way to enter it.
class RowWalk {
 public:
    explicit RowWalk(const ByteChain& chain);
    RowWalk(RowWalk&&) = default;

    // Plays as walk_avx2() does, see flight.h.
    void walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const;

 private:
    struct StateRow {
        std::uint64_t tally[2]{};  // one byte for refused bytes, then one for every end
        std::uint16_t state = 0;
        std::uint8_t reported = 0;
        const StateRow* next[256]{};
    };
    template <int Words, bool Reporting>
    void walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const;
    template <int Words, bool Reporting>
    void walk_eight(const std::uint8_t* bytes, int steps, GamesInFlight& flight, int first,
                    std::uint8_t* reported) const;

    int states_, ends_;
    // A row for each state, then one for each state entered by a refused byte, then the first state once for each end.
    std::vector<StateRow> rows_{};
};

// The walk of a small stepped chain. One lookup makes three throws of a game at once, or two if the classes need more
// than three bits.
class MultiStepWalk {
 public:
    static constexpr int most_states = 8, most_classes = 16, most_ends = 13;
    explicit MultiStepWalk(const ByteChain& chain);  // requires: stepped, and within the three limits above

    int throws() const { return throws_; }                // throws made per lookup
    void walk(GamesInFlight& flight, int lookups) const;  // makes throws() steps per lookup

 private:
    // A state's row has an entry for each combination of classes in one lookup. The high bits of an entry say where the
    // next row begins. Below them are the counts: one field for refused throws and one for each end. Fields that do not
    // fit are in a second word, one table length behind the first. Entries are added up whole; the sum of the high bits
    // overflows and is lost.
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

    // Ends; bits per class, throws per lookup, words per entry, fields per word, bits per field.
    int ends_, bits_, throws_, words_, fields_, width_;
    int row_size_, lookups_at_once_;
    std::size_t size_;  // the size of all rows together
    // The last byte, signed, of each class but the last; unused entries are 127.
    std::int8_t last_[most_classes - 1]{};
    std::vector<Word> entries_{};
};

}  // namespace boxcars::sim
