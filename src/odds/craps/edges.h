// The house's edge on each spot under a sheet. odds.h works it out at the first request; it is kept while the sheet
// stays.
#pragma once
#include "odds/craps/odds.h"

#include <map>

namespace boxcars::odds {

class CrapsEdges {
 public:
    // `point` is the puck's, for odds behind the line. nullptr: there is no such bet now.
    const BetOdds* of(const craps::Rules& rules, craps::Spot spot, int point);
    // See coach.h. requires: of() is not null
    const Fraction& per_table_throw(const craps::Rules& rules, craps::Spot spot, int point);

 private:
    craps::Rules rules_{};
    std::map<std::pair<craps::Spot, int>, std::optional<BetOdds>> known_;
    std::map<std::pair<craps::Spot, int>, Fraction> kept_up_;
};

}  // namespace boxcars::odds
