// Every sound by name: its bus, its takes and the function that makes it; for playing, saving and testing.
#pragma once
#include "audio/sound.h"
#include "audio/synth.h"
#include "base/hash.h"

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
    Sound (*make)(Take&);
    double calls_seconds = 0;  // length of its call, which lowers ambience and music; 0: no call
    bool by_force = false;     // has hard and soft takes; for a sting: large and small
    bool loop = false;
};

// voices/table.cpp
Sound die_felt(Take&), die_leather(Take&), die_plank(Take&), die_wall(Take&), die_die(Take&), die_bowl(Take&),
    shake(Take&);
Sound flap(Take&), puck(Take&), brush(Take&), button(Take&), button_no(Take&), chip(Take&), coin(Take&), bank(Take&),
    snout(Take&), gauge_pin(Take&), stamp(Take&), dull(Take&);
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

// clang-format off
inline std::span<const Voice> voices() {
    using enum Bus;
    static constexpr std::array<Voice, 39> all{{
        {"die_felt", Dice, die_felt, 0, true}, {"die_leather", Dice, die_leather, 0, true},
        {"die_plank", Dice, die_plank, 0, true}, {"die_wall", Dice, die_wall, 0, true},
        {"die_die", Dice, die_die, 0, true}, {"die_bowl", Dice, die_bowl, 0, true}, {"shake", Dice, shake},
        {"flap", Table, flap}, {"puck", Table, puck}, {"brush", Table, brush}, {"button", Table, button},
        {"button_no", Table, button_no}, {"chip", Table, chip}, {"coin", Table, coin},
        {"climb_1", Table, climb<0>}, {"climb_2", Table, climb<1>}, {"climb_3", Table, climb<2>},
        {"climb_4", Table, climb<3>}, {"climb_5", Table, climb<4>}, {"climb_6", Table, climb<5>},
        {"climb_7", Table, climb<6>}, {"climb_8", Table, climb<7>}, {"bank", Voices, bank, 0.7},
        {"snout", Voices, snout, 0.5}, {"win", Voices, win, 0.9, true}, {"big_win", Voices, big_win, 1.8},
        {"loss", Voices, loss, 0.5}, {"whistle", Voices, whistle, 1.5}, {"rail", Room, rail, 0, false, true},
        {"buffet", Room, buffet, 0, false, true}, {"casino", Room, casino, 0, false, true},
        {"rain", Room, rain, 0, false, true}, {"wind", Room, wind, 0, false, true},
        {"walk_home", Voices, walk_home, 4}, {"arrival", Voices, arrival, 5}, {"left_behind", Voices, left_behind, 4},
        {"gauge_pin", Table, gauge_pin}, {"stamp", Table, stamp}, {"dull", Table, dull},
    }};
    return all;
}
// clang-format on

// 1 for a loop; twice the takes if by_force, the soft ones first.
inline int variants(const Voice& voice) { return voice.loop ? 1 : voice.by_force ? 2 * takes : takes; }

inline Sound render(const Voice& voice, int variant) {  // the same samples on every call
    // Pitches of the takes of one sound: within 4 per cent, and clearly different from one take to the next.
    constexpr std::array<double, takes> pitches{0.985, 1.038, 0.962, 1.014};
    const int number = variant % takes;
    Take take{number, variant >= takes, voice.loop ? 1.0 : pitches[static_cast<std::size_t>(number)],
              chance::Dust(Hash{}.add(voice.name).add(variant).value())};
    return voice.make(take);
}

}  // namespace boxcars::audio
