// A short sitting of Pig for panels to show: played by the rules from given dice, without random numbers.
#pragma once
#include "ui/pig/panels.h"

#include <initializer_list>

namespace boxcars::ui::test {

struct Sitting {
    pig::Rules rules, next_rules;
    std::vector<pig::State> states;
    NumberCount faces;
    std::vector<JournalLine> journal;
    std::vector<std::string> players{"you", "hold20"};
    Timings timings;
    odds::PigSolverService solver;
    Transport transport{false, 1, 1592598566};

    explicit Sitting(const pig::Rules& sheet = {});
    void play(const pig::Event& event);
    void play(std::initializer_list<int> dice);  // 0 is a hold
    PigOverlayView input() {
        return {{rules, next_rules, states.back(), journal, timings, transport}, states, faces, players, 0, solver};
    }
};

}  // namespace boxcars::ui::test
