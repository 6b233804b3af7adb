// Simulated Pig, hold at 20 against itself: through the rules against a plain loop that knows nothing else.
#include "sim/pig_match.h"

#include "chance/dice_stream.h"
#include "report.h"

#include <cstdlib>

namespace boxcars::bench {
namespace {

constexpr std::int64_t games = 100'000;

template <class Die>
double plain_loop(Die die) {
    std::int64_t first_wins = 0;
    for (std::int64_t game = 0; game < games; ++game) {
        int scores[2] = {0, 0};
        for (int turn = 0;; turn = 1 - turn) {
            int total = 0;
            while (total < 20 && scores[turn] + total < 100) {
                const int face = die();
                if (face == 1) {
                    total = 0;
                    break;
                }
                total += face;
            }
            scores[turn] += total;
            if (scores[turn] >= 100) {
                first_wins += turn == 0;
                break;
            }
        }
    }
    return static_cast<double>(first_wins);
}

double through_rules() {
    sim::MatchPlan plan;
    plan.games = games;
    plan.threads = 1;
    return static_cast<double>(play_match(plan).seats[0].wins);
}

}  // namespace

void pig_match(Report& report) {
    report.compare("Simulated Pig, hold at 20 against itself", "game",
                   {{"through the rules, dice of the house", [] { keep(through_rules()); }, games},
                    {"plain loop, dice of the house",
                     [] {
                         chance::DiceStream dice{1};
                         keep(plain_loop([&] { return dice.face(6); }));
                     },
                     games},
                    {"plain loop, rand() % 6", [] { keep(plain_loop([] { return std::rand() % 6 + 1; })); }, games}});
}

}  // namespace boxcars::bench
