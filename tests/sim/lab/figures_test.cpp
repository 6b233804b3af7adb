// Fixes the lab's figures for given plans and seeds; they may change only on purpose.
#include "base/hash.h"
#include "sim/ceelo/match.h"
#include "sim/craps/run.h"
#include "sim/lab/run.h"
#include "sim/pig/match.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

#include <fmt/format.h>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

std::string figures(const LabShown& shown) {
    std::string text = fmt::format("{};", shown.evenings);
    const auto add = [&](const auto& numbers) {
        for (const auto number : numbers) text += fmt::format("{:.12g},", static_cast<double>(number));
        text += ';';
    };
    add(shown.checkpoints);
    for (const LabPlayer& player : shown.players) {
        text += player.name + ';';
        for (const LabBand& band : player.bands) text += fmt::format("{},{},{};", band.low, band.middle, band.high);
        add(player.ruined);
        add(player.goal);
        text += fmt::format("{:.12g};", player.mean);
    }
    for (const LabEdge& edge : shown.edges)
        for (const LabEdgePoint& point : edge.points)
            text += fmt::format("{},{},{:.12g},{:.9g};", edge.name, point.rounds, point.edge, point.error);
    return text;
}

std::string hash_of(const LabPlan& plan) { return fmt::format("{:016x}", Hash{}.add(figures(run_lab(plan))).value()); }

}  // namespace

TEST_CASE("the lab counts the same for a plan and a seed, evening for evening, at every game") {
    craps::Rules craps;
    craps.bankroll = 200;
    const auto first = players::craps_strategies().first(8);
    const std::vector<players::CrapsStrategy> strategies{first.begin(), first.end()};
    CHECK(hash_of({.game = lab_craps(craps, strategies), .rounds = 200, .evenings = 500, .seed = 3}) ==
          "82c24427595d9321");
    craps.bankroll = 60;  // often runs short
    CHECK(hash_of({.game = lab_craps(craps, strategies), .goal = 12'000, .rounds = 120, .evenings = 300, .seed = 7}) ==
          "e1bf8a9ee303cf43");
    const std::vector<FlatBettor> bettors{
        {"$5", 500}, {"$20", 2000}, {"$20, up at +$100", 2000, 10'000}, {"$20, down", 2000, 0, 5'000}};
    CHECK(hash_of({.game = lab_siwuliu(siwuliu::Rules{}, bettors),
                   .goal = 20'000,
                   .rounds = 60,
                   .evenings = 300,
                   .seed = 3}) == "50a2d3f085be20a2");
    const std::vector<std::string> policies{"even", "bold", "cautious", "kelly"};
    CHECK(hash_of({.game = lab_ceelo(ceelo::Rules{}, policies), .rounds = 40, .evenings = 300, .seed = 3}) ==
          "7913fc646c943b56");
    const std::vector<std::string> three{"hold20", "keep_pace", "four_turns"}, two{"optimal", "hold20"};
    CHECK(hash_of({.game = lab_pig(pig::Rules{}, three), .goal = 30, .rounds = 30, .evenings = 200, .seed = 3}) ==
          "a387a3781c9d9411");
    CHECK(hash_of({.game = lab_pig(pig::Rules{}, two), .rounds = 25, .evenings = 100, .seed = 3}) ==
          "2055c0c5e184bcbe");
}
