#include "players/craps/strategy.h"

#include "players/people.h"

namespace boxcars::players {
namespace {

using craps::Kind;

BetLines each(When when, Kind kind, std::initializer_list<int> numbers) {
    BetLines lines;
    for (const int number : numbers) lines.push_back({.when = when, .bet = {kind, number}});
    return lines;
}

BetLines iron_cross() {
    BetLines lines = each(When::Point, Kind::Place, {5, 6, 8});
    lines.push_back({.when = When::Point, .bet = {Kind::Field}});
    return lines;
}

// Bets pass, then come, until three bets have their numbers, each with the full odds.
BetLines three_point_molly() {
    return {{.when = When::ComeOut, .bet = {Kind::Pass}, .odds = full_odds},
            {.when = When::Point, .bet = {Kind::Come}, .odds = full_odds, .up_to = 3}};
}

// The same lines, but each bet begins with so many units and changes after a win. The field bet stays as it is.
BetLines after_wins(BetLines lines, const Reaction& step, int units = 1) {
    for (BetLine& line : lines)
        if (line.bet.kind != Kind::Field) line.units = units, line.after_win = {step};
    return lines;
}
const Reaction back_to_one{
    .change = Change::Regress, .units = 1, .of = {{Kind::Place, 5}, {Kind::Place, 6}, {Kind::Place, 8}}};

}  // namespace

std::span<const CrapsStrategy> craps_strategies() {
    static const std::vector<CrapsStrategy> strategies{
        {"pass_line", "the pass line alone", {{.when = When::ComeOut, .bet = {Kind::Pass}}}},
        {"pass_full_odds",
         "the pass line with full odds",
         {{.when = When::ComeOut, .bet = {Kind::Pass}, .odds = full_odds}}},
        {"dont_pass_odds",
         "against the shooter, laying full odds",
         {{.when = When::ComeOut, .bet = {Kind::DontPass}, .odds = full_odds}}},
        {"three_point_molly", "the pass line and two come bets, all with full odds", three_point_molly()},
        {"iron_cross", "the field and 5, 6 and 8 placed: only a 7 hurts", iron_cross()},
        {"place_6_8", "6 and 8 placed whenever a point is on", each(When::Point, Kind::Place, {6, 8})},
        {"field", "the field, every throw", {{.when = When::Always, .bet = {Kind::Field}}}},
        {"hardways", "the four hardways whenever a point is on", each(When::Point, Kind::Hard, {4, 6, 8, 10})},
        {"press_6_8", "6 and 8 placed, each pressed by a unit after its first win",
         after_wins(each(When::Point, Kind::Place, {6, 8}), {.times = 1})},
        {"iron_cross_regress", "the iron cross, with two units on 5, 6 and 8 until the first of them wins",
         after_wins(iron_cross(), back_to_one, 2)},
        {"three_point_molly_press", "three point molly; the bet after the first win is a unit more",
         after_wins(three_point_molly(), {.times = 1})},
    };
    return strategies;
}

std::optional<CrapsStrategy> find_craps_strategy(std::string_view name) {
    const auto found = std::ranges::find(craps_strategies(), name, &CrapsStrategy::name);
    return found == craps_strategies().end() ? std::nullopt : std::optional{*found};
}

std::optional<std::string> craps_strategy_problem(std::string_view name) {
    if (find_craps_strategy(name)) return {};
    return no_player_named("craps", name, names_of(craps_strategies()), "file:PATH");
}

}  // namespace boxcars::players
