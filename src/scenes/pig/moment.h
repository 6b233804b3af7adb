// Everything the Pig table shows at one moment: the revealed state, the players, the possible actions. The picture and
// all texts are made from a PigMoment, which refers to values that the scene owns.
#pragma once
#include "base/ticks.h"
#include "rules/pig/rules.h"
#include "scenes/people/table_talk.h"
#include "scenes/pig/places.h"
#include "scenes/pig/seats.h"

#include <span>
#include <vector>

namespace boxcars::scenes {

// The current turn as far as it has been revealed: its faces, what a snout took or a hold banked, and when.
struct PigAnnounced {
    std::vector<int> faces;    // rolled in this turn
    int lost = 0, banked = 0;  // points of the last bust, last hold
    Ticks drain_since = -1, won_since = -1;
    Ticks added_at = -1;  // when the last face was added

    Ticks announce(const pig::Fact& fact, pig::State& shown, Ticks now);  // returns how long to show the fact
    void begin_turn() {
        faces.clear();
        drain_since = added_at = -1;
        banked = 0;
    }
    float drained(Ticks now) const;  // 0 to 1: how much colour the numbers have lost
    float skidded(Ticks now) const;  // 0 to 1: how far the wagon has slid back
    // The part of the last face that the turn total on the screen does not yet include.
    int climbing(double time) const;
};

int player_of(const pig::Fact& fact);
struct Noise {
    const char* name;
    float loud;
};
const char* climbed(int turn_total);  // name of the sound for this total
std::vector<Noise> noises_of(const pig::Fact& fact, bool of_person);

struct LookedBack;  // defined in report.h

struct PigMoment {
    const pig::Rules& rules;
    const pig::State& shown;  // the state revealed so far
    const PigSeats& seats;
    const PigAnnounced& announced;  // what is announced of the current turn

    // Watching: a computer plays or facts are being shown. Deciding: the person on turn may roll, and perhaps hold.
    enum class Doing { Watching, Deciding, Shaking, Flying, Over } doing = Doing::Watching;
    bool by_hand = false;  // a person here is on turn
    Ticks clock = 0;
    const TableTalk* talk = nullptr;  // nullptr: all faces stay calm

    const odds::PigSolution* solution = nullptr;  // nullptr until `rules` are solved
    double solving = 0;                           // progress of the solver, 0 to 1
    bool coach = false, demo = false, paused = false, any_eyes = false, reduced_motion = false;
    bool statistics = false;                  // shows the match's statistics
    const LookedBack* looked_back = nullptr;  // the decision being reviewed
    int looked_back_nth = 0, looked_back_of = 0;

    bool over() const { return doing == Doing::Over; }
    float drained() const { return announced.drained(clock); }
    float skidded() const { return reduced_motion ? 1 : announced.skidded(clock); }
    int climbing() const { return reduced_motion ? 0 : announced.climbing(static_cast<double>(clock)); }
    int banked() const { return drained() > 0 ? 0 : announced.banked; }  // points of the last hold
    bool at_goal() const {
        return shown.turn >= 0 && shown.scores[static_cast<std::size_t>(shown.turn)] + shown.turn_total >= rules.goal;
    }
    render::Colour hue_of(int seat) const { return pig_look::track_hue(seats.track(seat), any_eyes); }
    render::Colour accent() const { return shown.turn >= 0 ? hue_of(shown.turn) : pig_look::hue::pink; }
};

// The coach speaks when he is turned on and a person at a table of two decides.
inline bool coach_speaks(const PigMoment& at) {
    return at.coach && at.doing == PigMoment::Doing::Deciding && at.seats.count() == 2 && at.seats.human(at.shown.turn);
}
bool may_come_home(const pig::Rules& rules, const pig::State& shown);  // the next roll can reach the goal
// The coach's advice. Empty if the coach does not speak or the rules are not solved yet.
inline std::optional<odds::Advice> coached(const PigMoment& at) {
    if (!coach_speaks(at) || !at.solution) return {};
    return odds::advise(*at.solution, at.rules, at.shown);
}
// True if the goal is reached or the coach advises to hold.
inline bool hold_is_best(const PigMoment& at) {
    if (at.shown.turn_total > 0 && at.at_goal()) return true;
    const auto advice = coached(at);
    return advice && advice->may_hold && !advice->best_is_roll;
}

}  // namespace boxcars::scenes
