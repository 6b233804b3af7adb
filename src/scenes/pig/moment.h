// What the Pig table shows at one moment: what has been told, who sits there, what may be done. Plain values and views
// of what the scene owns; the pictures and the words are made from it, and change nothing.
#pragma once
#include "base/ticks.h"
#include "rules/pig/rules.h"
#include "scenes/people/table_talk.h"
#include "scenes/pig/places.h"
#include "scenes/pig/seats.h"

#include <span>
#include <vector>

namespace boxcars::scenes {

// What a game of Pig has told so far of the turn on show: its faces, what a snout took or a hold brought home, and
// since when. One fact after another goes in; how long each is looked at comes out. Draws and sounds nothing.

struct PigTelling {
    std::vector<int> faces;    // of the turn on show
    int lost = 0, banked = 0;  // just now, by a snout or by a hold
    Ticks drain_since = -1, won_since = -1;
    Ticks added_at = -1;  // the last face, to the turn total

    Ticks tell(const pig::Fact& fact, pig::State& shown, Ticks now);  // how long it is looked at
    void begin_turn() {
        faces.clear();
        drain_since = added_at = -1;
        banked = 0;
    }
    float drained(Ticks now) const;   // 0..1: the colour is draining from the numbers
    float skidded(Ticks now) const;   // 0..1: the wagon is on its way back
    int climbing(double time) const;  // how much of the last face is not yet in the turn total that is shown
};

int player_of(const pig::Fact& fact);
struct Noise {
    const char* name;  // empty: none
    float loud;
};
const char* climbed(int turn_total);  // the sound of it
std::vector<Noise> noises_of(const pig::Fact& fact, bool of_person);

struct LookedBack;  // look_back.h

struct PigMoment {
    const pig::Rules& rules;
    const pig::State& shown;  // never ahead of the dice
    const PigSeats& seats;
    std::span<const int> faces;  // of the turn on show

    // Watching: a computer's turn, or a telling. Deciding: the person on turn may roll, and perhaps hold.
    enum class Doing { Watching, Deciding, Shaking, Flying, Over } doing = Doing::Watching;
    bool by_hand = false;  // the player on turn sits at this machine
    Ticks clock = 0;
    const TableTalk* talk = nullptr;  // none: nobody looks up
    float drained = 0;                // 0..1: a snout came up and the colour is draining from the numbers
    float skidded = 0;                // 0..1: and the wagon is on its way back
    int climbing = 0;                 // of the turn total, still on its way there
    int lost = 0;                     // what the snout took
    int banked = 0;                   // what a hold has just brought home

    const odds::PigSolution* solution = nullptr;  // of these rules, when it is there
    double solving = 0;                           // how much of it is, 0..1
    bool coach = false, demo = false, paused = false, any_eyes = false, reduced_motion = false;
    bool statistics = false;                  // of the match, asked for
    const LookedBack* looked_back = nullptr;  // a decision of the finished game is on show
    int looked_back_nth = 0, looked_back_of = 0;

    bool over() const { return doing == Doing::Over; }
    bool at_goal() const {
        return shown.turn >= 0 && shown.scores[static_cast<std::size_t>(shown.turn)] + shown.turn_total >= rules.goal;
    }
    render::Colour hue_of(int seat) const { return pig_look::track_hue(seats.track(seat), any_eyes); }
};

// Does the coach speak now: he was asked, a person is to decide, and he knows tables of two only.
inline bool coach_speaks(const PigMoment& at) {
    return at.coach && at.doing == PigMoment::Doing::Deciding && at.seats.count() == 2 && at.seats.human(at.shown.turn);
}
bool may_come_home(const pig::Rules& rules, const pig::State& shown);  // with the next die
// What he says, once he has worked it out.
inline std::optional<odds::Advice> coached(const PigMoment& at) {
    if (!coach_speaks(at) || !at.solution) return {};
    return odds::advise(*at.solution, at.rules, at.shown);
}
// To hold is the thing to do: the goal is reached, or the coach says so.
inline bool hold_is_best(const PigMoment& at) {
    if (at.shown.turn_total > 0 && at.at_goal()) return true;
    const auto advice = coached(at);
    return advice && advice->may_hold && !advice->best_is_roll;
}

}  // namespace boxcars::scenes
