#include "odds/craps/edges.h"

#include "odds/craps/coach.h"

namespace boxcars::odds {

const BetOdds* CrapsEdges::of(const craps::Rules& rules, craps::Spot spot, int point) {
    if (!(rules_ == rules)) {
        known_.clear();
        kept_up_.clear();
        rules_ = rules;
    }
    const auto [at, fresh] = known_.try_emplace({spot, craps::is_line_odds(spot.kind) ? point : 0});
    if (fresh) at->second = odds_of(rules, spot, point);
    return at->second ? &*at->second : nullptr;
}

const Fraction& CrapsEdges::per_table_throw(const craps::Rules& rules, craps::Spot spot, int point) {
    const BetOdds* odds = of(rules, spot, point);
    const auto [at, fresh] = kept_up_.try_emplace({spot, craps::is_line_odds(spot.kind) ? point : 0});
    if (fresh) at->second = edge_per_table_throw(rules, *odds, spot);
    return at->second;
}

}  // namespace boxcars::odds
