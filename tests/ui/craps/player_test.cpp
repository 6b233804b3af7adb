// What a craps player reads before the first throw: the card, and who plays.
#include "rules/craps/sheets.h"
#include "ui/card_words.h"
#include "ui/craps/felt.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;

namespace {

bool says(const craps::Rules& rules, const std::string& words) {
    return all_words(craps_pages(rules)).find(words) != std::string::npos;
}

struct CrapsHall : Panels {
    std::unique_ptr<SeatsPanel> panel = craps_seats({.rules = craps::Rules{}, .players = {"iron_cross"}});
    std::optional<NewTable> started;
    bool closed = false;

    CrapsHall() {
        draw = [this] {
            const SeatsDone done = panel->draw(bench.host());
            if (done.start) started = done.start;
            if (done.random) panel->set_seed(42);
            closed = closed || done.close;
        };
    }
};

}  // namespace

TEST_CASE("the card of craps tells the sheet in force, number by number") {
    CHECK(says({}, "wins at once on 7 or 11."));
    CHECK(says({}, "It loses at once on 2, 3 or 12."));
    CHECK(says({}, "a come-out 12 is a push"));
    CHECK(says({}, "Place 6 and 8: 7 to 6"));
    CHECK(says({}, "Field: 1 to 1 on 3, 4, 9, 10 and 11; 2 to 1 on 2; 3 to 1 on 12"));
    CHECK(says({}, "Don't pass odds on 4 and 10: 1 to 2"));
    CHECK(says({}, "Limit of the odds on 6 and 8: 5 times the bet"));
    CHECK(says({}, "Fire: 6 different points made: 999 to 1"));
    CHECK(says({}, "are off unless you turn them on: come odds, place, buy, put odds, hard."));
    const craps::Rules odd{.maximum = 750, .bar = 2, .place_6_8 = 13, .place_6_8_per = 11, .field_12 = 2};
    CHECK(says(odd, "a come-out 2 is a push"));
    CHECK(says(odd, "Place 6 and 8: 13 to 11"));
    CHECK(says(odd, "2 to 1 on 12"));
    CHECK(says(odd, "Maximum on one spot: $750"));
    CHECK_FALSE(says(odd, "7 to 6"));
}

TEST_CASE("the card of a crapless table has no don't side and the outer points") {
    using craps_table::crapless;
    CHECK(says(crapless, "wins at once on 7."));
    CHECK(says(crapless, "2, 3, 4, 5, 6, 8, 9, 10, 11 or 12, is the point"));
    CHECK(says(crapless, "Place 2 and 12: 11 to 2"));
    CHECK_FALSE(says(crapless, "loses at once"));
    CHECK_FALSE(says(crapless, "Don't pass odds on"));
}

TEST_CASE("who plays: others by their strategies, a purse and a seed come back as one request") {
    CrapsHall hall;
    REQUIRE(hall.click("seats.other3"));
    REQUIRE(hall.click("seats.other3.three_point_molly"));
    REQUIRE(hall.click("seats.bankroll.200"));
    REQUIRE(hall.click("seats.random"));
    hall.bench.keep_picture("craps_seats");
    REQUIRE(hall.click("seats.start"));
    REQUIRE(hall.started);
    CHECK(hall.started->players == std::vector<std::string>{"human", "iron_cross", "three_point_molly"});
    CHECK(hall.started->rules.as<craps::Rules>().bankroll == 200);
    CHECK(hall.started->seed == 42);
    REQUIRE(hall.click("seats.other1"));
    REQUIRE(hall.click("seats.other1.none"));
    REQUIRE(hall.click("seats.start"));
    CHECK(hall.started->players == std::vector<std::string>{"human", "three_point_molly"});
    REQUIRE(hall.click("seats.back"));
    CHECK(hall.closed);
}
