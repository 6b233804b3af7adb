// Opponents are chosen as people: a name, a style and a strength that is only said where it is true.
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "ui/ceelo/panels.h"
#include "ui/craps/panels.h"
#include "ui/pig/panels.h"
#include "ui/siwuliu/panels.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace boxcars;
using namespace boxcars::ui;

namespace {

bool offered(const std::vector<PlayerChoice>& choices, const players::Person& person, unsigned face, bool strength) {
    const auto one = std::ranges::find(choices, person.plays, &PlayerChoice::name);
    if (one == choices.end() || one->label() != person.name || one->face != face) return false;
    const std::string words{players::words_of(person.strength)};
    return (one->words.find(words) != std::string::npos) == strength;
}

}  // namespace

TEST_CASE("seats: every person of Pig is offered with face, style and strength, and the policies by their names") {
    const Portraits faces{11, 12, 13, 14, 15, 16};
    const auto usual = pig_choices(pig::Rules{}, faces), short_race = pig_choices(pig::Rules{.goal = 40}, faces),
               four = pig_choices(pig::Rules{.players = 4}, faces);
    unsigned face = 11;
    for (const players::Person& person : players::pig_people()) {
        if (person.plays.empty()) continue;  // a stand-in
        CAPTURE(person.name);
        CHECK(offered(usual, person, face, true));
        CHECK(offered(short_race, person, face, false));  // how strong they are there is not known
        CHECK(offered(four, person, face, true));
        CHECK(offered(pig_choices(pig::Rules{}, {}), person, 0, true));
        ++face;
    }
    CHECK(std::ranges::count(usual, "hold:N", &PlayerChoice::name) == 1);
    CHECK(usual[1].words == "Easy, a gentle player: holds at 20");
}

TEST_CASE("seats: every person of cee-lo who is known for a policy is offered with face, style and strength") {
    const Portraits faces{11, 12, 13, 14, 15, 16};
    unsigned face = 11;
    for (const players::Person& person : players::ceelo_people()) {
        CAPTURE(person.name);
        CHECK(offered(ceelo_choices(ceelo::Rules{}, faces), person, face, true) == !person.plays.empty());
        if (!person.plays.empty()) CHECK(offered(ceelo_choices(ceelo::Rules{.coins = 50}, faces), person, face, false));
        ++face;
    }
}

TEST_CASE("seats: whoever has the second seat of a policy is told as who really sits there") {
    const std::vector<std::string> players{"human", "hold20", "hold20"};
    CHECK_FALSE(sitter_of(players::pig_people(), players, 0, {}));
    CHECK(sitter_of(players::pig_people(), players, 1, {})->label() == "Etta");
    CHECK(sitter_of(players::pig_people(), players, 1, {})->words == "Etta waits at table in this car.");
    CHECK(sitter_of(players::pig_people(), players, 2, {})->label() == "Rex");
}

TEST_CASE("seats: a table is asked for with as many players as its sheet seats, so that its seal is made for them") {
    using Names = std::vector<std::string>;
    CHECK(ceelo_seats({.rules = ceelo::Rules{.players = 3}})->seated() == Names{"human", "even", "bold"});
    CHECK(pig_seats({.rules = pig::Rules{}, .players = {"human", "hold20", "optimal"}})->seated() ==
          Names{"human", "hold20"});
    CHECK(craps_seats({.rules = craps::Rules{}, .players = {"human", "iron_cross"}})->seated() ==
          Names{"human", "iron_cross"});
    CHECK(siwuliu_seats({.rules = siwuliu::Rules{}})->seated() == Names{"human"});
}
