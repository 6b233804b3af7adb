// The lab's form: everything on it can be turned, every game keeps its own, and what it makes of it can be played.
#include "scenes/lab/experiment_form.h"

#include "base/money.h"
#include "scenes/lab/ceelo.h"
#include "scenes/lab/craps.h"
#include "scenes/lab/pig.h"
#include "scenes/lab/siwuliu.h"

#include <doctest/doctest.h>

#include <array>

using namespace boxcars;
using scenes::ExperimentForm;

namespace {

constexpr std::array<scenes::OpenLab, 4> games{scenes::pig_lab, scenes::craps_lab, scenes::siwuliu_lab,
                                               scenes::ceelo_lab};

std::string value_of(const ExperimentForm& form, const std::string& dial) {
    for (const auto& one : form.dials())
        if (one.name == dial) return one.value;
    return "no such dial";
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
    CHECK(form.plan().goal == 2 * form.plan().game->bankroll());
}

TEST_CASE("a seat that nobody takes is left out, and the numbers of the others close up") {
    ExperimentForm form{games, 1};
    form.turn("player.1", -1);
    CHECK(value_of(form, "player.1") == "nobody");
    CHECK(form.player_of(0) == -1);
    CHECK(form.player_of(1) == 0);
    CHECK(form.plan().game->players().size() == 7);
    CHECK(form.plan().game->players().front() == "pass_full_odds");
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
    CHECK(form.plan().game->bankroll() == 75 * dollar);
    form.turn("game", -2);
    REQUIRE(value_of(form, "game") == "Pig");
    CHECK_FALSE(form.take("player.1", "hold:17", ""));
    CHECK(form.plan().game->players().front() == "hold:17");
    CHECK(form.take("player.1", "hold:0", ""));
    CHECK_FALSE(sim::problem(form.plan()));
}

TEST_CASE("a knob of the sheet shows as changed; the bankroll, which the form turns itself, does not") {
    ExperimentForm form{games, 1};
    CHECK_FALSE(form.game().set_knob("crapless", "on"));
    form.turn("bankroll", 1);
    CHECK(value_of(form, "sheet") == "1 changed");
}
