// Those who sit along at the craps table: strategies with their own chips on the same dice. The rules decide for them
// as for anybody; nothing they do touches the player's chips.
#pragma once
#include "players/craps/strategy.h"

#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

class CrapsOthers {
 public:
    struct Other {
        std::string name;             // as the table shows it: "THREE POINT MOLLY"
        craps::State decided, shown;  // with every throw; as the player has seen it
        Cents last = 0;               // what the last throw did to its worth
        players::BetLines lines;
        Cents worth() const { return shown.bankroll + on_table(shown); }
    };

    void sit(const craps::Rules& rules, std::span<const std::string> strategies);  // throws Error for an unknown one
    void thrown(const craps::Rules& rules, craps::Rolled dice);  // they bet before; again before show(): nothing
    void show();                                                 // the dice rest
    const std::vector<Other>& all() const { return others_; }

 private:
    std::vector<Other> others_;
    bool dice_fly_ = false;
};

}  // namespace boxcars::scenes
