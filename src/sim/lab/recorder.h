// Records one evening as it is played into its block: bankrolls at the checkpoints, ruin, goal, the sums for the edge,
// lengths. Knows no game.
#pragma once
#include "sim/lab/tally.h"

namespace boxcars::sim {

class EveningRecorder {
 public:
    EveningRecorder(LabBlock& block, const LabPlan& plan, const std::vector<int>& marks, std::size_t series);
    void after(int round, std::span<const std::int64_t> worths);  // call after every round of an evening, from 1
    void end(std::span<const std::int64_t> worths);               // fills all remaining checkpoints with these worths
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
    std::size_t next_ = 1;  // the next checkpoint; number 0 is the start
};

}  // namespace boxcars::sim
