// What a station of a run asks for and allows: the goal, its length, and the limits of the stakes. odds/goal solves it.
#pragma once
#include <cstdint>
#include <string_view>

namespace boxcars::rules {

// Limits of every stake, in cents, or in coins where the game is played with coins. Amounts that may be staked: least,
// least + step, ... up to most. most 0: the rules alone limit stakes.
struct StakeLimits {
    std::int64_t least = 1, most = 0, step = 1;
    bool operator==(const StakeLimits&) const = default;
};

enum class GoalKind : std::uint8_t {
    Reach,  // own at least `target` after some throw or round; stakes on the table count
    Break,  // leave the bank of sì-wŭ-liù without a cent
    Win,    // win `target` games of at most `length`
    Stay,   // own `target` or more after every throw or round, each with a bet, until the length is over
};

struct GoalTerms {
    GoalKind kind = GoalKind::Reach;
    std::int64_t target = 0;  // cents, coins or games
    int length = 1;           // throws at craps, otherwise rounds or games
    StakeLimits stakes{};
    unsigned menu = 0;  // craps: which bets are on offer, as bits of CrapsMenu
    bool operator==(const GoalTerms&) const = default;
};

constexpr std::string_view lacks_bet_sentence = "This station asks for a bet on every throw.";
constexpr std::string_view idle_throw_sentence =
    "Nothing is bet: that would only use up one of this station's throws. Bet first.";

}  // namespace boxcars::rules
