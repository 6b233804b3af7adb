// The exact chance that one way of playing Pig, moving first, beats another: for any hold rule, with two players.
#pragma once
#include "odds/pig/optimal.h"

#include <functional>
#include <memory>
#include <utility>
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

inline HoldRule hold_at(int least) {
    return {[least](const PigPosition& at) { return at.turn_total >= least; }, 0, false};
}

// What a turn scores from a position on: a chance to bust, and one for each turn total at which it is held.
template <class Number>  // Fraction or double
struct TurnOutcomes {
    Number nothing = 1, mean = 0;
    std::vector<std::pair<int, Number>> held{};  // ascending
};
template <class Number>
TurnOutcomes<Number> turn_outcomes(const pig::Rules& rules, const HoldRule& rule, const PigPosition& from);

// A hold rule under one rule sheet: all the results that its turns can have. Make it once, pair it with many.
class PigPlayer {
 public:
    PigPlayer(const pig::Rules& rules, HoldRule rule);

 private:
    friend double first_wins(const PigPlayer&, const PigPlayer&);
    struct Turns;
    std::shared_ptr<const Turns> turns_;
};

// Both must play under the same sheet.
double first_wins(const PigPlayer& first, const PigPlayer& second);

}  // namespace boxcars::odds
