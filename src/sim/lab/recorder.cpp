#include "sim/lab/recorder.h"

namespace boxcars::sim {

EveningRecorder::EveningRecorder(LabBlock& block, const LabPlan& plan, const std::vector<int>& marks,
                                 std::size_t series)
    : block_(block), marks_(marks), players_(plan.game->players().size()), series_(series) {
    block.worths.resize(block.worths.size() + players_, plan.game->bankroll());
    block.ruined.resize(block.ruined.size() + players_);
    block.reached.resize(block.reached.size() + players_);
    block.edges.resize(block.edges.size() + series);
}

void EveningRecorder::after(int round, std::span<const std::int64_t> worths) {
    if (next_ + 1 >= marks_.size() || marks_[next_] != round) return;
    block_.worths.insert(block_.worths.end(), worths.begin(), worths.end());
    ++next_;
}

void EveningRecorder::end(std::span<const std::int64_t> worths) {
    for (; next_ < marks_.size(); ++next_) block_.worths.insert(block_.worths.end(), worths.begin(), worths.end());
}

}  // namespace boxcars::sim
