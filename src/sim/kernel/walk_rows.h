// The walk for any processor and any chain: a state is the row of 256 entries that a random byte picks the next row
// from. A row knows what to count for having been come to, so a state has a row for each way there is of coming to it.
#pragma once
#include "sim/kernel/byte_chain.h"
#include "sim/kernel/flight.h"

namespace boxcars::sim {

class RowWalk {
 public:
    explicit RowWalk(const ByteChain& chain);
    RowWalk(RowWalk&&) = default;

    // As the shuffle walks do: see flight.h.
    void walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const;

 private:
    struct StateRow {
        std::uint64_t tally[2]{};  // a byte for the refused, then one for every end
        std::uint16_t state = 0;
        std::uint8_t reported = 0;
        const StateRow* next[256]{};
    };
    template <int Words, bool Told>
    void walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const;
    template <int Words, bool Told>
    void walk_eight(const std::uint8_t* bytes, int steps, GamesInFlight& flight, int first,
                    std::uint8_t* reported) const;

    int states_, ends_;
    std::vector<StateRow> rows_{};  // states, states come to by a refused byte, the beginning come to by each end
};

}  // namespace boxcars::sim
