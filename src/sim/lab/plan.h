// The lab plays the same evening again and again, with up to eight players on the same dice, and counts over the
// evenings: how bankrolls develop, when players are ruined, and how the realised edge approaches the exact one. Results
// depend on the plan alone, not on threads, machine or order. run.h plays the evenings.
//
// Each game defines its money and its round (in the folder of its name). House rules: players who bet against a
// house each play it alone, on the same dice, and leave only when none of their bets is on the table. Players who play
// against each other share one table, and the evening is over as soon as one has nothing left or reaches the goal.
#pragma once
#include "chance/dice_stream.h"
#include "rules/knobs.h"

#include <functional>
#include <stop_token>

namespace boxcars::sim {

// LabBand to LabShown hold the results of an experiment so far: bankrolls over time, when players were ruined or
// reached the goal, and the edge beside the exact one. run.h adds them up.
struct LabBand {
    std::int64_t low = 0, middle = 0, high = 0;  // a tenth, half and nine tenths of the evenings were below these
    bool operator==(const LabBand&) const = default;
};
struct LabPlayer {
    std::string name{};
    std::vector<LabBand> bands{};  // the bankroll, indexed by checkpoint
    std::vector<double> ruined{};  // the share of evenings in which nothing was left by the checkpoint
    std::vector<double> goal{};    // the share in which the goal was reached
    double mean = 0;               // the mean result of an evening: what was won or lost
    bool operator==(const LabPlayer&) const = default;
};
struct LabEdgePoint {
    std::int64_t rounds = 0;                       // number of rounds played so far
    double edge = 0, error = 0;                    // error: the standard error; 0 if unknown
    double reach() const { return 1.96 * error; }  // the edge's 95 % range goes this far to both sides
    bool operator==(const LabEdgePoint&) const = default;
};
// The part of all stakes that house or banker keeps (Pig: a player wins). The purse is unlimited, except at cee-lo.
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
    std::vector<LabPlayer> players{};
    std::vector<LabEdge> edges{};
    bool operator==(const LabShown&) const = default;
};

class EveningRecorder;

struct LabEvenings {               // an experiment's evenings, ready to be played
    std::vector<LabEdge> edges{};  // names and exact values; no points yet
    // Plays evening `number` of the plan with the next dice. Returns false if it was stopped in the middle.
    std::function<bool(std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder)> play{};
};

struct LabGame {  // the game of an experiment: its sheet and who plays
    std::string_view name{};
    std::string sheet{};  // every knob with its value: equal for equal rules
    std::vector<std::string> players{};
    std::int64_t bankroll = 0;                              // what each player has at the start of the evening
    std::function<std::optional<std::string>()> problem{};  // a sentence that says why it cannot be played
    // requires: sim::problem() finds nothing wrong with the plan. Empty if stopped before everything was ready.
    std::function<std::optional<LabEvenings>(const std::stop_token& stop)> prepare{};
};

LabGame lab_game(const auto& rules, std::int64_t bankroll, std::vector<std::string> players,
                 decltype(LabGame::problem) problem, decltype(LabGame::prepare) prepare) {
    using rules::game_name, rules::knobs_of;
    LabGame game{game_name(rules), {}, std::move(players), bankroll, std::move(problem), std::move(prepare)};
    for (const auto& knob : knobs_of(rules))
        game.sheet += std::string{knob.name} + '=' + std::to_string(knob.get(rules)) + ' ';
    return game;
}

struct LabPlan {
    LabGame game{};
    std::int64_t goal = 0;  // a player with this much leaves; 0: no goal
    int rounds = 200;       // in one evening
    std::int64_t evenings = 10'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
};
constexpr int most_lab_players = 8, most_lab_rounds = 100'000;
constexpr std::int64_t most_lab_evenings = 1'000'000;

bool same_evenings(const LabPlan& one, const LabPlan& other);  // whether both play the same; threads do not matter

// A sentence that says why the plan cannot be played. requires: plan.game has a problem()
std::optional<std::string> problem(const LabPlan& plan);

// "The rounds of an evening are 1 to 100000, not 0."
std::string outside(const std::string& what, std::int64_t least, std::int64_t most, std::int64_t value);

// Checks the seats of a game played at one table: too few or too many, also for the sheet, or an unknown name.
template <class Rules>
std::optional<std::string> problem_of_seats(Rules rules, const std::vector<std::string>& players, int most,
                                            std::optional<std::string> (*wrong_name)(std::string_view)) {
    if (players.size() < 2 || players.size() > static_cast<std::size_t>(most))
        return outside("At " + std::string{Rules::game} + " the lab seats", 2, most,
                       static_cast<std::int64_t>(players.size()));
    rules.players = static_cast<int>(players.size());
    if (auto wrong = rules::problem(rules)) return wrong;
    for (const auto& name : players)
        if (auto wrong = wrong_name(name)) return wrong;
    return {};
}

}  // namespace boxcars::sim
