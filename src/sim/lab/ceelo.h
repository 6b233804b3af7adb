// Cee-lo in the lab: the named policies at one table, in coins. The sheet's `players` is the number of names.
#pragma once
#include "rules/ceelo/rules.h"
#include "sim/lab/game.h"

namespace boxcars::sim {

class LabCeelo : public LabGame {
 public:
    LabCeelo(const ceelo::Rules& rules, std::vector<std::string> players)
        : rules_(rules), players_(std::move(players)) {}

    std::string_view name() const override { return ceelo::Rules::game; }
    std::string_view unit() const override { return "coins"; }
    std::vector<std::pair<std::string, int>> knobs() const override { return knob_values(rules_); }
    std::vector<std::string> players() const override { return players_; }
    std::int64_t bankroll() const override { return rules_.coins; }
    std::optional<std::string> problem() const override;
    std::optional<LabEvenings> prepare(const LabPlan& plan, const std::stop_token& stop) const override;

 private:
    ceelo::Rules rules_;
    std::vector<std::string> players_;
};

}  // namespace boxcars::sim
