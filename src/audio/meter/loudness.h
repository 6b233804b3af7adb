// The perceived loudness of a sound, after ITU-R BS.1770-4: both channels are weighted as the ear does, mean power over
// 400 ms, pauses left out of the total. In LUFS: a 997 Hz sine at -20 dB on both channels has -20.0.
#pragma once
#include "audio/synth.h"

#include <array>

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

// How the power of a sound is distributed over third octaves, and how much two sounds differ in that.
constexpr std::size_t thirds = 28;            // bands of a third of an octave, from 40 Hz to 20 kHz
using Spectrum = std::array<double, thirds>;  // shares of the power; they add up to 1

Spectrum spectrum(const Sound& sound);
double centroid_hz(const Spectrum& of);  // the mean pitch on a logarithmic scale, weighted by power
// The root mean square difference in decibels, over the bands with at least a thousandth of either sound's power.
double apart_db(const Spectrum& one, const Spectrum& other);

}  // namespace boxcars::audio
