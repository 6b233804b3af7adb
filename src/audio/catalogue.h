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
    bool by_force;  // has hard and soft takes; for a sting: large and small
    bool loop;
    double calls_seconds;  // length of its call, which lowers ambience and music; 0: no call
    Sound (*make)(Take&);
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
    static constexpr std::array<Voice, 39> all{{
        {"die_felt", Bus::Dice, true, false, 0, die_felt},   {"die_leather", Bus::Dice, true, false, 0, die_leather},
        {"die_plank", Bus::Dice, true, false, 0, die_plank}, {"die_wall", Bus::Dice, true, false, 0, die_wall},
        {"die_die", Bus::Dice, true, false, 0, die_die},     {"die_bowl", Bus::Dice, true, false, 0, die_bowl},
        {"shake", Bus::Dice, false, false, 0, shake},        {"flap", Bus::Table, false, false, 0, flap},
        {"puck", Bus::Table, false, false, 0, puck},         {"brush", Bus::Table, false, false, 0, brush},
        {"button", Bus::Table, false, false, 0, button},     {"button_no", Bus::Table, false, false, 0, button_no},
        {"chip", Bus::Table, false, false, 0, chip},         {"coin", Bus::Table, false, false, 0, coin},
        {"climb_1", Bus::Table, false, false, 0, climb<0>},  {"climb_2", Bus::Table, false, false, 0, climb<1>},
        {"climb_3", Bus::Table, false, false, 0, climb<2>},  {"climb_4", Bus::Table, false, false, 0, climb<3>},
        {"climb_5", Bus::Table, false, false, 0, climb<4>},  {"climb_6", Bus::Table, false, false, 0, climb<5>},
        {"climb_7", Bus::Table, false, false, 0, climb<6>},  {"climb_8", Bus::Table, false, false, 0, climb<7>},
        {"bank", Bus::Voices, false, false, 0.7, bank},      {"snout", Bus::Voices, false, false, 0.5, snout},
        {"win", Bus::Voices, true, false, 0.9, win},         {"big_win", Bus::Voices, false, false, 1.8, big_win},
        {"loss", Bus::Voices, false, false, 0.5, loss},      {"whistle", Bus::Voices, false, false, 1.5, whistle},
        {"rail", Bus::Room, false, true, 0, rail},           {"buffet", Bus::Room, false, true, 0, buffet},
        {"casino", Bus::Room, false, true, 0, casino},       {"rain", Bus::Room, false, true, 0, rain},
        {"wind", Bus::Room, false, true, 0, wind},           {"walk_home", Bus::Voices, false, false, 4, walk_home},
        {"arrival", Bus::Voices, false, false, 5, arrival},  {"left_behind", Bus::Voices, false, false, 4, left_behind},
        {"gauge_pin", Bus::Table, false, false, 0, gauge_pin},
        {"stamp", Bus::Table, false, false, 0, stamp},       {"dull", Bus::Table, false, false, 0, dull},
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
