// Plays an exact number of games, 64 side by side, without favouring short ones. A game that ends is replaced as long
// as all 64 may end and as many begin. Then the running games are played to their ends, and the rest begin together.
#pragma once
#include "sim/kernel/flight.h"

#include <algorithm>
#include <stop_token>

namespace boxcars::sim {

constexpr std::uint64_t first_lanes(std::int64_t n) {
    return n >= lanes ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
}

// Games has: over(), the number of games that have ended; step(n), which makes n steps, at most `most_steps`, and
// restarts games that end; drain(live), which makes one step of the lanes in `live` and returns those still running.
template <class Games>
void play_exactly(Games& games, std::int64_t requested, const std::stop_token& stop) {
    constexpr int steps_between_looks = 4096;
    while (games.over() + 2 * lanes <= requested && !stop.stop_requested()) {
        // Safe even if every step ends all 64 games.
        const std::int64_t safe = (requested - games.over() - lanes) / lanes;
        games.step(static_cast<int>(std::min<std::int64_t>(safe, games.most_steps())));
    }
    std::uint64_t live = first_lanes(requested - games.over());
    while (live != 0 && !stop.stop_requested()) {
        for (int steps = 0; live != 0 && steps < steps_between_looks; ++steps) live = games.drain(live);
        if (live == 0) live = first_lanes(requested - games.over());
    }
}

}  // namespace boxcars::sim
