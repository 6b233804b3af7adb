// The exact chance that one way of playing Pig, moving first, beats another: for any hold rule, at two players.
#pragma once
#include "odds/pig/optimal.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace boxcars::odds {

// What a hold rule may look at: the player on turn's own score, the other's, the turn total, and own turns held so far.
struct PigPosition {
    int own = 0, other = 0, turn_total = 0, holds = 0;
};

struct HoldRule {
    std::function<bool(const PigPosition&)> holds;  // asked after a roll that added; must hold at the goal
    int holds_seen = 0;      // own held turns are counted up to here; all larger counts are the same to it
    bool sees_other = true;  // false: it never looks at the other's score (saves work, changes nothing)
};

// A hold rule as it plays one rule sheet: what each of its turns can come to. Made once, paired with many.
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

// first and second must play the same sheet
double first_wins(const PigPlayer& first, const PigPlayer& second);
// [a][b]: the chance that a, moving first, beats b
std::vector<std::vector<double>> first_wins_table(const pig::Rules& rules, std::span<const HoldRule> rules_of_play);

}  // namespace boxcars::odds
