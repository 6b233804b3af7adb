// The lab's desk: everything on it can be turned, every game keeps its own, and what it makes of it can be played.
#include "scenes/lab_desk.h"

#include <doctest/doctest.h>

using namespace boxcars;
using scenes::LabDesk;

namespace {

std::string value_of(const LabDesk& desk, const std::string& dial) {
    for (const auto& one : desk.dials())
        if (one.name == dial) return one.value;
    return "no such dial";
}

}  // namespace

TEST_CASE("the desk begins with a plan that can be played, for every game") {
    LabDesk desk{1};
    for (int game = 0; game < 4; ++game, desk.turn("game", 1)) {
        CAPTURE(value_of(desk, "game"));
        CHECK_FALSE(sim::problem(desk.plan()));
        CHECK(value_of(desk, "sheet") == "standard");
    }
    CHECK(value_of(desk, "game") == "Craps");  // and round again
}

TEST_CASE("amounts on the desk step through 1, 2 and 5 and stop at their limits") {
    LabDesk desk{1};
    CHECK(value_of(desk, "bankroll") == "$200");
    desk.turn("bankroll", 1);
    CHECK(value_of(desk, "bankroll") == "$500");
    desk.turn("bankroll", -100);
    CHECK(value_of(desk, "bankroll") == "$10");
    desk.turn("evenings", 100);
    CHECK(value_of(desk, "evenings") == "1,000,000");
    desk.turn("goal", 3);
    CHECK(desk.plan().goal == 2 * sim::bankroll(desk.plan()));
}

TEST_CASE("a seat that nobody takes is left out, and the numbers of the others close up") {
    LabDesk desk{1};
    desk.turn("player.1", -1);
    CHECK(value_of(desk, "player.1") == "nobody");
    CHECK(desk.player_of(0) == -1);
    CHECK(desk.player_of(1) == 0);
    CHECK(desk.seat_of(0) == 1);
    CHECK(sim::player_names(desk.plan()).size() == 7);
    CHECK(sim::player_names(desk.plan()).front() == "pass_full_odds");
}

TEST_CASE("each game on the desk keeps its players and its evening while another is chosen") {
    LabDesk desk{1};
    desk.turn("player.1", 1);
    desk.turn("rounds", 2);
    const auto before = desk.dials();
    desk.turn("game", 1);
    desk.turn("player.1", 1);
    desk.turn("game", -1);
    const auto after = desk.dials();
    REQUIRE(after.size() == before.size());
    for (std::size_t dial = 0; dial < before.size(); ++dial) CHECK(after[dial].value == before[dial].value);
}

TEST_CASE("what is typed at the desk is taken, or answered with a sentence and left as it was") {
    LabDesk desk{1};
    CHECK_FALSE(desk.take("seed", "0xff", ""));
    CHECK(desk.seed() == 255);
    CHECK(desk.take("seed", "many", "") == "The seed is a whole number from 0 to 18446744073709551615, not 'many'.");
    CHECK(desk.take("evenings", "0", "") == "The lab plays a whole number of evenings from 1 to 1,000,000, not '0'.");
    CHECK_FALSE(desk.take("evenings", "1", ""));
    CHECK(desk.plan().evenings == 1);
    CHECK_FALSE(desk.take("bankroll", "$1,234", ""));
    CHECK(value_of(desk, "bankroll") == "$1,234");
    CHECK(desk.take("bankroll", "-5", ""));
    CHECK(desk.take("player.1", "iron_crass", "")->find("iron_cross") != std::string::npos);
    CHECK_FALSE(desk.take("player.1", "", ""));
    CHECK(value_of(desk, "player.1") == "nobody");
    desk.turn("game", 1);
    CHECK_FALSE(desk.take("player.1", "$15", ""));
    CHECK(value_of(desk, "player.1") == "$15 a round");
    CHECK(desk.take("player.1", "a lot", ""));
    CHECK_FALSE(desk.take("bankroll", "75", ""));
    CHECK(sim::bankroll(desk.plan()) == 75 * dollar);
    desk.turn("game", -2);
    REQUIRE(value_of(desk, "game") == "Pig");
    CHECK_FALSE(desk.take("player.1", "hold:17", ""));
    CHECK(sim::player_names(desk.plan()).front() == "hold:17");
    CHECK(desk.take("player.1", "hold:0", ""));
    CHECK_FALSE(sim::problem(desk.plan()));
}

TEST_CASE("a knob of the sheet shows as changed; the bankroll, which the desk turns itself, does not") {
    LabDesk desk{1};
    craps::Rules rules = desk.rules<craps::Rules>();
    rules.crapless = 1;
    desk.set_sheet(rules);
    CHECK(value_of(desk, "sheet") == "1 changed");
}
