// The computer players at the craps table: strategies that bet their own bankrolls on the player's dice.
#pragma once
#include "players/craps/strategy.h"

#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

class CrapsOthers {
 public:
    struct Other {
        std::string name;             // for display: "THREE POINT MOLLY"
        craps::State decided, shown;  // after all throws; as displayed
        Cents last = 0;               // change of worth in the last throw
        players::BetLines lines;
        Cents worth() const { return shown.bankroll + on_table(shown); }
    };

    void sit(const craps::Rules& rules, std::span<const std::string> strategies);  // throws Error: unknown strategy
    // Each player bets, then the dice are thrown. Does nothing if called again before show().
    void thrown(const craps::Rules& rules, craps::Rolled dice);
    void show();  // call when the dice rest
    const std::vector<Other>& all() const { return others_; }

 private:
    std::vector<Other> others_;
    bool dice_fly_ = false;
};

}  // namespace boxcars::scenes
