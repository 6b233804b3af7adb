// The perceived loudness of a sound, after ITU-R BS.1770-4: both channels are weighted as the ear does, mean power over
// 400 ms, pauses left out of the total. In LUFS: a 997 Hz sine at -20 dB on both channels has -20.0.
#pragma once
#include "audio/synth.h"

namespace boxcars::audio {

constexpr double no_loudness = -120;  // for silence

double loudness(const Sound& sound);  // overall: leaves out blocks below -70, and those 10 below the rest
// For each 400 ms, every tenth of a second. A shorter sound has one value.
std::vector<double> momentary(const Sound& sound);
double loudest(const Sound& sound);  // the maximum of momentary()
double peak_db(const Sound& sound);  // of the samples
// Of the wave between the samples: four times oversampled, as in annex 2 of BS.1770-4.
double true_peak_db(const Sound& sound);

struct SilentEnds {
    double before, after;  // seconds below -60 dB of the sound's own peak, at each end
};
SilentEnds silent_ends(const Sound& sound);

}  // namespace boxcars::audio
