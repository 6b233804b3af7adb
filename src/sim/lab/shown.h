// The results of an experiment of the lab so far: bankrolls over time, who was ruined or reached the goal by when, how
// evenings ended, the edge beside the exact one, how long hands lasted. Plain values; tally.h adds them up.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::sim {

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

}  // namespace boxcars::sim
