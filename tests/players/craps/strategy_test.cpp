// The computer players of craps: what goes down when, in amounts the table pays exactly, and who cannot play a sheet.
#include "players/craps/strategy.h"

#include "players/craps/throws.h"
#include "rules/knobs.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::craps;
using players::When;
using namespace boxcars::test;

namespace {

std::string said(const std::vector<Event>& events) {
    std::string text;
    for (const Event& event : events) text += (text.empty() ? "" : "; ") + to_text(event);
    return text;
}

// Bets before every throw; answers what was done before the next one.
std::string after(const players::BetLines& lines, std::initializer_list<Rolled> throws, const Rules& rules = house) {
    State state = opening(rules);
    for (const Rolled& thrown : throws) {
        for (const Event& event : decisions(lines, rules, state)) advance(rules, state, event);
        advance(rules, state, thrown);
    }
    return said(decisions(lines, rules, state));
}
std::string after(std::string_view name, std::initializer_list<Rolled> throws, const Rules& rules = house) {
    return after(players::find_craps_strategy(name)->lines, throws, rules);
}

}  // namespace

TEST_CASE("a pass line bet is made before the come-out, and once") {
    CHECK(after("pass_line", {}) == "bet pass $5");
    CHECK(after("pass_line", {six}) == "");
    CHECK(after("pass_line", {six, six}) == "bet pass $5");
}

TEST_CASE("full odds are three, four or five times the flat bet, or what wins six times as much when laid") {
    CHECK(after("pass_full_odds", {four}) == "bet pass_odds $15");
    CHECK(after("pass_full_odds", {five}) == "bet pass_odds $20");
    CHECK(after("pass_full_odds", {six}) == "bet pass_odds $25");
    for (const Rolled& point : {four, five, six}) CHECK(after("dont_pass_odds", {point}) == "bet dont_pass_odds $30");
    CHECK(after("dont_pass_odds", {four, six}) == "");
}

TEST_CASE("three point molly covers three numbers, each with full odds, and then waits") {
    CHECK(after("three_point_molly", {}) == "bet pass $5");
    CHECK(after("three_point_molly", {four}) == "bet pass_odds $15; bet come $5");
    CHECK(after("three_point_molly", {four, five}) == "bet come_odds_5 $20; bet come $5");
    CHECK(after("three_point_molly", {four, five, six}) == "bet come_odds_6 $25");
    CHECK(after("three_point_molly", {four, five, six, eight}) == "");
    CHECK(after("three_point_molly", {four, five, six, five}) == "bet come $5");
}

TEST_CASE("the iron cross is the field and 5, 6 and 8, while there is a point") {
    CHECK(after("iron_cross", {}) == "");
    CHECK(after("iron_cross", {four}) == "bet place_5 $5; bet place_6 $6; bet place_8 $6; bet field $5");
    CHECK(after("iron_cross", {four, six}) == "bet field $5");
    CHECK(after("iron_cross", {four, seven}) == "");
}

TEST_CASE("place bets on 6 and 8 are in sixes, hardways go up while there is a point, the field at every throw") {
    CHECK(after("place_6_8", {four}) == "bet place_6 $6; bet place_8 $6");
    CHECK(after("hardways", {four}) == "bet hard_4 $5; bet hard_6 $5; bet hard_8 $5; bet hard_10 $5");
    CHECK(after("hardways", {four, six}) == "bet hard_6 $5");
    for (const Rolled& thrown : {four, seven, eight}) CHECK(after("field", {thrown}) == "bet field $5");
}

TEST_CASE("the base bet is the table's minimum, but at least $5 and at most the maximum") {
    Rules rules;
    CHECK(players::base_bet(rules) == 5 * dollar);
    rules.minimum = 25;
    CHECK(players::base_bet(rules) == 25 * dollar);
    CHECK(after("place_6_8", {four}, rules) == "bet place_6 $27; bet place_8 $27");
    rules.minimum = 1;
    rules.maximum = 3;
    CHECK(players::base_bet(rules) == 3 * dollar);
}

TEST_CASE(
    "every decision of every strategy is allowed after those before it, on sheets of all kinds, also when broke") {
    Rules high, crapless, poor, advance_vig;
    high.minimum = 17;
    crapless.crapless = true;
    poor.bankroll = 13;
    advance_vig.vig_on = craps::VigPaid::WithBet;
    for (const Rules& rules : {house, high, crapless, poor, advance_vig})
        for (const auto& strategy : players::craps_strategies()) {
            if (problem(strategy.lines, rules, strategy.name)) continue;
            State state = opening(rules);
            unsigned dice = 12345;
            for (int n = 0; n < 3000; ++n) {
                if (over(rules, state)) state = opening(rules);
                for (const Event& event : decisions(strategy.lines, rules, state)) {
                    const auto refused = refusal(rules, state, event);
                    REQUIRE_MESSAGE(!refused, strategy.name, ": ", refused.value_or(""));
                    advance(rules, state, event);
                }
                CHECK(decisions(strategy.lines, rules, state).empty());
                dice = dice * 1664525 + 1013904223;
                advance(rules, state,
                        Rolled{static_cast<int>(dice >> 16) % 6 + 1, static_cast<int>(dice >> 24) % 6 + 1});
            }
        }
}

TEST_CASE("without a don't side, only who bets on it cannot play, and says so") {
    const Rules crapless{.crapless = true};
    for (const auto& strategy : players::craps_strategies()) {
        const auto wrong = problem(strategy.lines, crapless, strategy.name);
        CHECK(wrong.has_value() == (strategy.name == "dont_pass_odds"));
        CHECK_FALSE(problem(strategy.lines, house, strategy.name));
    }
    CHECK(problem(players::find_craps_strategy("dont_pass_odds")->lines, crapless, "dont_pass_odds") ==
          "The strategy dont_pass_odds cannot play this sheet: there is no dont_pass on a crapless table.");
    CHECK(after("three_point_molly", {{1, 1}}, crapless) == "bet pass_odds $5; bet come $5");
}

TEST_CASE("a stake the table does not take is told before anybody plays") {
    const players::BetLines lines{{.when = When::Always, .bet = {Kind::Field}, .stake = 3 * dollar}};
    Rules high;
    high.minimum = 10;
    CHECK_FALSE(problem(lines, house, "mine"));
    CHECK(problem(lines, high, "mine") ==
          "The strategy mine cannot play this sheet: it bets $3 on field, and the table takes $10 to $5000.");
}

TEST_CASE("a strategy may press before every throw, lay or take a multiple, and take its bets up again") {
    CHECK(after({{.bet = {Kind::Field}}, {.bet = {Kind::Place, 4}, .unless_down = false}}, {six}) ==
          "bet field $5; bet place_4 $5");
    const players::BetLines laid{{.when = When::ComeOut, .bet = {Kind::DontPass}, .odds = 1}};
    CHECK(after(laid, {four}) == "bet dont_pass_odds $10");
    const players::BetLines down{
        {.when = When::Point, .bet = {Kind::Place, 8}, .units = 2, .take_when = When::ComeOut}};
    CHECK(after(down, {four}) == "bet place_8 $9");
    CHECK(after(down, {four, four}) == "take place_8 $9");
    const players::BetLines put{{.when = When::Point, .bet = {Kind::Put, 5}, .odds = 2, .take_when = When::ComeOut}};
    CHECK(after(put, {four}) == "bet put_5 $5");
    CHECK(after(put, {four, eight}) == "bet put_odds_5 $10");
    CHECK(after(put, {four, eight, four}) == "take put_odds_5 $10; take put_5 $5");
}

TEST_CASE("an unknown strategy is told with the nearest, or with all there are") {
    CHECK_FALSE(players::craps_strategy_problem("field"));
    CHECK(players::craps_strategy_problem("iron_cros") ==
          "There is no player of craps named 'iron_cros'; did you mean 'iron_cross'?");
    CHECK(players::craps_strategy_problem("zebra")->ends_with("field, hardways or file:PATH."));
}
