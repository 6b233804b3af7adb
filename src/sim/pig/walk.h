// Many games of Pig between two players who look at their own score and turn alone, by a table compiled from the rules
// and the players' own decisions. Where that table says no more than "so many points are held, and so many are home",
// it is not looked at again: the games are a race in bytes. Knows no rule itself.
#pragma once
#include "players/pig/policy.h"
#include "sim/kernel/path.h"
#include "sim/pig/flight.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace boxcars::sim {

struct PigCounts {
    std::int64_t games = 0, rolls = 0;  // games played to the end; fewer than requested only when stopped
    std::int64_t second = 0;            // those that player 1 has won, of players 0 and 1
};

class PigWalk {
 public:
    static std::int64_t block_of(std::int64_t games);  // games in a block of a plan of so many

    // Two players, none who looks at the other, and a table of bearable size.
    static bool takes(const pig::Rules& rules, std::span<const players::PigPolicy> players);

    // requires: takes(rules, players)
    PigWalk(const pig::Rules& rules, std::span<const players::PigPolicy> players, Path path);

    // Games that player `first` begins, with the dice given and on from there.
    PigCounts play(chance::BlockState& dice, std::int64_t games, int first, const std::stop_token& stop) const;

    bool is_race() const { return race_.has_value(); }

 private:
    class Games;
    void add(const pig::Rules& rules, const players::PigPolicy& player, int number);
    std::uint32_t row_of(int player, int score, int total) const;

    Path path_;
    int sides_, goal_;
    std::uint32_t begin_[2]{};  // of each player
    std::vector<std::uint32_t> entries_{};
    std::vector<std::uint32_t> rows_[2]{};  // of each player, by score and turn total, for a race
    std::optional<PigRace> race_{};
};

}  // namespace boxcars::sim
