// The results of evenings: of one block as played, and of all blocks added up. Knows no game.
#pragma once
#include "sim/lab/plan.h"

#include <algorithm>
#include <span>

namespace boxcars::sim {

// A power of two, because the edge is reported after 1, 2, 4 ... evenings.
constexpr std::int64_t evenings_in_block = 64;
constexpr std::size_t longest_counted = 256;  // hands and games of this length or more share a count

struct EdgeSums {  // over hands, rounds or games, which are independent of each other
    std::int64_t rounds = 0;
    double won = 0, staked = 0, won_won = 0, won_staked = 0, staked_staked = 0;
    void count(double win, double stake);  // win: what the house won of the stake
    void add(const EdgeSums& other);
};
LabEdgePoint point_of(const EdgeSums& sums);

struct LabBlock {
    std::int64_t evenings = 0;
    std::vector<std::int64_t> worths{};    // indexed by evening, checkpoint, player
    std::vector<int> ruined{}, reached{};  // indexed by evening, player: the round after which it happened; 0: never
    std::vector<EdgeSums> edges{};         // indexed by evening, series
    std::vector<std::int64_t> lengths = std::vector<std::int64_t>(longest_counted + 1);
    void count_length(std::size_t length) { ++lengths[std::min(length, longest_counted)]; }
};

// The rounds after which bankrolls are recorded: 0, the last one, and at most 48 in between.
std::vector<int> checkpoints(int rounds);

class LabTally {
 public:
    LabTally(const LabPlan& plan, std::vector<LabEdge> edges);  // edges: their names and exact values
    void add(const LabBlock& block);                            // the next block in order
    std::int64_t evenings() const { return evenings_; }
    LabShown shown() const;

 private:
    void add_evening(const LabBlock& block, std::size_t evening);
    LabPlayer player(std::size_t number) const;
    std::vector<std::int64_t>& counts(std::size_t checkpoint, std::size_t player);

    std::vector<std::string> names_;
    std::vector<int> checkpoints_;
    std::int64_t bankroll_, grain_, evenings_ = 0;
    // Indexed by checkpoint, player: the number of evenings for each number of grains.
    std::vector<std::vector<std::int64_t>> counts_;
    // Indexed by player: the number by the first checkpoint that shows it.
    std::vector<std::vector<std::int64_t>> ruined_, reached_;
    std::vector<double> won_;
    std::vector<std::int64_t> ahead_;
    std::vector<EdgeSums> sums_;
    std::vector<LabEdge> edges_;
    std::vector<std::int64_t> lengths_;
};

// Records one evening as it is played into its block: bankrolls at the checkpoints, ruin, goal, the sums for the edge,
// lengths. Knows no game.
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
