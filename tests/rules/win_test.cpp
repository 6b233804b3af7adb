
#include "rules/hand.h"

#include "rules/knobs.h"

#include <doctest/doctest.h>

#include <vector>

using namespace boxcars::rules;

namespace {

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

TEST_CASE("money on a sheet is said as money and typed as money") {
    CHECK(unit_text(Unit::Cents, 1250) == "$12.50");
    CHECK(unit_text(Unit::Dollars, 1250) == "$1250");
    CHECK(typed_value(Unit::Cents, "$12.50") == 1250);
    CHECK(typed_value(Unit::Cents, " 12.5 ") == 1250);
    CHECK(typed_value(Unit::Cents, "12") == 1200);
    CHECK(typed_value(Unit::Dollars, "$12.00") == 12);
    CHECK_FALSE(typed_value(Unit::Dollars, "12.50"));  // no cents on that sheet
    CHECK_FALSE(typed_value(Unit::Cents, "a lot"));
}

TEST_CASE("what a sheet says of a number can be typed back, in every unit") {
    for (const Unit unit : {Unit::Number, Unit::Dollars, Unit::Cents, Unit::Percent})
        for (const int value : {0, 1, 5, 99, 100, 101, 1'000'000}) {
            CAPTURE(unit_text(unit, value));
            CHECK(typed_value(unit, unit_text(unit, value)) == value);
        }
}
