// The game of an experiment: its sheet and who plays. There is one class per game. plan.h has the number, length and
// dice of the evenings; run.h plays them.
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

struct LabEvenings {               // prepared for play
    std::vector<LabEdge> edges{};  // without points
    // Plays evening `number` of the plan with the next dice. Returns false if it was stopped in the middle.
    std::function<bool(std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder)> play{};
};

class LabGame {
 public:
    virtual ~LabGame() = default;
    virtual std::string_view name() const = 0;                           // "craps"
    virtual std::string_view unit() const = 0;                           // the unit of money in files: "cents"
    virtual std::vector<std::pair<std::string, int>> knobs() const = 0;  // the knobs of the sheet
    virtual std::vector<std::string> players() const = 0;                // the names of the players
    virtual std::int64_t bankroll() const = 0;               // what each player has at the start of the evening
    virtual std::optional<std::string> problem() const = 0;  // a sentence that says why it cannot be played
    // requires: !problem(plan), and the plan is of this game. Empty if stopped before everything was ready.
    virtual std::optional<LabEvenings> prepare(const LabPlan& plan, const std::stop_token& stop) const = 0;
};

template <class Rules>
std::vector<std::pair<std::string, int>> knob_values(const Rules& rules) {
    std::vector<std::pair<std::string, int>> all;
    for (const auto& knob : Rules::knobs()) all.emplace_back(knob.name, knob.get(rules));
    return all;
}

}  // namespace boxcars::sim
