// Optimal Pig against plain value iteration, and the table of six computer players.
#include "odds/pig/optimal.h"

#include "players/pig/policy.h"
#include "report.h"

#include <cmath>

namespace boxcars::bench {
namespace {

// As the published description has it: sweep over every (i, j, k), each to the better of roll and hold, until no chance
// moves by more than 1e-9.
double plain_value_iteration() {
    constexpr int goal = 100;
    static double p[goal][goal][goal];
    for (auto& i : p)
        for (auto& j : i) std::fill(std::begin(j), std::end(j), 0.0);
    const auto chance = [](int i, int j, int k) { return i + k >= goal ? 1.0 : p[i][j][k]; };
    for (double moved = 1; moved >= 1e-9;) {
        moved = 0;
        for (int i = 0; i < goal; ++i)
            for (int j = 0; j < goal; ++j)
                for (int k = 0; k < goal - i; ++k) {
                    double roll = 1 - p[j][i][0];
                    for (int face = 2; face <= 6; ++face) roll += chance(i, j, k + face);
                    const double now = std::max(roll / 6, i + k >= goal ? 1.0 : 1 - p[j][i + k][0]);
                    moved = std::max(moved, std::abs(now - p[i][j][k]));
                    p[i][j][k] = now;
                }
    }
    return p[0][0][0];
}

double table_of_six() {
    const auto solution = std::make_shared<const odds::PigSolution>(odds::solve_pig({}));
    std::vector<odds::PigPlayer> ways;
    for (const auto name : players::policy_names()) {
        auto policy = players::find_policy(name).value();
        policy.learn(solution);
        ways.emplace_back(pig::Rules{}, policy.rule({}));
    }
    double sum = 0;
    for (const odds::PigPlayer& first : ways)
        for (const odds::PigPlayer& second : ways) sum += first_wins(first, second);
    return sum;
}

}  // namespace

void pig_optimal(Report& report) {
    report.compare("Optimal Pig to 100, all 505,000 decisions", "solution",
                   {{"policy iteration by pairs of scores", [] { keep(odds::solve_pig({}).first_player_wins()); }},
                    {"plain value iteration to 1e-9", [] { keep(plain_value_iteration()); }}});
    report.compare("Every computer player against every other, exactly", "table",
                   {{"36 pairings at 100, the solution included", [] { keep(table_of_six()); }}});
    report.compare("Optimal Pig to 1000, all 500,500,000 decisions", "solution",
                   {{"policy iteration by pairs of scores",
                     [] {
                         keep(odds::solve_pig(pig::Rules{1000, 1, 6, 2}).first_player_wins());
                     }}},
                   3);
}

}  // namespace boxcars::bench
