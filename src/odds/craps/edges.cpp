#include "odds/craps/edges.h"

namespace boxcars::odds {

const BetOdds* CrapsEdges::of(const craps::Rules& rules, craps::Spot spot, int point) {
    if (!(rules_ == rules)) known_.clear();
    rules_ = rules;
    const auto [at, fresh] = known_.try_emplace({spot, craps::is_line_odds(spot.kind) ? point : 0});
    if (fresh) at->second = odds_of(rules, spot, point);
    return at->second ? &*at->second : nullptr;
}

}  // namespace boxcars::odds
