// A table of Pig set by hand: rules, seats, a state and what is known of it, as the scene would show them.
#pragma once
#include "scenes/measured_stage.h"
#include "scenes/pig/moment.h"

namespace boxcars::test {
using namespace scenes;

struct PigTableau {
    pig::Rules rules;
    session::Sitting session{{.rules = rules}};
    platform::Settings settings;
    Layout layout = layout_of({1280, 720});
    pig::State state;
    PigSeats seats;
    PigAnnounced announced;
    TableTalk talk;  // all faces are calm
    PigLookBack look_back;

    explicit PigTableau(int players = 2, int goal = 100)
        : rules{goal, 1, 6, players}, state(opening(rules)), seats(rules, {"human"}) {
        state.turn = 0;
    }
    PigMoment moment(PigPhase phase = PigPhase::Waiting, Ticks clock = 0) {
        talk.begin(seats.people());
        return {{{settings, layout, clock}, session, rules, state}, phase, seats, announced, talk, look_back};
    }
};

}  // namespace boxcars::test
