// Knobs as people write them and as files hold them; and what is won or lost of a bet.
#include "rules/knobs.h"

#include "rules/ceelo/rules.h"
#include "rules/craps/bets.h"
#include "rules/hand.h"
#include "rules/siwuliu/rules.h"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

using namespace boxcars;
using namespace boxcars::rules;

namespace {

std::string refused(std::string_view knob, std::string_view text) {
    craps::Rules rules;
    const auto why = rules::set_knob(rules, knob, text);
    CHECK(rules == craps::Rules{});
    return why.value_or("");
}

TEST_CASE("the knob odds_limit takes its words, or the number before the x") {
    const std::map<std::string, int> multiples{{"1", 1},   {"2", 2},     {"3", 3},  {"5", 5},     {"10", 10},
                                               {"20", 20}, {"100", 100}, {"5x", 5}, {"100x", 100}};
    for (const auto& word : multiples) {
        craps::Rules rules;
        CAPTURE(word.first);
        REQUIRE_FALSE(rules::set_knob(rules, "odds_limit", word.first));
        CHECK(odds_multiple(rules, 6) == word.second);
        CHECK(odds_multiple(rules, 4) == word.second);
    }
    craps::Rules rules{.odds_limit = craps::OddsLimit::Once};
    REQUIRE_FALSE(rules::set_knob(rules, "odds_limit", "3-4-5x"));
    CHECK((odds_multiple(rules, 4) == 3 && odds_multiple(rules, 5) == 4 && odds_multiple(rules, 6) == 5));
}

TEST_CASE("a number that is none of a knob's words is refused with the list of them") {
    for (const char* text : {"0", "4", "6", "7", "-1", "05", "5 ", "5x5", "1x2", ""})
        CHECK(refused("odds_limit", text) ==
              "The knob 'odds_limit' of craps takes 3-4-5x, 1x, 2x, 3x, 5x, 10x, 20x or 100x, not '" +
                  std::string{text} + "'.");
    CHECK(refused("vig_on", "1") == "The knob 'vig_on' of craps takes win or bet, not '1'.");
    CHECK(refused("bonus_pays", "34") == "The knob 'bonus_pays' of craps takes 34:1/175:1 or 30:1/150:1, not '34'.");
    siwuliu::Rules rules;
    CHECK(rules::set_knob(rules, "tie", "2") ==
          "The knob 'tie' of siwuliu takes reroll, push, banker or player, not '2'.");
}

TEST_CASE("a knob that is yes or no takes on, true and yes, and off, false and no, and nothing else") {
    for (const char* text : {"on", "true", "yes"}) {
        craps::Rules rules;
        REQUIRE_FALSE(rules::set_knob(rules, "crapless", text));
        CHECK(rules.crapless);
    }
    for (const char* text : {"off", "false", "no"}) {
        ceelo::Rules rules;
        REQUIRE_FALSE(rules::set_knob(rules, "pass_on_special", text));
        CHECK_FALSE(rules.pass_on_special);
    }
    for (const char* text : {"1", "0", "2", "ON", "y", "tru"})
        CHECK(refused("crapless", text) ==
              "The knob 'crapless' of craps takes off or on (or false or true, no or yes), not '" + std::string{text} +
                  "'.");
    CHECK(refused("vig_on", "yes") == "The knob 'vig_on' of craps takes win or bet, not 'yes'.");
}

TEST_CASE("what a file holds is the place of a knob's word, within the knob's range") {
    craps::Rules rules;
    REQUIRE_FALSE(rules::set_stored(rules, "odds_limit", 5));
    CHECK(rules.odds_limit == craps::OddsLimit::TenTimes);
    REQUIRE_FALSE(rules::set_stored(rules, "crapless", 1));
    CHECK(rules.crapless);
    CHECK(rules::set_stored(rules, "crapless", 2).has_value());
    CHECK(rules::set_stored(rules, "bar", 7) == "The knob 'bar' of craps takes 2, 3 or 12, not '7'.");
    CHECK(rules::set_stored(rules, "crabless", 1) == "craps has no knob 'crabless'; did you mean 'crapless'?");
    std::vector<std::string_view> held;
    const auto hold = [&](std::string_view name, int) { held.push_back(name); };
    rules::each_held(craps::Rules{}, hold);
    CHECK(held.size() + 8 == craps::Rules::knobs().size());  // as many as before the eight later ones
    for (const char* text : {"line", "3"}) REQUIRE_FALSE(rules::set_knob(rules, "point_pays", text));
    CHECK(rules.point_pays == 3);
    rules::each_held(craps::Rules{.vig_least = 1}, hold);
    CHECK(std::ranges::count(held, "vig_least") == 1);
    for (const auto& knob : craps::Rules::knobs())
        for (int value = knob.least; value <= std::min(knob.most, knob.least + 200); ++value) {
            if (!takes(knob, value)) continue;
            REQUIRE_FALSE(rules::set_stored(rules, knob.name, value));
            REQUIRE(knob.get(rules) == value);
        }
}

WinTier tier(const std::vector<HandResult>& settled) { return win_of(settled).tier; }
HandResult bet(std::int64_t stake, std::int64_t net) { return {.bet = "bet", .stake = stake, .net = net}; }
HandResult game(Outcome outcome, std::int64_t net = 0) {
    return {.bet = "game", .net = net, .whole = true, .outcome = outcome};
}

}  // namespace

TEST_CASE("a win is as great as its prize is beside all that was at stake") {
    CHECK(tier({}) == WinTier::None);
    CHECK(tier({bet(100, 1)}) == WinTier::Small);
    CHECK(tier({bet(100, 100)}) == WinTier::Small);
    CHECK(tier({bet(100, 101)}) == WinTier::Good);
    CHECK(tier({bet(100, 1000)}) == WinTier::Good);
    CHECK(tier({bet(100, 1001)}) == WinTier::Great);
    CHECK(tier({bet(100, 3000), bet(250, -250)}) == WinTier::Good);  // 2,750 with 350 at stake
    CHECK(tier({bet(0, 5)}) == WinTier::Small);
}

TEST_CASE("whatever is paid, no net loss and no bet that comes back is a win") {
    CHECK(tier({bet(100, 0)}) == WinTier::None);
    CHECK(tier({bet(100, -100)}) == WinTier::None);
    CHECK(tier({bet(10, 300), bet(300, -300)}) == WinTier::None);
    CHECK(tier({bet(10, 300), bet(400, -400)}) == WinTier::None);
}

TEST_CASE("a game that is won is a great win, whatever its last bet brought; one that is lost is none") {
    CHECK(tier({game(Outcome::Won, 3)}) == WinTier::Great);
    CHECK(tier({bet(5, -5), game(Outcome::Won)}) == WinTier::Great);
    CHECK(tier({game(Outcome::Lost, 3)}) == WinTier::None);
    CHECK(tier({bet(5, 5), game(Outcome::Even)}) == WinTier::Small);
    CHECK(tier({{.bet = "hand", .whole = true}, bet(5, 5)}) == WinTier::Small);
}

using rules::typed_value, rules::Unit, rules::unit_text;

TEST_CASE("money on a sheet is said and typed as money, and what a sheet says of a number can be typed back") {
    CHECK(unit_text(Unit::Cents, 1250) == "$12.50");
    CHECK(unit_text(Unit::Dollars, 1250) == "$1250");
    CHECK(typed_value(Unit::Cents, "$12.50") == 1250);
    CHECK(typed_value(Unit::Cents, " 12.5 ") == 1250);
    CHECK(typed_value(Unit::Cents, "12") == 1200);
    CHECK(typed_value(Unit::Dollars, "$12.00") == 12);
    CHECK_FALSE(typed_value(Unit::Dollars, "12.50"));  // no cents on that sheet
    CHECK_FALSE(typed_value(Unit::Cents, "a lot"));
    for (const Unit unit : {Unit::Number, Unit::Dollars, Unit::Cents, Unit::Percent})
        for (const int value : {0, 1, 5, 99, 100, 101, 1'000'000}) {
            CAPTURE(unit_text(unit, value));
            CHECK(typed_value(unit, unit_text(unit, value)) == value);
        }
}
