#include "audio/catalogue.h"

#include "base/hash.h"

#include <array>

namespace boxcars::audio {
namespace {

constexpr std::array<Voice, 36> all{{
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
}};

// Pitches of the takes of one sound: within 4 per cent, and clearly different from one take to the next.
constexpr std::array<double, takes> pitches{0.985, 1.038, 0.962, 1.014};

}  // namespace

std::span<const Voice> voices() { return all; }

int variants(const Voice& voice) { return voice.loop ? 1 : voice.by_force ? 2 * takes : takes; }

Sound render(const Voice& voice, int variant) {
    const int number = variant % takes;
    Take take{number, variant >= takes, voice.loop ? 1.0 : pitches[static_cast<std::size_t>(number)],
              chance::Dust(Hash{}.add(voice.name).add(variant).value())};
    return voice.make(take);
}

}  // namespace boxcars::audio
