// The game of an experiment: its sheet and who plays. There is one class per game. plan.h has the number, length and
// dice of the evenings; run.h plays them.
#pragma once
#include "chance/dice_stream.h"
#include "rules/game.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::sim {

// The results of an experiment of the lab so far: bankrolls over time, who was ruined or reached the goal by when, how
// evenings ended, the edge beside the exact one, how long hands lasted. Plain values; tally.h adds them up.
struct LabBand {
    std::int64_t low = 0, middle = 0, high = 0;  // a tenth, half and nine tenths of the evenings were below these
    bool operator==(const LabBand&) const = default;
};
struct LabPlayer {
    std::string name{};
    std::vector<LabBand> bands{};  // the bankroll, indexed by checkpoint
    std::vector<double> ruined{};  // the share of evenings in which nothing was left by the checkpoint
    std::vector<double> goal{};    // the share in which the goal was reached
    // [n]: evenings that ended with n grains or more, but fewer than n + 1.
    std::vector<std::int64_t> ends{};
    double mean = 0;         // the mean result of an evening: what was won or lost
    std::int64_t ahead = 0;  // evenings that ended with more than they began
    bool operator==(const LabPlayer&) const = default;
};
struct LabEdgePoint {
    std::int64_t rounds = 0;     // played by then
    double edge = 0, error = 0;  // the standard error is 0 until there is one
    bool operator==(const LabEdgePoint&) const = default;
};
// The part of all stakes that the house or the banker keeps; at Pig, what a player wins per stake. Counted with an
// unlimited purse, except at cee-lo.
struct LabEdge {
    std::string name{};
    // After 1, 2, 4, 8 ... evenings, and after all so far.
    std::vector<LabEdgePoint> points{};
    std::optional<double> exact{};
    std::string exact_words{};  // "7/495" if it is a fraction
    std::string why_not{};      // a sentence that says why there is no exact edge
    bool operator==(const LabEdge&) const = default;
};
struct LabShown {
    std::int64_t evenings = 0;  // played so far
    std::vector<int> checkpoints{};
    std::int64_t grain = 1;  // bankrolls are rounded down to a multiple of this
    std::vector<LabPlayer> players{};
    std::vector<LabEdge> edges{};
    // [n]: hands of n throws, games of n rounds ... The last entry counts all longer ones too.
    std::vector<std::int64_t> lengths{};
    bool operator==(const LabShown&) const = default;
};

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
