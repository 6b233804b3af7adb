// Helpers for long games played by the rules, throw by throw: how many games share a stream of dice, how often to check
// for a stop, and that a stopped game does not count. Knows no game.
#pragma once
#include <cstdint>
#include <stop_token>

namespace boxcars::sim {

constexpr std::int64_t long_games_in_block = 64;  // cautious players and small bets take thousands of throws or more

// Whether to stop after so many throws of a game. A reckless sheet may make one game endless, but checking at every
// throw is slow.
inline bool stops_after(std::int64_t throws, const std::stop_token& stop) {
    constexpr std::int64_t throws_between_looks = 4096;
    return throws % throws_between_looks == 0 && stop.stop_requested();
}

// Plays games begin..end-1. play_one(game, counts) returns false if it was stopped before the end.
template <class Counts, class PlayOne>
Counts whole_games(std::int64_t begin, std::int64_t end, const PlayOne& play_one) {
    Counts counts;
    for (std::int64_t game = begin; game < end; ++game) {
        Counts one;
        if (!play_one(game, one)) break;
        counts.add(one);
    }
    return counts;
}

}  // namespace boxcars::sim
