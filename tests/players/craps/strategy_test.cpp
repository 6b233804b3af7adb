// The computer players of craps: what goes down when, in amounts the table pays exactly, and who cannot play a sheet.
#include "players/craps/strategy.h"

#include "rules/craps/rules.h"
#include "rules/knobs.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::craps;
using players::When;

namespace {

const craps::Rules house{};
constexpr craps::Rolled four{1, 3}, five{2, 3}, six{2, 4}, seven{3, 4}, eight{2, 6};

std::string said(const std::vector<Event>& events) {
    std::string text;
    for (const Event& event : events) text += (text.empty() ? "" : "; ") + to_text(event);
    return text;
}

// Bets before every throw; answers what was done before the next one.
std::string after(const players::BetLines& lines, std::initializer_list<Rolled> throws, const Rules& rules = house) {
    players::Playing playing{opening(rules)};
    for (const Rolled& thrown : throws) {
        make_bets(lines, rules, playing);
        see_throw(lines, rules, playing, thrown);
    }
    return said(decisions(lines, rules, playing.state, playing.memory));
}
std::string after(std::string_view name, std::initializer_list<Rolled> throws, const Rules& rules = house) {
    return after(players::find_craps_strategy(name)->lines, throws, rules);
}

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

TEST_CASE("three point molly covers three numbers with full odds; the iron cross is the field and 5, 6 and 8") {
    CHECK(after("three_point_molly", {}) == "bet pass $5");
    CHECK(after("three_point_molly", {four}) == "bet pass_odds $15; bet come $5");
    CHECK(after("three_point_molly", {four, five}) == "bet come_odds_5 $20; bet come $5");
    CHECK(after("three_point_molly", {four, five, six}) == "bet come_odds_6 $25");
    CHECK(after("three_point_molly", {four, five, six, eight}) == "");
    CHECK(after("three_point_molly", {four, five, six, five}) == "bet come $5");
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

TEST_CASE("every decision of every strategy is allowed after those before it, on all kinds of sheets, also broke") {
    Rules high, crapless, poor, advance_vig;
    high.minimum = 17;
    crapless.crapless = true;
    poor.bankroll = 13;
    advance_vig.vig_on = craps::VigPaid::WithBet;
    for (const Rules& rules : {house, high, crapless, poor, advance_vig})
        for (const auto& strategy : players::craps_strategies()) {
            if (problem(strategy.lines, rules, strategy.name)) continue;
            players::Playing playing{opening(rules)};
            State& state = playing.state;
            unsigned dice = 12345;
            for (int n = 0; n < 3000; ++n) {
                if (over(rules, state)) state = opening(rules);
                for (const Event& event : decisions(strategy.lines, rules, state, playing.memory)) {
                    const auto refused = refusal(rules, state, event);
                    REQUIRE_MESSAGE(!refused, strategy.name, ": ", refused.value_or(""));
                    advance(rules, state, event);
                }
                CHECK(decisions(strategy.lines, rules, state, playing.memory).empty());
                dice = dice * 1664525 + 1013904223;
                see_throw(strategy.lines, rules, playing,
                          {static_cast<int>(dice >> 16) % 6 + 1, static_cast<int>(dice >> 24) % 6 + 1});
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
    CHECK_FALSE(problem(lines, house, "mine"));
    CHECK(problem(lines, {.minimum = 10}, "mine") ==
          "The strategy mine cannot play this sheet: it bets $3 on field, and the table takes $10 to $5000.");
}

TEST_CASE("a strategy may press before every throw, lay or take a multiple, and take its bets up again") {
    CHECK(after({{.bet = {Kind::Field}}, {.bet = {Kind::Place, 4}, .unless_down = false}}, {six}) ==
          "bet field $5; bet place_4 $5");
    CHECK(after({{.when = When::ComeOut, .bet = {Kind::DontPass}, .odds = 1}}, {four}) == "bet dont_pass_odds $10");
    const players::BetLines down{
        {.when = When::Point, .bet = {Kind::Place, 8}, .units = 2, .take_when = When::ComeOut}};
    CHECK(after(down, {four}) == "bet place_8 $9");
    CHECK(after(down, {four, four}) == "take place_8 $9");
    const players::BetLines put{{.when = When::Point, .bet = {Kind::Put, 5}, .odds = 2, .take_when = When::ComeOut}};
    CHECK(after(put, {four}) == "bet put_5 $5");
    CHECK(after(put, {four, eight}) == "bet put_odds_5 $10");
    CHECK(after(put, {four, eight, four}) == "take put_odds_5 $10; take put_5 $5");
}

TEST_CASE("a bet is pressed, regressed or taken down after a win or a loss, so often in a row, and not past a limit") {
    using players::Change;
    const auto placed = [](std::vector<players::Reaction> steps, int units = 1) {
        return players::BetLines{{.when = When::Point, .bet = {Kind::Place, 6}, .units = units, .after_win = steps}};
    };
    CHECK(after(placed({{}}), {four}) == "bet place_6 $6");
    CHECK(after(placed({{}}), {four, six, six}) == "bet place_6 $6");
    CHECK(after(placed({{.times = 1}}), {four, six, six}) == "");
    CHECK(after(placed({{}}), {four, six, seven, four}) == "bet place_6 $6");
    CHECK(after(placed({{.change = Change::ByWin}}, 2), {four, six}) == "bet place_6 $12");
    CHECK(after(placed({{.change = Change::Double}}), {four, six, six}) == "bet place_6 $12");
    CHECK(after(placed({{.change = Change::Regress, .units = 1}}, 3), {four, six}) == "take place_6 $12");
    CHECK(after(placed({{.change = Change::Regress}}, 3), {four, six, six, six}) == "");
    CHECK(after(placed({{.times = 1}, {.change = Change::Down}}), {four, six, six}) == "take place_6 $12");
    CHECK(after(placed({{.times = 1}, {.change = Change::Down}}), {four, six, six, six, four, six}) == "");
    CHECK(after(placed({{.change = Change::Down}}), {four, six, seven, four}) == "bet place_6 $6");
    CHECK(after(placed({{}}), {four, six}, {.maximum = 10}) == "bet place_6 $3");
    CHECK(after(placed({{.change = Change::Double}}, 2), {four, six}, {.bankroll = 17}) == "bet place_6 $12");
    CHECK(after(placed({{.change = Change::Double, .times = 1}}, 3), {four, six}, {.bankroll = 18}) ==
          "bet place_6 $18");
    CHECK(after(placed({{.change = Change::Double}}, 4), {four, six}, {.bankroll = 24, .place_6_8 = 1}) == "");
    players::BetLines both = placed({{.of = {{Kind::Place, 8}}}});
    both.push_back({.when = When::Point, .bet = {Kind::Place, 8}});
    CHECK(after(both, {four, six, eight}) == "bet place_6 $6");
    const players::BetLines ten{{.bet = {Kind::Place, 6}, .stake = 10 * dollar, .after_win = {{Change::ToStep}}}};
    CHECK(after(ten, {four, six}) == "bet place_6 $3");
    const players::BetLines field{{.bet = {Kind::Field}, .after_loss = {{.change = Change::Double, .times = 2}}}};
    CHECK(after(field, {six, six, six}) == "bet field $20");
    CHECK(after(field, {six, seven, four}) == "bet field $5");
}

TEST_CASE("strategies that react do so at the first win of each bet, and begin anew with the next hand") {
    CHECK(after("press_6_8", {four}) == "bet place_6 $6; bet place_8 $6");
    CHECK(after("press_6_8", {four, six}) == "bet place_6 $6");
    CHECK(after("press_6_8", {four, six, six}) == "");
    CHECK(after("press_6_8", {four, six, six, eight}) == "bet place_8 $6");
    CHECK(after("press_6_8", {four, six, eight, seven, four}) == "bet place_6 $6; bet place_8 $6");
    const std::string two_units = "bet place_5 $10; bet place_6 $12; bet place_8 $12; bet field $5";
    CHECK(after("iron_cross_regress", {four}) == two_units);
    CHECK(after("iron_cross_regress", {four, six}) ==
          "take place_5 $5; take place_6 $6; take place_8 $6; bet field $5");
    CHECK(after("iron_cross_regress", {four, six, eight}) == "bet field $5");
    CHECK(after("iron_cross_regress", {four, six, seven, four}) == two_units);
    const std::string_view molly = "three_point_molly_press";
    CHECK(after(molly, {}) == "bet pass $5");
    CHECK(after(molly, {four}) == "bet pass_odds $15; bet come $5");
    CHECK(after(molly, {seven}) == "bet pass $10");
    CHECK(after(molly, {four, four}) == "bet pass $10; bet come_odds_4 $15");
    CHECK(after(molly, {four, four, six}) == "bet pass_odds $50; bet come $5");
    CHECK(after(molly, {four, five, five}) == "bet come_odds_5 $20; bet come $10");
    CHECK(after(molly, {four, five, five, six}) == "bet come_odds_6 $50");
    CHECK(after(molly, {four, four, seven}) == "bet pass $10");
    CHECK(after(molly, {four, five, five, seven}) == "bet pass $5");
    CHECK(after(molly, {four, five, five, seven, four}) == "bet pass_odds $15; bet come $5");
}

TEST_CASE("an unknown strategy is told with the nearest, or with all there are") {
    CHECK_FALSE(players::craps_strategy_problem("field"));
    CHECK(players::craps_strategy_problem("iron_cros") ==
          "There is no player of craps named 'iron_cros'; did you mean 'iron_cross'?");
    CHECK(players::craps_strategy_problem("zebra")->ends_with("three_point_molly_press or file:PATH."));
}

State played(const players::BetLines& lines, std::initializer_list<Rolled> throws) {
    State state = opening(house);
    const auto bet = [&] {
        for (const Event& event : decisions(lines, house, state)) advance(house, state, event);
    };
    for (const Rolled& thrown : throws) {
        bet();
        advance(house, state, thrown);
    }
    bet();
    return state;
}

players::BetLines laid(std::initializer_list<Event> bets, std::initializer_list<Rolled> throws = {}) {
    State state = opening(house);
    for (const Rolled& thrown : throws) advance(house, state, thrown);
    for (const Event& bet : bets) advance(house, state, bet);
    return players::laid_lines(house, state);
}

}  // namespace

TEST_CASE("the felt of every strategy, laid again on the same dice, is the same felt") {
    for (const char* name : {"pass_line", "pass_full_odds", "dont_pass_odds", "three_point_molly", "place_6_8",
                             "iron_cross", "field", "hardways"})
        for (const auto throws : {std::initializer_list<Rolled>{}, {four}, {four, five}, {six, five, eight}}) {
            CAPTURE(name);
            CAPTURE(throws.size());
            const State felt = played(players::find_craps_strategy(name)->lines, throws);
            const players::BetLines lines = players::laid_lines(house, felt);
            if (felt.bets.empty()) {
                CHECK(lines.empty());
                continue;
            }
            CHECK_FALSE(players::problem(lines, house, name));
            CHECK(played(lines, throws).bets == felt.bets);
        }
}

TEST_CASE("line bets are laid on a come-out, numbers while there is a point, the rest before every throw") {
    const auto lines = laid({Bet{{Kind::Place, 6}, 12 * dollar}, Bet{{Kind::Field}, 5 * dollar}}, {four});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].bet == craps::Spot{Kind::Place, 6});
    CHECK(lines[0].when == When::Point);
    CHECK(lines[0].stake == 12 * dollar);
    CHECK(lines[1].when == When::Always);
    CHECK(players::in_words(lines) == "place_6 $12, field $5");
    const auto pass = laid({Bet{{Kind::Pass}, 10 * dollar}});
    REQUIRE(pass.size() == 1);
    CHECK(pass[0].when == When::ComeOut);
}

TEST_CASE("odds are as many times the flat bet as lie there, and in words") {
    State state = opening(house);
    advance(house, state, Bet{{Kind::Pass}, 10 * dollar});
    advance(house, state, four);
    advance(house, state, Bet{{Kind::PassOdds}, 20 * dollar});
    CHECK(players::in_words(players::laid_lines(house, state)) == "pass $10 with 2x odds");
}
