// Sì-wŭ-liù in the lab: flat bettors, each alone with a bank of the sheet's size, in cents. A round is the table's own.
#pragma once
#include "rules/siwuliu/rules.h"
#include "sim/lab/game.h"

namespace boxcars::sim {

struct FlatBettor {
    std::string name{};
    Cents bet = 5 * dollar;                   // reduced to what is left, or to what the bank can cover
    Cents up_when_won = 0, up_when_lost = 0;  // leaves that far ahead or behind; 0: never
};

class LabSiwuliu : public LabGame {
 public:
    LabSiwuliu(const siwuliu::Rules& rules, std::vector<FlatBettor> players)
        : rules_(rules), players_(std::move(players)) {}

    std::string_view name() const override { return siwuliu::Rules::game; }
    std::string_view unit() const override { return "cents"; }
    std::vector<std::pair<std::string, int>> knobs() const override { return knob_values(rules_); }
    std::vector<std::string> players() const override;
    std::int64_t bankroll() const override { return rules_.balance; }
    std::optional<std::string> problem() const override;
    std::optional<LabEvenings> prepare(const LabPlan& plan, const std::stop_token& stop) const override;

 private:
    siwuliu::Rules rules_;
    std::vector<FlatBettor> players_;
};

}  // namespace boxcars::sim
