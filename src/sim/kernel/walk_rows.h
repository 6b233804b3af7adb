// The walk for any processor and any chain. A state is a row of 256 entries; a random byte picks the next row from it.
// Each row says what entering it counts, so a state has one row for each way to enter it.
#pragma once
#include "sim/kernel/byte_chain.h"
#include "sim/kernel/flight.h"

namespace boxcars::sim {

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

}  // namespace boxcars::sim
