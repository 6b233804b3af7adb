// Craps as one value for everything above rules/ and odds/, and its milestones.
#include "session/game_of.h"

#include "odds/craps/odds.h"
#include "session/craps/accuracy.h"
#include "session/run/station.h"

namespace boxcars::craps {
namespace {

using Counts = std::optional<bool>;

template <int total>
odds::Fraction total_in_a_row(const Rules&, int needed) {
    const auto shows = [](const std::vector<int>& faces) { return faces[0] + faces[1] == total; };
    return session::in_a_row(session::chance_to_show(odds::two_dice(), shows), needed);
}

Counts double_six(const Rules&, const State&, const Step& step, int) {
    const auto* threw = session::fact_in<Threw>(step);
    return threw ? Counts{threw->first + threw->second == 12} : Counts{};
}
Counts natural_seven(const Rules&, const State&, const Step& step, int) {
    const auto* threw = session::fact_in<Threw>(step);
    return threw && threw->point == 0 ? Counts{threw->first + threw->second == 7} : Counts{};
}
Counts throw_of_hand(const Rules&, const State&, const Step& step, int) {
    return session::fact_in<Threw>(step) ? Counts{!session::fact_in<SevenOut>(step)} : Counts{};
}
Counts line_won(const Rules& rules, const State& before, const Step& step, int seat) {
    return session::bet_won("pass", rules, before, step, seat);
}
odds::Fraction long_hand(const Rules& rules, int needed) {  // the seven-out comes later
    return odds::hand_length(rules, needed + 1).at_least.back();
}
odds::Fraction lines_won(const Rules& rules, int needed) {
    return session::in_a_row(odds::line_game(rules).win, needed);
}

constexpr session::Milestone<Rules> milestone_rows[] = {
    {"boxcars_twice", "Two Trains", "Boxcars twice in a row.", 2, double_six, total_in_a_row<12>},
    {"three_naturals", "Three Sevens", "A seven on three come-outs in a row.", 3, natural_seven, total_in_a_row<7>},
    {"thirty_throws", "The Long Hand", "Thirty throws before a seven-out.", 30, throw_of_hand, long_hand},
    {"eight_passes", "Eight Passes", "Eight pass line bets won in a row.", 8, line_won, lines_won},
};

}  // namespace
}  // namespace boxcars::craps

namespace boxcars {
template <>
session::Milestones<craps::Rules> session::milestones<craps::Rules>() {
    return craps::milestone_rows;
}

BOXCARS_ANY_GAME(craps::Rules, {.accuracy = session::craps_accuracy, .run = &session::station_table<craps::Rules>()})

}  // namespace boxcars
