#include "ui/craps/edges.h"

namespace boxcars::ui {

const odds::BetOdds* CrapsEdges::of(const craps::Rules& rules, craps::Spot spot, int point) {
    if (!(rules_ == rules)) known_.clear();
    rules_ = rules;
    const auto [at, fresh] = known_.try_emplace({spot, craps::is_line_odds(spot.kind) ? point : 0});
    if (fresh) at->second = odds::odds_of(rules, spot, point);
    return at->second ? &*at->second : nullptr;
}

std::string_view edge_word(double edge) {
    if (edge < 0) return "yours";
    if (edge == 0) return "none";
    return edge <= 0.02 ? "low" : edge <= 0.05 ? "fair" : "steep";
}

}  // namespace boxcars::ui
