// Sound as the bytes of a WAV file: 16-bit samples, left and right, 48 kHz.
#pragma once
#include "audio/synth.h"

#include <span>
#include <string>

namespace boxcars::audio {

class Wav {
 public:
    Wav();
    void add(std::span<const float> frames);  // interleaved, left first
    std::string bytes() const;                // the whole file so far

 private:
    std::string bytes_;
};

}  // namespace boxcars::audio
