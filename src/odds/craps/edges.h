// The house's edge on each spot under a sheet, worked out when it is first looked at and kept while the sheet stays.
// The numbers are odds.h's.
#pragma once
#include "odds/craps/odds.h"

#include <map>

namespace boxcars::odds {

class CrapsEdges {
 public:
    // `point` is the puck's, for odds behind the line. Null: no such bet now.
    const BetOdds* of(const craps::Rules& rules, craps::Spot spot, int point);
    // See coach.h. requires: of() has that bet
    const Fraction& per_table_throw(const craps::Rules& rules, craps::Spot spot, int point);

 private:
    craps::Rules rules_{};
    std::map<std::pair<craps::Spot, int>, std::optional<BetOdds>> known_;
    std::map<std::pair<craps::Spot, int>, Fraction> kept_up_;
};

}  // namespace boxcars::odds
