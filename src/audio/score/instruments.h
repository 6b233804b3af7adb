// The band, voice by voice: how each sounds, laid on what is there. A plucked string, a struck one, bars, two winds and
// brushes; pitches in hertz, times in seconds. Stings and scores are played on the same instruments.
#pragma once
#include "audio/score/score.h"
#include "audio/synth.h"

namespace boxcars::audio {

// A bar tuned 1 : 4 : 10 over a tube whose lid turns: that is the tremolo.
void vibraphone(Mono& on, double at, double hz, double ring, double gain);

// A harmon mute takes the low partials and leaves a nasal hump near 1.8 kHz, and a smaller one near 3.9.
void muted_trumpet(Mono& on, double at, double hz, double length, double gain, chance::Dust& dust);
// A tube closed at one end: odd partials in the low register, a few even ones above it.
void clarinet(Mono& on, double at, double hz, double length, double gain, chance::Dust& dust);

// A string between finger and bridge, after Karplus and Strong: what runs round it loses its edge each time.
struct String {
    double ring, dull, place,
        body_hz;  // seconds to fall by 60 dB; 0..0.5; where it is plucked, 0..0.5; of what it is on
};
constexpr String bass_string{1.5, 0.42, 0.21, 98}, guitar_string{0.55, 0.34, 0.13, 190},
    zither_string{2.2, 0.24, 0.10, 320};
void plucked(Mono& on, double at, const String& string, double hz, double gain, chance::Dust& dust);

// Two strings a note, a felt hammer; stiff wire's partials lie a little high.
void piano(Mono& on, double at, double hz, double ring, double gain, chance::Dust& dust);

enum class Drum { Sweep, Tap, Hat, Foot };  // a brush round the head; on it; the two cymbals closed; the bass drum
void drum(Mono& on, double at, Drum which, double gain, chance::Dust& dust);

// One note by itself, all as loud as each other to the ear; winds stop after `seconds`, what is struck rings so long.
Mono recorded(Player player, int key, double seconds);
bool rings_out(Player player);

}  // namespace boxcars::audio
