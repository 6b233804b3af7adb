// The colours of a sound: how its power is spread over third octaves, and how far two sounds are apart in that.
#pragma once
#include "audio/synth.h"

#include <array>

namespace boxcars::audio {

constexpr std::size_t thirds = 28;            // of an octave, from 40 Hz to 20 kHz
using Spectrum = std::array<double, thirds>;  // shares of the power, together 1

Spectrum spectrum(const Sound& sound);
double centroid_hz(const Spectrum& of);  // on a musical scale: as many octaves of power below it as above
// Root mean square of the difference in decibels over the thirds that hold a thousandth of either's power.
double apart_db(const Spectrum& one, const Spectrum& other);

}  // namespace boxcars::audio
