// The lab: the same evening played again and again by up to eight players on the same dice, and what the many evenings
// have in common: where a bankroll goes, who is ruined when, how evenings end, and how the realised edge closes in on
// the exact one. Results depend on the plan alone: not on threads, machine, order, or when they are looked at.
// Plan and results; lab_run.h plays.
//
// Money is whole cents at craps and sì-wŭ-liù, coins at cee-lo, stakes at Pig, where everybody puts one into the pot
// of every game. A round is a throw at craps, a round at sì-wŭ-liù and cee-lo, a game at Pig.
// House rules: at craps the last hand of an evening is played to its end, and who gets up does so with no chip on the
// felt. At cee-lo and Pig all sit at one table: the evening is over as soon as one has nothing left or reaches the
// goal.
#pragma once
#include "players/craps/strategy.h"
#include "rules/ceelo/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace boxcars::sim {

struct LabCraps {
    craps::Rules rules{};
    std::vector<players::CrapsStrategy> players{};
};
struct FlatBettor {
    std::string name{};
    Cents bet = 5 * dollar;                   // or all that is left, or all that the bank can cover
    Cents up_when_won = 0, up_when_lost = 0;  // gets up that far ahead or behind; 0: never
};
struct LabSiwuliu {
    siwuliu::Rules rules{};
    std::vector<FlatBettor> players{};
};
struct LabCeelo {
    ceelo::Rules rules{};  // `players` is as many as are named
    std::vector<std::string> players{};
};
struct LabPig {
    pig::Rules rules{};  // `players` is as many as are named
    std::vector<std::string> players{};
    int stakes = 20;  // that everybody brings
};
using LabTable = std::variant<LabCraps, LabSiwuliu, LabCeelo, LabPig>;  // in the order of LabGame
enum class LabGame { Craps, Siwuliu, Ceelo, Pig };

struct LabPlan {
    LabTable table{};
    std::int64_t goal = 0;  // who has this much gets up; 0: nobody does
    int rounds = 200;       // of an evening
    std::int64_t evenings = 10'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
};
constexpr int most_lab_rounds = 100'000, most_lab_stakes = 100'000;
constexpr std::int64_t most_lab_evenings = 1'000'000;

LabGame game_of(const LabPlan& plan);
std::int64_t bankroll(const LabPlan& plan);  // of everybody, as the evening begins
std::vector<std::string> player_names(const LabPlan& plan);
std::optional<std::string> problem(const LabPlan& plan);  // why it cannot be played, as a sentence

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
    std::vector<std::int64_t>
        lengths{};  // [n]: hands of n throws; rounds; games of n rounds; of n rolls; the last: more
    bool operator==(const LabShown&) const = default;
};

}  // namespace boxcars::sim
