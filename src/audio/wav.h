// Sound as the bytes of a WAV file: 16-bit samples, left and right, 48 kHz.
#pragma once
#include "audio/synth.h"

#include <span>
#include <string>
#include <string_view>

namespace boxcars::audio {

class Wav {
 public:
    Wav();
    void add(std::span<const float> frames);  // interleaved, left first
    std::string bytes() const;                // the whole file so far

 private:
    std::string bytes_;
};

std::string wav_of(const Sound& sound);
Sound sound_of(std::string_view wav);  // reads a file made by this program; empty if it is too short

}  // namespace boxcars::audio
