// The fifth game in the lab: it has a place there without another word, and the lab counts what its rules say.
#include "chuck_a_luck/row.h"
#include "chuck_a_luck/rules.h"
#include "scenes/lab/experiment.h"
#include "sim/lab/plain.h"
#include "sim/lab/run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace boxcars;

TEST_CASE("the row of chuck-a-luck brings it into the lab: six numbers to bet on, its purse, its rules") {
    const std::array games{chuck_a_luck::row().lab};
    const bool has_place = games.front() != nullptr;
    REQUIRE(has_place);
    scenes::ExperimentForm form{games, 1};
    const sim::LabPlan plan = form.plan();
    CHECK(plan.game.name == "chuck_a_luck");
    CHECK(form.rows().front().values.front() == "Chuck-a-luck");
    CHECK(plan.game.players == std::vector<std::string>{"bet 1", "bet 2", "bet 3", "bet 4", "bet 5", "bet 6"});
    CHECK(plan.game.bankroll == 100);
    CHECK_FALSE(form.game().set_knob("purse", "40"));
    CHECK(form.plan().game.bankroll == 40);
    CHECK_FALSE(form.game().set_knob("triple", "10"));
    CHECK(form.plan().game.sheet.find("triple=10 ") != std::string::npos);
    CHECK_FALSE(form.seat(6, "bet 3"));
    CHECK(form.seat(7, "bet 7"));
    CHECK_FALSE(sim::problem(form.plan()));
}

TEST_CASE("chuck-a-luck in the lab: the realised edge lies by the exact 17/216, its purses by a plain loop") {
    const std::vector<std::string> players{"bet 1", "bet 6"};
    chuck_a_luck::Rules rules;
    rules.purse = 5;
    const sim::LabPlan plan{
        .game = sim::lab_plain(rules, players), .rounds = 40, .evenings = sim::evenings_in_block, .seed = 4};
    const sim::LabShown shown = run_lab(plan);
    chance::DiceStream dice{plan.seed, 1};
    std::array<double, 2> won{}, ruined{};
    for (std::int64_t evening = 0; evening < plan.evenings; ++evening) {
        std::array<std::int64_t, 2> purse{5, 5};
        for (int round = 0; round < plan.rounds; ++round) {
            const std::array faces{dice.face(6), dice.face(6), dice.face(6)};
            for (std::size_t player = 0; player < 2; ++player) {
                const auto shows = std::ranges::count(faces, player == 0 ? 1 : 6);
                if (purse[player] > 0) purse[player] += shows == 0 ? -1 : shows;
            }
        }
        for (std::size_t player = 0; player < 2; ++player) {
            won[player] += static_cast<double>(purse[player] - 5);
            ruined[player] += purse[player] == 0;
        }
    }
    for (std::size_t player = 0; player < 2; ++player) {
        CHECK(shown.players[player].mean == doctest::Approx(won[player] / 64).epsilon(1e-12));
        CHECK(shown.players[player].ruined.back() == doctest::Approx(ruined[player] / 64).epsilon(1e-12));
        const sim::LabEdge& edge = shown.edges[player];
        CHECK(edge.exact_words == "17/216");
        CHECK(std::abs(edge.points.back().edge - 17.0 / 216) < 4 * edge.points.back().error);
    }
}

TEST_CASE("a number that chuck-a-luck does not have cannot be played in the lab, and the lab says so") {
    const std::vector<std::string> players{"bet 7"};
    const sim::LabPlan plan{.game = sim::lab_plain(chuck_a_luck::Rules{}, players)};
    CHECK(sim::problem(plan) == "'bet 7' is not offered as chuck_a_luck opens.");
}
