// Simulated cee-lo: exactly the planned games, the same however they are shared out. Its rounds
// beside the exact odds: ceelo_rounds_test.cpp.
#include "sim/ceelo/match.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

CeeloPlan plan(std::vector<std::string> players, std::int64_t games, ceelo::Rules rules = {}) {
    rules.players = static_cast<int>(players.size());
    CeeloPlan plan;
    plan.rules = rules;
    plan.players = std::move(players);
    plan.games = games;
    return plan;
}

}  // namespace

TEST_CASE("cee-lo: every planned game is played and won by one player or shared") {
    for (const std::int64_t games : {1, 63, 64, 65, 1000}) {
        const auto counts = play_ceelo(plan({"bold", "even", "kelly"}, games));
        CHECK(counts.games == games);
        CHECK(std::accumulate(counts.wins.begin(), counts.wins.end(), counts.shared) == games);
        CHECK(counts.rounds >= games);
        CHECK(counts.bank_passes <= counts.rounds);
    }
}

TEST_CASE("cee-lo: the same seed plays the same games on any number of threads, another seed plays others") {
    auto match = plan({"bold", "best", "even"}, 300);
    match.threads = 1;
    const auto alone = play_ceelo(match);
    for (const int threads : {2, 3, 7, 0}) {
        match.threads = threads;
        CHECK(play_ceelo(match) == alone);
    }
    match.seed = 2;
    CHECK_FALSE(play_ceelo(match) == alone);
}

TEST_CASE("cee-lo: among equals no seat is better than another") {
    const auto counts = play_ceelo(plan({"bold", "bold", "bold"}, 30'000));
    const auto alone = counts.games - counts.shared;
    const double share = static_cast<double>(alone) / 3, error = std::sqrt(share * 2 / 3);
    for (std::size_t seat = 0; seat < 3; ++seat)
        CHECK(std::abs(static_cast<double>(counts.wins[seat]) - share) <= 4 * error);
}

TEST_CASE("cee-lo: a match can be stopped, and counts only games that ended") {
    auto match = plan({"cautious", "cautious"}, 100'000'000);
    match.threads = 2;
    std::stop_source stop;
    const auto counts = play_ceelo(match, stop.get_token(), [&](double) { stop.request_stop(); });
    CHECK(counts.games > 0);
    CHECK(counts.games < 100'000);
    CHECK(std::accumulate(counts.wins.begin(), counts.wins.end(), counts.shared) == counts.games);
}

TEST_CASE("cee-lo: a match that cannot be played is refused with a sentence") {
    CHECK_FALSE(problem(CeeloPlan{}));
    CeeloPlan match;
    match.players = {"even"};
    CHECK(problem(match) == "The rule sheet has 3 players, but 1 are named: name one policy for each.");
    match = plan({"even", "bould"}, 5);
    CHECK(problem(match) == "There is no player of cee-lo named 'bould'; did you mean 'bold'?");
    match = plan({"even", "bold"}, 0);
    CHECK(problem(match) == "A simulation plays 1 to 1000000000000 games, not 0.");
}
