// An experiment of the lab under way: threads play the evenings in the background, block by block, or, without threads,
// the loop does, evening by evening between two frames; who watches takes the blocks in, in order, as many as wanted.
// So what is shown after so many blocks is always the same.
#pragma once
#include "base/pieces.h"
#include "sim/kernel/blocks.h"
#include "sim/lab/recorder.h"

#include <condition_variable>
#include <map>

namespace boxcars::sim {

class LabRun {
 public:
    explicit LabRun(LabPlan plan);  // begins at once; requires: !problem(plan)
    ~LabRun();                      // gives up what is not yet played
    LabRun(const LabRun&) = delete;
    LabRun& operator=(const LabRun&) = delete;

    const LabPlan& plan() const { return plan_; }
    std::int64_t blocks() const { return blocks_; }  // in all
    std::int64_t taken() const { return taken_; }
    bool finished() const { return taken_ == blocks_; }
    double progress() const { return static_cast<double>(taken_) / static_cast<double>(blocks_); }
    std::optional<std::string> trouble() const;  // why nothing comes, as a sentence

    // Takes in what has been played, up to `blocks` of them in all; `wait`: until there are so many, or trouble.
    // True: there is something new. These two: by one thread.
    bool take(std::int64_t blocks, bool wait);
    LabShown shown() const;  // what has been taken in

 private:
    void work(const std::stop_token& stop);
    bool prepare(const std::stop_token& stop);  // false: told to stop
    bool play_evening(const LabEvenings& evenings, std::int64_t number, LabBlock& block,
                      chance::DiceStream& dice) const;
    bool play_piece();  // without threads: the next evening. False: there is nothing to play now
    bool hand_over(std::int64_t number, LabBlock block, const std::stop_token& stop);

    const LabPlan plan_;
    const std::int64_t blocks_;
    const std::vector<int> marks_;
    std::optional<LabTally> tally_;  // once the first block is there

    mutable std::mutex mutex_;
    std::condition_variable_any room_made_, handed_over_;
    std::map<std::int64_t, LabBlock> waiting_;
    std::int64_t taken_ = 0;
    std::optional<LabEvenings> evenings_;
    std::vector<LabEdge> edges_;  // before the first block is
    std::optional<std::string> trouble_;
    struct Begun {  // without threads
        LabBlock block{};
        chance::DiceStream dice;
    };
    std::optional<Begun> begun_;  // of evenings: the block that is being played
    std::int64_t played_ = 0;     // blocks, all of it
    std::optional<Pieces> pieces_;
    std::jthread worker_;  // last: it starts when all the rest is there, and ends first
};

LabShown run_lab(const LabPlan& plan);  // all of it, waiting; requires: !problem(plan). Throws Error on trouble.

}  // namespace boxcars::sim
