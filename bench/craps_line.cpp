// The line game at craps: one bet on pass, from the come-out to its decision, through the rules' compiled table on one
// thread, against a plain loop that knows nothing else.
#include "plain_line.h"
#include "report.h"
#include "sim/craps_run.h"

#include <cstdlib>

namespace boxcars::bench {
namespace {

constexpr int games = 1'000'000;

double through_rules() {
    const auto result = sim::play_line({.games = games, .threads = 1});
    return static_cast<double>(result.wins);
}

}  // namespace

void craps_line(Report& report) {
    report.compare("Craps: the line game, one thread", "game",
                   {{"through the rules' table, dice of the house", [] { keep(through_rules()); }, games},
                    {"plain loop, dice of the house",
                     [] {
                         chance::DiceStream dice{1};
                         keep(plain_line(games, [&] { return dice.face(6) + dice.face(6); }));
                     },
                     games},
                    {"plain loop, rand() % 6",
                     [] { keep(plain_line(games, [] { return std::rand() % 6 + std::rand() % 6 + 2; })); }, games}});
}

}  // namespace boxcars::bench
