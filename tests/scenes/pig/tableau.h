// A table of Pig set by hand: rules, seats, a state and what is known of it, as the scene would show them.
#pragma once
#include "platform/logical.h"
#include "scenes/layout.h"
#include "scenes/pig/moment.h"

#include <doctest/doctest.h>

namespace boxcars::test {
using namespace scenes;

struct NamedLayout {
    const char* name;
    Layout layout;
};
inline Layout layout_of(glm::ivec2 window, std::optional<float> scale = {}) {
    const platform::Logical lies{window, window, platform::fitting_scale(window, scale)};
    const glm::vec2 at = lies.origin(), size = lies.size();
    return layout_for({at.x, at.y, size.x, size.y});
}
inline std::vector<NamedLayout> every_layout() {
    return {{"1280x720", layout_of({1280, 720})},
            {"800x600", layout_of({800, 600})},
            {"960x540", layout_of({960, 540})},
            {"1920x1080", layout_of({1920, 1080})},
            {"2560x1080", layout_of({2560, 1080})}};
}

struct PigTableau {
    pig::Rules rules;
    session::Session<pig::Rules> session{{.rules = rules}};
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
        return {{{settings, layout, clock}, session, state}, phase, seats, announced, talk, look_back};
    }
};

inline bool within(const render::Rect& a, const render::Rect& b) {
    return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}

}  // namespace boxcars::test
