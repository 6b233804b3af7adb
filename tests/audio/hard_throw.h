// Dice over the room behind them, as loud as both get: what the tests hold and docs/sound.md tells.
#pragma once
#include "audio/catalogue.h"
#include "audio/heard.h"
#include "audio/meter/loudness.h"

#include <cmath>

namespace boxcars::test {
using namespace audio;

struct Surface {
    std::string_view dice, room;
};
constexpr std::array<Surface, 4> surfaces{
    {{"die_leather", "buffet"}, {"die_felt", "casino"}, {"die_bowl", "rain"}, {"die_plank", "wind"}}};

// Two dice thrown as hard as it goes: six knocks each, sixty milliseconds apart, each softer than the one before.
inline Sound hard_throw(std::string_view surface, float volume) {
    Mix dice;
    dice.set_volume(Bus::Dice, volume);
    heard(dice, 1);
    std::vector<Clip> knocks;
    for (int take = 0; take < 2 * takes; ++take) knocks.push_back({to_pcm(render(*find_voice(surface), take))});
    std::vector<float> block(2 * sample_rate * 60 / 1000);
    Sound thrown;
    float strength = 1;
    for (int nth = 0; nth < 20; ++nth, strength *= 0.75f) {
        for (int die = 0; nth < 6 && die < 2; ++die)
            dice.play(knocks[static_cast<std::size_t>((nth + 2 * die) % takes + (strength > 0.45f ? takes : 0))],
                      {.gain = std::pow(strength, 1.3f)});
        dice.render(block);
        for (std::size_t i = 0; i < block.size(); i += 2) {
            thrown.left.push_back(block[i]);
            thrown.right.push_back(block[i + 1]);
        }
    }
    return thrown;
}

inline double room_loudness(std::string_view name, float volume) {
    Mix room;
    room.set_volume(Bus::Room, volume);
    const Clip rail{to_pcm(render(*find_voice("rail"), 0))}, tone{to_pcm(render(*find_voice(name), 0))};
    for (const Clip* loop : {&rail, &tone}) room.loop(*loop, Bus::Room, true);
    heard(room, 1);
    return loudness(heard(room, 20));
}

}  // namespace boxcars::test
