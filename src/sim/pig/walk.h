// Plays many games of Pig between two players who look only at their own score and turn, by a table compiled from the
// rules and the players' own decisions. If each player simply holds at a fixed turn total, the table is not used: the
// games are then a race in byte vectors.
#pragma once
#include "players/pig/policy.h"
#include "sim/kernel/blocks.h"
#include "sim/pig/flight.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace boxcars::sim {

struct PigCounts {
    std::int64_t games = 0, rolls = 0;  // games played to the end; fewer than requested only if stopped
    std::int64_t second = 0;            // games won by player 1, of players 0 and 1
};

class PigWalk {
 public:
    static std::int64_t block_of(std::int64_t games);  // the games in a block of a plan of this size

    // True for two players who both ignore the other's score, if the table is not too large.
    static bool takes(const pig::Rules& rules, std::span<const players::PigPolicy> players);

    // requires: takes(rules, players)
    PigWalk(const pig::Rules& rules, std::span<const players::PigPolicy> players, Path path);

    // Plays games that player `first` begins, continuing the given dice.
    PigCounts play(chance::BlockState& dice, std::int64_t games, int first, const std::stop_token& stop) const;

    bool is_race() const { return race_.has_value(); }

 private:
    class Games;
    void add(const pig::Rules& rules, const players::PigPolicy& player, int number);
    std::uint32_t row_of(int player, int score, int total) const;

    Path path_;
    int sides_, goal_;
    std::uint32_t begin_[2]{};  // one per player
    std::vector<std::uint32_t> entries_{};
    // Each player's rows by score and turn total, for checking whether it is a race.
    std::vector<std::uint32_t> rows_[2]{};
    std::optional<PigRace> race_{};
};

}  // namespace boxcars::sim
