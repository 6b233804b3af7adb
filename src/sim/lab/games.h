// An evening of each game, played to its end, and what is known exactly about it. lab_run.cpp deals the evenings out.
#pragma once
#include "chance/dice_stream.h"
#include "sim/lab/tally.h"

#include <functional>
#include <stop_token>

namespace boxcars::sim {

class EveningRecorder {  // writes one evening into a block
 public:
    EveningRecorder(LabBlock& block, const LabPlan& plan, const std::vector<int>& marks, std::size_t series);
    void after(int round, std::span<const std::int64_t> worths);  // every round of an evening, from 1
    void end(std::span<const std::int64_t> worths);               // stands at all checkpoints still to come
    void ruined(std::size_t player, int round) { (block_.ruined.end() - offset(player))[0] = round; }
    void reached(std::size_t player, int round) { (block_.reached.end() - offset(player))[0] = round; }
    EdgeSums& edge(std::size_t series) {
        return (block_.edges.end() - static_cast<std::ptrdiff_t>(series_ - series))[0];
    }
    void length(std::size_t n) { block_.count_length(n); }

 private:
    std::ptrdiff_t offset(std::size_t player) const { return static_cast<std::ptrdiff_t>(players_ - player); }

    LabBlock& block_;
    const std::vector<int>& marks_;
    std::size_t players_, series_;
    std::size_t next_ = 1;  // mark; the first stands for the beginning
};

struct LabRoom {
    std::vector<LabEdge> edges{};  // no points yet
    // Evening `number` of the plan, by the next dice. False: stopped in the middle of it.
    std::function<bool(std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder)> evening{};
};

// requires: !problem(plan). None when stopped before everything was ready.
std::optional<LabRoom> prepare(const LabPlan& plan, const std::stop_token& stop);
LabRoom prepare(const LabPlan& plan, const LabCraps& table);
LabRoom prepare(const LabPlan& plan, const LabSiwuliu& table);
LabRoom prepare(const LabPlan& plan, const LabCeelo& table, const std::stop_token& stop);
std::optional<LabRoom> prepare(const LabPlan& plan, const LabPig& table, const std::stop_token& stop);

}  // namespace boxcars::sim
