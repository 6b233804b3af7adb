// What a game of Pig has told so far of the turn on show: its faces, what a snout took or a hold brought home, and
// since when. One fact after another goes in; how long each is looked at comes out. Draws and sounds nothing.
#pragma once
#include "base/ticks.h"
#include "rules/pig/rules.h"

#include <vector>

namespace boxcars::scenes {

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

}  // namespace boxcars::scenes
