// How the power of a sound is distributed over third octaves, and how much two sounds differ in that.
#pragma once
#include "audio/synth.h"

#include <array>

namespace boxcars::audio {

constexpr std::size_t thirds = 28;            // bands of a third of an octave, from 40 Hz to 20 kHz
using Spectrum = std::array<double, thirds>;  // shares of the power; they add up to 1

Spectrum spectrum(const Sound& sound);
double centroid_hz(const Spectrum& of);  // the mean pitch on a logarithmic scale, weighted by power
// The root mean square difference in decibels, over the bands with at least a thousandth of either sound's power.
double apart_db(const Spectrum& one, const Spectrum& other);

}  // namespace boxcars::audio
