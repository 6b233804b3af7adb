// What a table knows of its game at a tick, whatever is played there. A game's own table adds what else it shows by.
#pragma once
#include "base/ticks.h"
#include "scenes/layout.h"
#include "session/session.h"

namespace boxcars::platform {
struct Settings;
}

namespace boxcars::scenes {

enum class Motion {  // what moves at a table: the dice in the hand, on their way to the disk, in the air, or its facts
    None,
    Shaking,
    Committing,
    Flying,
    Telling
};

constexpr const char* name_of(Motion motion) {  // as data; of None: the table has a name of its own
    constexpr const char* names[] = {"", "shaking", "committing", "flying", "telling"};
    return names[static_cast<int>(motion)];
}

struct TableNow {
    const platform::Settings& settings;
    const Layout& layout;
    Ticks clock = 0;
    bool played = false;  // by a person at this machine
    bool watching = false, demo = false, paused = false;
    bool coach = false;  // he speaks
};

template <class R>
struct TableView : TableNow {
    const session::Session<R>& session;  // decided
    const typename R::State& shown;      // what the player has seen, or looks back at
    Motion motion = Motion::None;

    bool shaking() const { return motion == Motion::Shaking; }
    bool flying() const { return motion == Motion::Committing || motion == Motion::Flying; }
    bool telling() const { return motion == Motion::Telling; }
};

}  // namespace boxcars::scenes
