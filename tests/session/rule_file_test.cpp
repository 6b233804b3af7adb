// Rule files: a text is a knob's word, as `rules --json` writes it; in older files a number is the place of the word.
#include "session/rule_file.h"

#include "rules/craps/rules.h"
#include "scratch.h"
#include "session/table_change.h"

#include <doctest/doctest.h>

using namespace boxcars;

namespace {

craps::Rules read(const std::string& knobs) {
    const test::Scratch folder;
    const auto file = folder.file("r.json", R"({"game": "craps", "rules": {)" + knobs + "}}");
    return session::read_rule_file(rules::any_game<craps::Rules>(), file).as<craps::Rules>();
}

}  // namespace

TEST_CASE("a number in a rule file is a word or its index, and refused if those are two words") {
    using craps::OddsLimit;
    CHECK_THROWS_WITH_AS(read(R"("odds_limit": 5)"), doctest::Contains("10x, 20x or 100x, not '5'."), Error);
    CHECK(read(R"("odds_limit": 7)").odds_limit == OddsLimit::HundredTimes);
    CHECK(read(R"("odds_limit": 10)").odds_limit == OddsLimit::TenTimes);
    CHECK(read(R"("odds_limit": 2)").odds_limit == OddsLimit::Twice);
    CHECK(read(R"("odds_limit": "5x")").odds_limit == OddsLimit::FiveTimes);
    CHECK(read(R"("odds_limit": "5")").odds_limit == OddsLimit::FiveTimes);
    CHECK(read(R"("crapless": 1, "winners_stay": false)") == craps::Rules{.crapless = true, .winners_stay = false});
    CHECK_THROWS_AS(read(R"("odds_limit": 8)"), Error);
    CHECK_THROWS_AS(read(R"("crapless": "1")"), Error);
    CHECK_THROWS_AS(read(R"("minimum": 2.5)"), Error);
}

TEST_CASE("the journal writes a changed knob with words as the word's index") {
    session::TableSetup table{craps::Rules{}, {}};
    const session::TableSetup before = table;
    REQUIRE_FALSE(session::read_change("rules odds_limit=5 crapless=1", table));
    CHECK(table.rules.as<craps::Rules>() == craps::Rules{.crapless = true, .odds_limit = craps::OddsLimit::TenTimes});
    CHECK(session::change_text(before, table) == "rules crapless=1 odds_limit=5");
}
