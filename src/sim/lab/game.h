// A game as an experiment has it set: its sheet and who plays. One class a game; the lab itself knows none of them.
// Decides nothing of the evenings' number, length or dice: plan.h does; run.h deals the evenings out.
#pragma once
#include "chance/dice_stream.h"
#include "rules/game.h"
#include "sim/lab/shown.h"

#include <functional>
#include <stop_token>
#include <string_view>

namespace boxcars::sim {

struct LabPlan;
class EveningRecorder;

struct LabEvenings {               // of a plan, ready to be played
    std::vector<LabEdge> edges{};  // no points yet
    // Evening `number` of the plan, by the next dice. False: stopped in the middle of it.
    std::function<bool(std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder)> play{};
};

class LabGame {
 public:
    virtual ~LabGame() = default;
    virtual std::string_view name() const = 0;                           // "craps"
    virtual std::string_view unit() const = 0;                           // what money is counted in, in files: "cents"
    virtual std::vector<std::pair<std::string, int>> knobs() const = 0;  // of the sheet
    virtual std::vector<std::string> players() const = 0;                // by their names
    virtual std::int64_t bankroll() const = 0;                           // of everybody, as the evening begins
    virtual std::optional<std::string> problem() const = 0;              // why it cannot be played, as a sentence
    // requires: !problem(plan), and the plan is of this game. None when stopped before everything was ready.
    virtual std::optional<LabEvenings> prepare(const LabPlan& plan, const std::stop_token& stop) const = 0;
};

template <class Rules>
std::vector<std::pair<std::string, int>> knob_values(const Rules& rules) {
    std::vector<std::pair<std::string, int>> all;
    for (const auto& knob : Rules::knobs()) all.emplace_back(knob.name, knob.get(rules));
    return all;
}

}  // namespace boxcars::sim
