// The chance to reach a goal by best play within a number of throws, rounds or games. Each game has a class in this
// folder that solves it by backward induction over the throws, rounds or games left. Every result of the dice comes
// from the rules' own apply() or advance(). Chances are doubles, each within `goal_error` of the truth.
#pragma once
#include "base/money.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace boxcars::odds {

constexpr double goal_error = 1e-9;

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

// A decision and the chance of the goal with best play after it.
template <class Event>
struct GoalChoice {
    Event event;
    double chance = 0;
};

}  // namespace boxcars::odds
