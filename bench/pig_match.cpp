// Simulated Pig, hold at 20 against itself, on one thread: every path of the house against a textbook's loop, and
// against a program for any game that clones its state and moves it on.
#include "sim/pig/match.h"

#include "by_the_book.h"
#include "report.h"

namespace boxcars::bench {
namespace {

using sim::Path;

constexpr int games = 1'000'000, book_games = 50'000, rules_games = 50'000, state_games = 5'000;

Contender match(std::string name, std::vector<std::string> players, Path path, int games_played) {
    sim::MatchPlan plan;
    plan.players = std::move(players);
    plan.games = games_played;
    plan.threads = 1;
    plan.path = path;
    return {std::move(name), [=] { keep(static_cast<double>(play_match(plan).seats[0].wins)); },
            static_cast<double>(games_played)};
}

}  // namespace

void pig_match(Report& report) {
    std::vector<Contender> contenders;
    for (const Path path : {Path::Avx512, Path::Avx2, Path::Baseline})
        if (has(path))
            contenders.push_back(
                match(std::string{sim::path_names[static_cast<std::size_t>(path)]}, {"hold20", "hold20"}, path, games));
    contenders.push_back(match("by table: four_turns against hold20", {"four_turns", "hold20"}, Path::Auto, games / 4));
    contenders.push_back(
        match("through the rules: keep_pace against hold20", {"keep_pace", "hold20"}, Path::Auto, rules_games));
    contenders.push_back({"states cloned and moved on", [] { keep(book_pig_states(state_games)); }, state_games});
    contenders.push_back({"a textbook's loop, rand() % 6, -O2", [] { keep(book_pig(book_games)); }, book_games});
    report.compare("Simulated Pig, hold at 20 against itself, one thread", "game", contenders, 9);
}

}  // namespace boxcars::bench
