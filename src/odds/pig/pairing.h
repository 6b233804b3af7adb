// The exact chance that one way of playing Pig, moving first, beats another: for any hold rule, with two players.
#pragma once
#include "odds/pig/optimal.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace boxcars::odds {

// What a hold rule may depend on. `holds` counts the player's own held turns so far.
struct PigPosition {
    int own = 0, other = 0, turn_total = 0, holds = 0;
};

struct HoldRule {
    // Called after a roll that added points. Must return true at the goal.
    std::function<bool(const PigPosition&)> holds;
    int holds_seen = 0;      // a higher `holds` is treated as this one
    bool sees_other = true;  // false: the rule ignores the other's score; saves work, changes no result
};

// A hold rule under one rule sheet: all the results that its turns can have. Make it once, pair it with many.
class PigPlayer {
 public:
    PigPlayer(const pig::Rules& rules, HoldRule rule);
    ~PigPlayer();
    PigPlayer(PigPlayer&&) noexcept;

 private:
    friend double first_wins(const PigPlayer&, const PigPlayer&);
    struct Turns;
    std::unique_ptr<Turns> turns_;
};

// Both must play under the same sheet.
double first_wins(const PigPlayer& first, const PigPlayer& second);
// [a][b]: the chance that a, moving first, beats b.
std::vector<std::vector<double>> first_wins_table(const pig::Rules& rules, std::span<const HoldRule> rules_of_play);

}  // namespace boxcars::odds
