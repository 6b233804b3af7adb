// What the lab keeps for other programs: numbers that can be read back, and names that stay in their columns.
#include "session/lab/export.h"

#include "sim/lab/run.h"
#include "sim/pig/match.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace boxcars;
using namespace boxcars::session;
using nlohmann::json;

namespace {

sim::LabPlan small_plan() {
    const std::vector<sim::FlatBettor> players{{"$5 a round", 500}, {"$20, \"bold\"", 2000}};
    return {.game = sim::lab_siwuliu(siwuliu::Rules{}, players),
            .rounds = 20,
            .evenings = 100,
            .seed = 18446744073709551615U};
}

}  // namespace

TEST_CASE("an experiment kept as JSON has its plan and every number that was shown") {
    const sim::LabPlan plan = small_plan();
    const sim::LabShown shown = run_lab(plan);
    const json kept = json::parse(lab_json(plan, shown));
    CHECK(kept["game"] == "siwuliu");
    CHECK(kept["seed"] == 18446744073709551615U);
    CHECK(kept["unit"] == "cents");
    CHECK(kept["rules"]["pays_111"] == 5);
    CHECK(kept["checkpoints"].size() == shown.checkpoints.size());
    REQUIRE(kept["results"].size() == 2);
    for (std::size_t player = 0; player < 2; ++player) {
        CHECK(kept["results"][player]["bankroll_50"].back() == shown.players[player].bands.back().middle);
        CHECK(kept["results"][player]["ruined"].back() == shown.players[player].ruined.back());
    }
    CHECK(kept["edges"][0]["exact"] == "-167/1674");
    CHECK(kept["edges"][0]["points"].size() == shown.edges[0].points.size());
}

TEST_CASE("an experiment kept as CSV has a row for each number, four columns to a row") {
    const sim::LabPlan plan = small_plan();
    const std::string text = lab_csv(plan, run_lab(plan));
    CHECK(text.starts_with("quantity,player,at,value\n"));
    CHECK(text.find("bankroll_50,\"$5 a round\",20,") != std::string::npos);
    CHECK(text.find("ruined,\"$20, \"\"bold\"\"\",20,") != std::string::npos);
    CHECK(text.find("edge_exact,\"every bet\",0,-0.0997") != std::string::npos);
}

TEST_CASE("where no exact edge is known, the export says why") {
    const std::vector<std::string> three(3, "hold20");
    const sim::LabPlan plan{.game = sim::lab_pig(pig::Rules{}, three), .rounds = 2, .evenings = 2};
    const json kept = json::parse(lab_json(plan, run_lab(plan)));
    CHECK_FALSE(kept["edges"][0].contains("exact_decimal"));
    CHECK(kept["edges"][0]["no_exact_figure"].get<std::string>().starts_with("What is exact is known for two players"));
}

TEST_CASE("two plans have the same text when they play the same, and only then") {
    sim::LabPlan plan = small_plan();
    const std::string before = lab_plan_text(plan);
    plan.threads = 3;
    CHECK(lab_plan_text(plan) == before);
    plan.rounds = 21;
    CHECK(lab_plan_text(plan) != before);
}

TEST_CASE("Pig's tables are kept with a row for every policy and every pair of scores") {
    pig::Rules rules;
    rules.goal = 30;
    const auto solution = odds::solve_pig(rules);
    const std::string surface = surface_csv(solution);
    CHECK(std::ranges::count(surface, '\n') == 1 + 30 * 30);
    CHECK(surface.find("\n29,0,0\n") != std::string::npos);  // one point short: nothing to hold but the goal
    const std::vector<std::string> names{"a", "b"};
    CHECK(policies_csv(names, {{0.5, 0.25}, {0.75, 0.5}}) == "first,\"a\",\"b\"\n\"a\",0.5,0.25\n\"b\",0.75,0.5\n");
    CHECK(json::parse(policies_json(rules, names, {{0.5, 0.25}, {0.75, 0.5}}))["first_wins"][1][0] == 0.75);
}
