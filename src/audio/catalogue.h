// Every sound by name: its bus, its takes and the function that makes it; for playing, saving and testing.
#pragma once
#include "audio/sound.h"
#include "audio/synth.h"

#include <span>

namespace boxcars::audio {

constexpr int takes = 4;

// One recording of a sound. Takes differ a little in pitch and in how the object is struck.
struct Take {
    int number;    // 0..takes-1
    bool hard;     // struck hard: brighter; only for a voice that is by_force
    double pitch;  // factor on all its pitches, 0.96..1.04
    chance::Dust dust;
};

struct Voice {
    std::string_view name;
    Bus bus;
    bool by_force;  // has hard and soft takes; for a sting: large and small
    bool loop;
    double calls_seconds;  // length of its call, which lowers ambience and music; 0: no call
    Sound (*make)(Take&);
};

std::span<const Voice> voices();
int variants(const Voice& voice);               // 1 for a loop; twice the takes if by_force, the soft ones first
Sound render(const Voice& voice, int variant);  // the same samples on every call

// voices/dice.cpp
Sound die_felt(Take&), die_leather(Take&), die_plank(Take&), die_wall(Take&), die_die(Take&), die_bowl(Take&),
    shake(Take&);
// voices/table.cpp
Sound flap(Take&), puck(Take&), brush(Take&), button(Take&), button_no(Take&), chip(Take&), coin(Take&), bank(Take&),
    snout(Take&);
// voices/music.cpp
constexpr int climb_steps = 8;
Sound climb_note(Take&, std::size_t nth);  // one note of a rising scale; 0 is the lowest
template <std::size_t nth>
Sound climb(Take& take) {
    return climb_note(take, nth);
}
Sound win(Take&), big_win(Take&), loss(Take&), whistle(Take&);
Sound arrival(Take&), left_behind(Take&), walk_home(Take&);  // the endings of a Long Run
// voices/rooms.cpp
Sound rail(Take&);
Sound buffet(Take&), casino(Take&), rain(Take&), wind(Take&);

}  // namespace boxcars::audio
