// The instruments of the band: plucked strings, piano, vibraphone, two winds and brushes. Each of them adds a note to
// the sound `on`; pitches are in hertz, times in seconds. Stings and scores use the same instruments.
#pragma once
#include "audio/score/score.h"
#include "audio/synth.h"

namespace boxcars::audio {

// A vibraphone: bars with partials 1 : 4 : 10 over resonator tubes, whose turning discs make the tremolo.
void vibraphone(Mono& on, double at, double hz, double ring, double gain);

// A trumpet. Its harmon mute removes the low partials and leaves a peak near 1.8 kHz and a smaller one near 3.9 kHz.
void muted_trumpet(Mono& on, double at, double hz, double length, double gain, chance::Dust& dust);
// A brush drawn round the drum's head, a tap with the brush, the closed cymbals, the bass drum.
enum class Drum { Sweep, Tap, Hat, Foot };

// One note alone, perceived as loud as any other. Winds stop after `seconds`; struck notes ring for that time.
Mono recorded(Player player, int key, double seconds);
inline bool rings_out(Player player) { return player != Player::Trumpet && player != Player::Clarinet; }

}  // namespace boxcars::audio
