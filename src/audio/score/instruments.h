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
// A clarinet: a tube closed at one end, with odd partials in the low register and a few even ones above it.
void clarinet(Mono& on, double at, double hz, double length, double gain, chance::Dust& dust);

// A plucked string, after Karplus and Strong: the wave running round it loses high frequencies on each pass.
struct String {
    // ring: seconds to fall by 60 dB. dull: how much the high frequencies are damped, 0..0.5. place: where it is
    // plucked, as a share of its length, 0..0.5. body_hz: the resonance of the body.
    double ring, dull, place, body_hz;
};
constexpr String bass_string{1.5, 0.42, 0.21, 98}, guitar_string{0.55, 0.34, 0.13, 190},
    zither_string{2.2, 0.24, 0.10, 320};
void plucked(Mono& on, double at, const String& string, double hz, double gain, chance::Dust& dust);

// A piano: two strings to a note and a felt hammer; the partials of stiff wire are a little sharp.
void piano(Mono& on, double at, double hz, double ring, double gain, chance::Dust& dust);

// In this order: a brush drawn round the drum's head, a tap with the brush, the closed cymbals, the bass drum.
enum class Drum { Sweep, Tap, Hat, Foot };
void drum(Mono& on, double at, Drum which, double gain, chance::Dust& dust);

// One note alone; all notes have the same perceived loudness. Winds stop after `seconds`; struck notes ring for that
// time.
Mono recorded(Player player, int key, double seconds);
bool rings_out(Player player);

}  // namespace boxcars::audio
