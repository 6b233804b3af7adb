// How loud a sound is to people, after ITU-R BS.1770-4: both sides weighted as the ear does, mean power over 400 ms,
// and pauses left out of the whole. In LUFS: a 997 Hz sine at -20 dB on both sides has -20.0. Knows nothing of what it
// measures.
#pragma once
#include "audio/synth.h"

namespace boxcars::audio {

constexpr double no_loudness = -120;  // of silence

double loudness(const Sound& sound);                // of the whole: blocks under -70 and 10 below the others left out
std::vector<double> momentary(const Sound& sound);  // of each 400 ms, a tenth of a second apart; shorter ones once
double loudest(const Sound& sound);                 // of those
double peak_db(const Sound& sound);                 // of the numbers
double true_peak_db(
    const Sound& sound);  // of the wave between them: four times oversampled, as BS.1770-4's annex 2 says

struct SilentEnds {
    double before, after;  // seconds under -60 dB of its own peak, at both ends
};
SilentEnds silent_ends(const Sound& sound);

}  // namespace boxcars::audio
