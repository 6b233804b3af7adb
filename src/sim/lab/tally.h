// What evenings leave behind: a block's as they were played, and all blocks' added up. Knows no game.
#pragma once
#include "sim/lab/plan.h"

#include <algorithm>
#include <span>

namespace boxcars::sim {

constexpr std::int64_t evenings_in_block = 64;  // a power of two: the edge is told after 1, 2, 4 ... evenings
constexpr std::size_t longest_counted = 256;    // hands and games as long or longer share a count

struct EdgeSums {  // over hands, rounds or games, each independent of the others
    std::int64_t rounds = 0;
    double won = 0, staked = 0, won_won = 0, won_staked = 0, staked_staked = 0;
    void count(double win, double stake);  // what the house won of what was staked
    void add(const EdgeSums& other);
};
LabEdgePoint point_of(const EdgeSums& sums);

struct LabBlock {
    std::int64_t evenings = 0;
    std::vector<std::int64_t> worths{};    // by evening, checkpoint, player
    std::vector<int> ruined{}, reached{};  // by evening, player: the round after which it was so; 0: it never was
    std::vector<EdgeSums> edges{};         // by evening, series
    std::vector<std::int64_t> lengths = std::vector<std::int64_t>(longest_counted + 1);
    void count_length(std::size_t length) { ++lengths[std::min(length, longest_counted)]; }
};

// The rounds after which bankrolls are looked at: 0, the last one, and at most 48 between.
std::vector<int> checkpoints(int rounds);

class LabTally {
 public:
    LabTally(const LabPlan& plan, std::vector<LabEdge> edges);  // edges: their names, and what is exact
    void add(const LabBlock& block);                            // the next one in order
    std::int64_t evenings() const { return evenings_; }
    LabShown shown() const;

 private:
    void add_evening(const LabBlock& block, std::size_t evening);
    LabPlayer player(std::size_t number) const;
    std::vector<std::int64_t>& counts(std::size_t checkpoint, std::size_t player);

    std::vector<std::string> names_;
    std::vector<int> checkpoints_;
    std::int64_t bankroll_, grain_, evenings_ = 0;
    std::vector<std::vector<std::int64_t>> counts_;            // by checkpoint, player: evenings by grains of bankroll
    std::vector<std::vector<std::int64_t>> ruined_, reached_;  // by player: by the first checkpoint that shows it
    std::vector<double> won_;
    std::vector<std::int64_t> ahead_;
    std::vector<EdgeSums> sums_;
    std::vector<LabEdge> edges_;
    std::vector<std::int64_t> lengths_;
};

}  // namespace boxcars::sim
