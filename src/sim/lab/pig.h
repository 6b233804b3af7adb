// Pig in the lab: the named policies at one table. Everybody brings a number of stakes and puts one into every pot. A
// round is a game. The sheet's `players` is the number of names.
#pragma once
#include "rules/pig/rules.h"
#include "sim/lab/game.h"

namespace boxcars::sim {

constexpr int most_lab_stakes = 100'000;

class LabPig : public LabGame {
 public:
    LabPig(const pig::Rules& rules, std::vector<std::string> players, int stakes = 20)
        : rules_(rules), players_(std::move(players)), stakes_(stakes) {}

    std::string_view name() const override { return pig::Rules::game; }
    std::string_view unit() const override { return "stakes"; }
    std::vector<std::pair<std::string, int>> knobs() const override { return knob_values(rules_); }
    std::vector<std::string> players() const override { return players_; }
    std::int64_t bankroll() const override { return stakes_; }
    std::optional<std::string> problem() const override;
    std::optional<LabEvenings> prepare(const LabPlan& plan, const std::stop_token& stop) const override;

 private:
    pig::Rules rules_;
    std::vector<std::string> players_;
    int stakes_;  // brought by each player
};

}  // namespace boxcars::sim
