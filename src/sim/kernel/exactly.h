// Exactly so many games, 64 side by side, none favoured for being short: a game that ends makes room for the next as
// long as all 64 may end and as many begin; then what is under way is played to its end, and what is left to play
// begins together.
#pragma once
#include "sim/kernel/flight.h"

#include <algorithm>
#include <stop_token>

namespace boxcars::sim {

constexpr std::uint64_t first_lanes(std::int64_t n) {
    return n >= lanes ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
}

// Games: over(), games that have ended; step(n), n steps, who ends begins again, at most `most_steps` of them;
// drain(live), one step of the lanes in `live`, answers which of them go on.
template <class Games>
void play_exactly(Games& games, std::int64_t requested, const std::stop_token& stop) {
    constexpr int steps_between_looks = 4096;
    while (games.over() + 2 * lanes <= requested && !stop.stop_requested()) {
        const std::int64_t safe = (requested - games.over() - lanes) / lanes;  // even if every step ends all 64
        games.step(static_cast<int>(std::min<std::int64_t>(safe, games.most_steps())));
    }
    std::uint64_t live = first_lanes(requested - games.over());
    while (live != 0 && !stop.stop_requested()) {
        for (int steps = 0; live != 0 && steps < steps_between_looks; ++steps) live = games.drain(live);
        if (live == 0) live = first_lanes(requested - games.over());
    }
}

}  // namespace boxcars::sim
