// Helpers for long games played by the rules, throw by throw: how many games share a stream of dice, when to check for
// a stop, and a loop that drops stopped games. Also plays an exact number of compiled games, 64 side by side.
#pragma once
#include "sim/kernel/blocks.h"
#include "sim/kernel/flight.h"

#include <algorithm>
#include <cstdint>
#include <stop_token>

namespace boxcars::sim {

constexpr std::uint64_t first_lanes(std::int64_t n) {
    return n >= lanes ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
}

// Plays an exact number of games, 64 side by side, without favouring short ones. A game that ends is replaced while
// another 64 can begin. Then the running games are played to their ends, and the rest begin together. Games has:
// over(), the number of games that have ended; step(n), which makes n steps, at most `most_steps`, and restarts games
// that end; drain(live), which makes one step of the lanes in `live` and returns those still running.
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

constexpr std::int64_t long_games_in_block = 64;  // a game may take thousands of throws

// Whether to stop a game that has had this number of throws. Some sheets make a game endless, and checking at every
// throw would be slow.
inline bool stops_after(std::int64_t throws, const std::stop_token& stop) {
    constexpr std::int64_t throws_between_looks = 4096;
    return throws % throws_between_looks == 0 && stop.stop_requested();
}

// Plays every game of a deal. play_one(game, dice, counts) returns false if it was stopped before the end.
template <class Counts, class PlayOne>
Counts whole_games(const Deal& deal, const PlayOne& play_one, const std::stop_token& stop, const Progress& progress) {
    const auto block = [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
        Counts counts;
        for (std::int64_t game = begin; game < end; ++game) {
            Counts one;
            if (!play_one(game, dice, one)) break;
            counts.add(one);
        }
        return counts;
    };
    return in_blocks<Counts>(deal, block, stop, progress);
}

}  // namespace boxcars::sim
