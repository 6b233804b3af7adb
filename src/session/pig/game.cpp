// Pig as one value for everything above rules/ and odds/, and its milestones.
#include "session/game_of.h"

#include "rules/pig/rules.h"
#include "session/pig/accuracy.h"
#include "session/run/station.h"

namespace boxcars::pig {
namespace {

using Counts = std::optional<bool>;

bool safe(const Rules& rules, int face) { return face != rules.pig_face; }
bool busts(const Rules& rules, int face) { return face == rules.pig_face; }
bool highest(const Rules& rules, int face) { return face == rules.sides && safe(rules, face); }

// Counts throws in one turn; what ends the turn ends the row.
template <bool (*is_so)(const Rules&, int face)>
Counts in_one_turn(const Rules& rules, const State& before, const Step& step, int seat) {
    if (before.turn != seat || before.winner >= 0) return {};
    const auto* added = session::fact_in<Added>(step);
    return added && is_so(rules, added->face);
}
// Counts turns by their first throw.
template <bool (*is_so)(const Rules&, int face)>
Counts first_throw(const Rules& rules, const State& before, const Step& step, int seat) {
    if (before.turn != seat || before.winner >= 0 || before.rolls > 0) return {};
    const auto* added = session::fact_in<Added>(step);
    return is_so(rules, added ? added->face : rules.pig_face);
}
template <bool (*is_so)(const Rules&, int face)>
odds::Fraction throws_in_a_row(const Rules& rules, int needed) {
    const auto shows = [&](const std::vector<int>& faces) { return is_so(rules, faces[0]); };
    return session::in_a_row(session::chance_to_show(odds::throws_of({1, rules.sides}), shows), needed);
}

constexpr session::Milestone<Rules> milestone_rows[] = {
    {"twenty_throws", "Twenty Throws", "Twenty safe throws in one turn.", 20, in_one_turn<safe>, throws_in_a_row<safe>},
    {"three_highest", "Top Three", "The highest face three times in a row in one turn.", 3, in_one_turn<highest>,
     throws_in_a_row<highest>},
    {"three_starts", "Flying Starts", "The highest face on the first throw of three turns in a row.", 3,
     first_throw<highest>, throws_in_a_row<highest>},
    {"three_snouts", "Three Snouts", "Three turns in a row lost on their first throw.", 3, first_throw<busts>,
     throws_in_a_row<busts>},
};

}  // namespace
}  // namespace boxcars::pig

namespace boxcars {
template <>
session::Milestones<pig::Rules> session::milestones<pig::Rules>() {
    return pig::milestone_rows;
}

BOXCARS_ANY_GAME(pig::Rules, {.accuracy = session::pig_accuracy,
                              .luck = session::pig_luck,
                              .run = &session::station_table<pig::Rules>()})

}  // namespace boxcars
