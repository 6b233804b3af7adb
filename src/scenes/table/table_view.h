// The state of a table at one tick, the same for every game. A game may derive a view with more fields from it.
#pragma once
#include "platform/settings.h"
#include "scenes/places/layout.h"
#include "session/sitting.h"
#include "world/world.h"

namespace boxcars::scenes {

class LookBackSteps;

// What is animated: dice shaken in the hand, a throw being stored, dice in flight, or facts being shown.
enum class Motion { None, Shaking, Committing, Flying, Announcing };

// The names in the scene's state, indexed by motion. While there is none, the game names the move that it waits for.
constexpr const char* motion_names[] = {"", "shaking", "committing", "flying", "telling"};

struct FlapBoard {  // split flaps that show a text
    world::Id flaps;
    Rect where;
    int cells;
    std::string text;
};

struct TableNow {
    const platform::Settings& settings;
    const Layout& layout;
    Ticks clock = 0;
    bool played = false;                                                 // a person plays here
    bool watching = false, demo = false, paused = false, coach = false;  // coach: gives advice
    // The decisions that made a station's goal less likely. nullptr: the table has no goal with a coach.
    const LookBackSteps* goal = nullptr;
    bool news = false;  // news is shown below the top bar, at the left
};

template <class R>
struct TableView : TableNow {
    const session::Sitting& session;  // what has been decided
    const R& sheet;                   // the sheet of the current game
    const typename R::State& shown;   // the state seen so far, or looked back at
    Motion motion = Motion::None;

    // Whether to say that this game is practice. A station of a run has a line of its own.
    bool says_practice() const { return !session.counts() && !session.setup().stop; }
    bool at_rest() const { return motion == Motion::None; }
    bool shaking() const { return motion == Motion::Shaking; }
    bool flying() const { return motion == Motion::Committing || motion == Motion::Flying; }
    bool announcing() const { return motion == Motion::Announcing; }
};

}  // namespace boxcars::scenes
