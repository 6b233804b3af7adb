// What an experiment of the lab has counted so far: where bankrolls stood, who was ruined or reached the goal by when,
// how evenings ended, the edge beside the exact one, how long hands lasted. Plain values; tally.h adds them up.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::sim {

struct LabBand {
    std::int64_t low = 0, middle = 0, high = 0;  // a tenth of the evenings stood below, half of them, nine tenths
    bool operator==(const LabBand&) const = default;
};
struct LabPlayer {
    std::string name{};
    std::vector<LabBand> bands{};      // of the bankroll, by checkpoint
    std::vector<double> ruined{};      // share of evenings in which nothing was left by the checkpoint
    std::vector<double> goal{};        // in which the goal was reached
    std::vector<std::int64_t> ends{};  // [n]: evenings that ended with n grains up to, but not with, n + 1
    double mean = 0;                   // of the evening's result: what was won, or lost
    std::int64_t ahead = 0;            // evenings that ended with more than they began
    bool operator==(const LabPlayer&) const = default;
};
struct LabEdgePoint {
    std::int64_t rounds = 0;     // played by then
    double edge = 0, error = 0;  // and its standard error; 0 while there is none
    bool operator==(const LabEdgePoint&) const = default;
};
// The house's, or the banker's, part of all that was staked; at Pig what a player won of it. Counted with a purse that
// never runs short, except at cee-lo.
struct LabEdge {
    std::string name{};
    std::vector<LabEdgePoint> points{};  // after 1, 2, 4, 8 ... evenings and after all so far
    std::optional<double> exact{};
    std::string exact_words{};  // "7/495" where it is a fraction
    std::string why_not{};      // no exact one: why, as a sentence
    bool operator==(const LabEdge&) const = default;
};
struct LabShown {
    std::int64_t evenings = 0;  // played so far
    std::vector<int> checkpoints{};
    std::int64_t grain = 1;  // bankrolls are told to this precision, rounded down
    std::vector<LabPlayer> players{};
    std::vector<LabEdge> edges{};
    std::vector<std::int64_t> lengths{};  // [n]: hands of n throws, games of n rounds ...; the last: or more
    bool operator==(const LabShown&) const = default;
};

}  // namespace boxcars::sim
