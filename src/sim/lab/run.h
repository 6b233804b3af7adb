// An experiment of the lab while it runs. Threads play the evenings in the background, block by block; without threads,
// the main loop plays one evening between two frames. The caller takes the blocks in order, as many as it wants, so the
// result after a given number of blocks is always the same.
#pragma once
#include "base/pieces.h"
#include "sim/kernel/blocks.h"
#include "sim/lab/tally.h"

#include <condition_variable>
#include <map>

namespace boxcars::sim {

class LabRun {
 public:
    // Begins at once. requires: !problem(plan)
    explicit LabRun(LabPlan plan);
    ~LabRun();  // drops what has not been played
    LabRun(const LabRun&) = delete;
    LabRun& operator=(const LabRun&) = delete;

    const LabPlan& plan() const { return plan_; }
    std::int64_t blocks() const { return blocks_; }  // in the whole plan
    std::int64_t taken() const { return taken_; }
    bool finished() const { return taken_ == blocks_; }
    double progress() const { return static_cast<double>(taken_) / static_cast<double>(blocks_); }
    std::optional<std::string> trouble() const;  // a sentence that says why no results come

    // Adds the blocks played so far, up to `blocks` in all. With `wait` it blocks until there are so many, or trouble.
    // Returns true if there is something new. Call take() and shown() from one thread.
    bool take(std::int64_t blocks, bool wait);
    LabShown shown() const;  // the blocks taken so far

 private:
    void work(const std::stop_token& stop);
    bool prepare(const std::stop_token& stop);  // false: was told to stop
    bool play_evening(const LabEvenings& evenings, std::int64_t number, LabBlock& block,
                      chance::DiceStream& dice) const;
    bool play_piece();  // without threads: plays the next evening; false: there is nothing to play now
    bool hand_over(std::int64_t number, LabBlock block, const std::stop_token& stop);

    const LabPlan plan_;
    const std::int64_t blocks_;
    const std::vector<int> marks_;
    std::optional<LabTally> tally_;  // empty until the first block has arrived

    mutable std::mutex mutex_;
    std::condition_variable_any room_made_, handed_over_;
    std::map<std::int64_t, LabBlock> waiting_;
    std::int64_t taken_ = 0;
    std::optional<LabEvenings> evenings_;
    std::vector<LabEdge> edges_;  // used until the first block has arrived
    std::optional<std::string> trouble_;
    struct Begun {  // used without threads
        LabBlock block{};
        chance::DiceStream dice;
    };
    std::optional<Begun> begun_;  // the block whose evenings are being played
    std::int64_t played_ = 0;     // completed blocks
    std::optional<Pieces> pieces_;
    std::jthread worker_;  // the last member: starts after all others, ends before them
};

// Plays everything, blocking. requires: !problem(plan). Throws Error on trouble.
LabShown run_lab(const LabPlan& plan);

}  // namespace boxcars::sim
