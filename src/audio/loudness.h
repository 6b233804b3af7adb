// The perceived loudness of a sound after ITU-R BS.1770-4, in LUFS: a 997 Hz sine at -20 dB on both channels has -20.0.
#pragma once
#include "audio/synth.h"

namespace boxcars::audio {

// Of the loudest 400 ms, looked for every 100 ms. A shorter sound is treated as followed by silence.
double loudest(const Sound& sound);

}  // namespace boxcars::audio
