// Sound as the bytes of a WAV file: whole numbers, left and right, 48 kHz.
#pragma once
#include "audio/synth.h"

#include <span>
#include <string>
#include <string_view>

namespace boxcars::audio {

class Wav {
 public:
    Wav();
    void add(std::span<const float> frames);  // left first, in turns
    std::string bytes() const;                // of the file, with what was added so far

 private:
    std::string bytes_;
};

std::string wav_of(const Sound& sound);
Sound sound_of(std::string_view wav);  // reads one of ours; empty when it is too short to be one

}  // namespace boxcars::audio
