// The house's edge on each spot under a sheet, worked out when it is first looked at and kept while the sheet stays.
// The numbers are odds/craps_odds.h's.
#pragma once
#include "odds/craps/odds.h"

#include <map>
#include <string_view>

namespace boxcars::ui {

class CrapsEdges {
 public:
    // `point` is the puck's, for odds behind the line. Null: no such bet now.
    const odds::BetOdds* of(const craps::Rules& rules, craps::Spot spot, int point);

 private:
    craps::Rules rules_{};
    std::map<std::pair<craps::Spot, int>, std::optional<odds::BetOdds>> known_;
};

// Of the edge on what is staked: "none", "low" up to 2 %, "fair" up to 5 %, "steep" beyond; "yours" when it is the
// player's.
std::string_view edge_word(double edge);

}  // namespace boxcars::ui
