// Knobs as people write them and as files hold them: a word is never taken for its place in a list.
#include "rules/knobs.h"

#include "rules/ceelo/rules.h"
#include "rules/craps/bets.h"
#include "rules/siwuliu/rules.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

using namespace boxcars;

namespace {

std::string refused(std::string_view knob, std::string_view text) {
    craps::Rules rules;
    const auto why = rules::set_knob(rules, knob, text);
    CHECK(rules == craps::Rules{});
    return why.value_or("");
}

}  // namespace

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
    CHECK(held.size() + 3 == craps::Rules::knobs().size());  // as many as before the three later ones
    rules::each_held(craps::Rules{.vig_least = 1}, hold);
    CHECK(std::ranges::count(held, "vig_least") == 1);
    for (const auto& knob : craps::Rules::knobs())
        for (int value = knob.least; value <= std::min(knob.most, knob.least + 200); ++value) {
            if (!takes(knob, value)) continue;
            REQUIRE_FALSE(rules::set_stored(rules, knob.name, value));
            REQUIRE(knob.get(rules) == value);
        }
}
