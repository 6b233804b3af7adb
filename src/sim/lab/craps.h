// Craps in the lab: strategies on the same dice, each with its own purse, in cents. A round is a throw; the last hand
// is played to its end.
#pragma once
#include "players/craps/strategy.h"
#include "sim/lab/game.h"

namespace boxcars::sim {

class LabCraps : public LabGame {
 public:
    LabCraps(const craps::Rules& rules, std::vector<players::CrapsStrategy> players)
        : rules_(rules), players_(std::move(players)) {}

    std::string_view name() const override { return craps::Rules::game; }
    std::string_view unit() const override { return "cents"; }
    std::vector<std::pair<std::string, int>> knobs() const override { return knob_values(rules_); }
    std::vector<std::string> players() const override;
    std::int64_t bankroll() const override { return rules_.bankroll * dollar; }
    std::optional<std::string> problem() const override;
    std::optional<LabEvenings> prepare(const LabPlan& plan, const std::stop_token& stop) const override;

 private:
    craps::Rules rules_;
    std::vector<players::CrapsStrategy> players_;
};

}  // namespace boxcars::sim
