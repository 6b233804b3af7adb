#include "sim/kernel/walk_rows.h"

#include "chance/block_stream.h"

#include <algorithm>

namespace boxcars::sim {
namespace {

constexpr int at_once = 31;  // steps per batch: at most 31 x 8 = 248 counts, which fit a byte
constexpr int group = 8;     // games walked side by side on the bytes of one generator

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
    std::uint8_t bytes[at_once * lanes];
    while (steps > 0) {
        const int now = std::min(steps, at_once);
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

}  // namespace boxcars::sim
