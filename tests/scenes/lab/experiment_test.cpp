// An experiment of the lab. Its form: everything on it can be turned, every game keeps its own, and what it makes of it
// can be played. Its run: it grows at a pace of its own, pauses, stops and stays.
#include "scenes/lab/experiment.h"

#include "base/money.h"
#include "scenes/ceelo/card.h"
#include "scenes/craps/card.h"
#include "scenes/pig/card.h"
#include "scenes/siwuliu/card.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

#include <array>

using namespace boxcars;
using scenes::ExperimentForm;
using scenes::ExperimentRun;
using Watched = ExperimentRun::Watched;

namespace {

constexpr std::array<scenes::OpenLab, 4> games{scenes::pig_lab, scenes::craps_lab, scenes::siwuliu_lab,
                                               scenes::ceelo_lab};

std::string value_of(const ExperimentForm& form, const std::string& dial) {
    for (const auto& one : form.dials())
        if (one.name == dial) return one.value;
    return "no such dial";
}

sim::LabPlan plan_of(std::int64_t evenings, int rounds = 20) {
    const std::vector<sim::FlatBettor> players{{"$5", 500}, {"$20", 2000}};
    return {.game = sim::lab_siwuliu(siwuliu::Rules{}, players), .rounds = rounds, .evenings = evenings, .seed = 5};
}

Ticks run_to_end(ExperimentRun& run, Ticks now) {
    while (run.running() && now < 1000) run.tick(++now, true);
    return now;
}

}  // namespace

TEST_CASE("the form begins with a plan that can be played, for every game") {
    ExperimentForm form{games, 1};
    for (std::size_t game = 0; game < games.size(); ++game, form.turn("game", 1)) {
        CAPTURE(value_of(form, "game"));
        CHECK_FALSE(sim::problem(form.plan()));
        CHECK(value_of(form, "sheet") == "standard");
    }
    CHECK(value_of(form, "game") == "Craps");  // and round again
}

TEST_CASE("amounts on the form step through 1, 2 and 5 and stop at their limits") {
    ExperimentForm form{games, 1};
    CHECK(value_of(form, "bankroll") == "$200");
    form.turn("bankroll", 1);
    CHECK(value_of(form, "bankroll") == "$500");
    form.turn("bankroll", -100);
    CHECK(value_of(form, "bankroll") == "$10");
    form.turn("evenings", 100);
    CHECK(value_of(form, "evenings") == "1,000,000");
    form.turn("goal", 3);
    CHECK(form.plan().goal == 2 * form.plan().game.bankroll);
}

TEST_CASE("a seat that nobody takes is left out, and the numbers of the others close up") {
    ExperimentForm form{games, 1};
    form.turn("player.1", -1);
    CHECK(value_of(form, "player.1") == "nobody");
    CHECK(form.player_of(0) == -1);
    CHECK(form.player_of(1) == 0);
    CHECK(form.plan().game.players.size() == 7);
    CHECK(form.plan().game.players.front() == "pass_full_odds");
}

TEST_CASE("each game on the form keeps its players and its evening while another is chosen") {
    ExperimentForm form{games, 1};
    form.turn("player.1", 1);
    form.turn("rounds", 2);
    const auto before = form.dials();
    form.turn("game", 1);
    form.turn("player.1", 1);
    form.turn("game", -1);
    const auto after = form.dials();
    REQUIRE(after.size() == before.size());
    for (std::size_t dial = 0; dial < before.size(); ++dial) CHECK(after[dial].value == before[dial].value);
}

TEST_CASE("what is typed on the form is taken, or answered with a sentence and left as it was") {
    ExperimentForm form{games, 1};
    CHECK_FALSE(form.take("seed", "0xff", ""));
    CHECK(form.seed() == 255);
    CHECK(form.take("seed", "many", "") == "The seed is a whole number from 0 to 18446744073709551615, not 'many'.");
    CHECK(form.take("evenings", "0", "") == "The lab plays a whole number of evenings from 1 to 1,000,000, not '0'.");
    CHECK_FALSE(form.take("evenings", "1", ""));
    CHECK(form.plan().evenings == 1);
    CHECK_FALSE(form.take("bankroll", "$1,234", ""));
    CHECK(value_of(form, "bankroll") == "$1,234");
    CHECK(form.take("bankroll", "-5", ""));
    CHECK(form.take("player.1", "iron_crass", "")->find("iron_cross") != std::string::npos);
    CHECK_FALSE(form.take("player.1", "", ""));
    CHECK(value_of(form, "player.1") == "nobody");
    form.turn("game", 1);
    CHECK_FALSE(form.take("player.1", "$15", ""));
    CHECK(value_of(form, "player.1") == "$15 a round");
    CHECK(form.take("player.1", "a lot", ""));
    CHECK_FALSE(form.take("bankroll", "75", ""));
    CHECK(form.plan().game.bankroll == 75 * dollar);
    form.turn("game", -2);
    REQUIRE(value_of(form, "game") == "Pig");
    CHECK_FALSE(form.take("player.1", "hold:17", ""));
    CHECK(form.plan().game.players.front() == "hold:17");
    CHECK(form.take("player.1", "hold:0", ""));
    CHECK_FALSE(sim::problem(form.plan()));
}

TEST_CASE("a knob of the sheet shows as changed; the bankroll, which the form turns itself, does not") {
    ExperimentForm form{games, 1};
    CHECK_FALSE(form.game().set_knob("crapless", "on"));
    form.turn("bankroll", 1);
    CHECK(value_of(form, "sheet") == "1 changed");
}

TEST_CASE("a run grows while it is watched and ends with what the lab counts at once") {
    ExperimentRun run;
    CHECK_FALSE(run.any());
    run.begin(plan_of(6400), 0);
    run.tick(40, true);
    CHECK(run.running());
    CHECK(run.shown().evenings > 0);
    CHECK(run.shown().evenings < 6400);
    CHECK(run.progress() < 1);
    const Ticks end = run_to_end(run, 40);
    CHECK(end >= milliseconds(1400));
    CHECK(end <= milliseconds(1600));
    CHECK(run.shown() == run_lab(plan_of(6400)));
    CHECK(run.progress() == 1);
    CHECK(run.tick(end + 1, true) == Watched::None);
}

TEST_CASE("a paused run stands still and then goes on where it stood") {
    ExperimentRun run;
    run.begin(plan_of(6400), 0);
    run.tick(40, true);
    const auto before = run.shown();
    run.pause();
    CHECK(run.paused());
    for (Ticks now = 41; now <= 500; ++now) CHECK(run.tick(now, true) == Watched::None);
    CHECK(run.shown() == before);
    run.pause();
    CHECK(run_to_end(run, 500) < 1000);
    CHECK(run.shown() == run_lab(plan_of(6400)));
}

TEST_CASE(
    "what a stopped run has counted stays; another plan is told from the one that was run; clearing leaves none") {
    ExperimentRun run;
    run.begin(plan_of(6400), 0);
    run.tick(40, true);
    CHECK_FALSE(run.differs_from(plan_of(6400, 21)));  // while it runs
    run.stop();
    CHECK_FALSE(run.running());
    CHECK(run.any());
    CHECK_FALSE(run.differs_from(plan_of(6400)));
    CHECK(run.differs_from(plan_of(6400, 21)));
    run.clear();
    CHECK_FALSE(run.any());
    CHECK(run.progress() == 0);
    CHECK_FALSE(run.differs_from(plan_of(6400)));
}
