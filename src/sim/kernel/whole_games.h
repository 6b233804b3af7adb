// Long games, played by the rules throw by throw, one after the other: how many share a stream of dice, how often the
// stop sign is looked at, and that a game which is stopped counts for nothing. Knows no game.
#pragma once
#include <cstdint>
#include <stop_token>

namespace boxcars::sim {

constexpr std::int64_t long_games_in_block = 64;  // cautious players and small bets take thousands of throws, and more

// After so many throws of a game: with a reckless sheet one can take for ever, and looking at every throw takes longer.
inline bool stops_after(std::int64_t throws, const std::stop_token& stop) {
    constexpr std::int64_t throws_between_looks = 4096;
    return throws % throws_between_looks == 0 && stop.stop_requested();
}

// Games begin..end-1. play_one(game, counts): false when it was stopped before the end.
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
