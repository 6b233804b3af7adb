// A craps table in the middle of a hand, for panels to show: the point is 8, many bets are down, nothing drawn by
// chance.
#pragma once
#include "odds/craps/forecast.h"
#include "ui/craps/panels.h"
#include "ui/panels.h"

#include <initializer_list>

namespace boxcars::ui::test {

struct Felt {
    craps::Rules rules, next_rules;
    craps::State state;
    std::vector<CrapsPoint> points;
    NumberCount totals;
    std::vector<JournalLine> journal;
    Timings timings;
    Transport transport{false, 1, 1592598566};
    std::optional<odds::NextThrow> next;
    std::optional<odds::HandForecast> hand;

    explicit Felt(const craps::Rules& sheet = {});
    void play(const craps::Event& event);  // required: the table takes it
    void play(std::initializer_list<craps::Event> events);
    void busy();  // point 8, a come bet on 5 with odds, place, hard, field, props
    CrapsBetsView bets(Cents chip = 25 * dollar) const { return {rules, state, chip, true, true}; }
    CrapsOverlayView overlay();
};

}  // namespace boxcars::ui::test
