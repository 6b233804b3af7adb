// An experiment of the lab while it runs. Threads play the evenings in the background, block by block; without threads,
// the main loop plays them one by one between two frames (base/pieces.h). The caller takes the blocks in order, any
// number of them, so the result after a given number of blocks is always the same. Nothing here depends on the game.
#pragma once
#include "sim/kernel/blocks.h"
#include "sim/lab/plan.h"

#include <condition_variable>
#include <map>
#include <memory>

namespace boxcars::sim {

// A power of two, because the edge is reported after 1, 2, 4 ... evenings.
constexpr std::int64_t evenings_in_block = 64;

struct EdgeSums {  // over independent hands, rounds or games
    std::int64_t rounds = 0;
    double won = 0, staked = 0, won_won = 0, won_staked = 0, staked_staked = 0;
    // win: what the house won of the stake; `length`: in rounds
    void count(double win, double stake, std::int64_t length = 1) {
        add_up(*this, {length, win, stake, win * win, win * stake, stake * stake});
    }
    BOXCARS_COUNTS(rounds, staked, staked_staked, won, won_staked, won_won);
};
struct LabEvening {                        // what an evening came to
    std::vector<std::int64_t> worths{};    // indexed by checkpoint, player
    std::vector<int> ruined{}, reached{};  // indexed by player: the round after which it happened; 0: never
    std::vector<EdgeSums> edges{};         // indexed by series
};
using LabBlock = std::vector<LabEvening>;

// The rounds after which bankrolls are recorded: 0, the last one, and at most 48 in between.
std::vector<int> checkpoints(int rounds);

// Records one evening while it is played: what players are worth, ruin, goal, the sums for the edge. Knows no game.
class EveningRecorder {
 public:
    EveningRecorder(const LabPlan& plan, const std::vector<int>& marks, std::size_t series);
    int rounds() const { return plan_.rounds; }
    std::size_t players() const { return worths_.size(); }
    std::int64_t& worth(std::size_t player) { return worths_[player]; }  // starts as the bankroll
    EdgeSums& edge(std::size_t series) { return evening_.edges[series]; }
    // Notes in which round a player was ruined or reached the goal. Returns true in either case.
    bool leaves(std::size_t player, int round, bool ruined) {
        const bool reached = plan_.goal > 0 && worths_[player] >= plan_.goal;
        if (ruined) evening_.ruined[player] = round;
        if (reached) evening_.reached[player] = round;
        return ruined || reached;
    }
    void after(int round) {  // call after every round of an evening, from 1
        if (next_ + 1 >= marks_.size() || marks_[next_] != round) return;
        record();
        ++next_;
    }
    LabEvening ended() {  // fills all remaining checkpoints with the present worths
        for (; next_ < marks_.size(); ++next_) record();
        return std::move(evening_);
    }

 private:
    void record() { evening_.worths.insert(evening_.worths.end(), worths_.begin(), worths_.end()); }

    const LabPlan& plan_;
    const std::vector<int>& marks_;
    std::vector<std::int64_t> worths_;
    LabEvening evening_;
    std::size_t next_ = 1;  // the next checkpoint; number 0 is the start
};

class LabTally;

class LabRun {
 public:
    // Begins at once. requires: !problem(plan)
    explicit LabRun(LabPlan plan);
    ~LabRun();  // drops the evenings not played yet

    std::int64_t blocks() const { return blocks_; }  // number of blocks in the whole plan
    bool finished() const { return taken_ == blocks_; }
    std::optional<std::string> trouble() const;  // why there are no results, as a sentence

    // Adds the blocks played so far, up to `blocks` in all. With `wait`, blocks until that many are played or playing
    // has failed. Returns true if there is something new. Call take() and shown() from one thread.
    bool take(std::int64_t blocks, bool wait);
    LabShown shown() const;  // the blocks taken so far

 private:
    void work(const std::stop_token& stop);
    bool prepare(const std::stop_token& stop);  // false: stopped
    bool play_evening(std::int64_t number, LabBlock& block, chance::DiceStream& dice) const;
    bool play_piece();  // without threads: plays the next evening; false: there is nothing to play now
    bool hand_over(std::int64_t number, LabBlock block, const std::stop_token& stop);

    const LabPlan plan_;
    const std::int64_t blocks_;
    const std::vector<int> marks_;
    std::unique_ptr<LabTally> tally_;  // empty until the first block has arrived

    mutable std::mutex mutex_;
    std::condition_variable_any room_made_, handed_over_;
    std::map<std::int64_t, LabBlock> waiting_;
    std::int64_t taken_ = 0;
    std::optional<LabEvenings> evenings_;
    std::vector<LabEdge> edges_;  // used until the first block has arrived
    std::optional<std::string> trouble_;
    struct Begun {  // a block being played without threads
        LabBlock block{};
        chance::DiceStream dice;
    };
    std::optional<Begun> begun_;  // the block whose evenings are being played
    std::int64_t played_ = 0;     // completed blocks
    std::optional<Pieces> pieces_;
    std::jthread worker_;  // the last member: starts after all others, ends before them
};

}  // namespace boxcars::sim
