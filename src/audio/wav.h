// Sound as a file: plain numbers, left and right, 48 kHz.
#pragma once
#include "audio/synth.h"

#include <filesystem>
#include <fstream>
#include <span>

namespace boxcars::audio {

class WavFile {
 public:
    explicit WavFile(const std::filesystem::path& path);
    ~WavFile();  // how long it is stands at its beginning
    WavFile(const WavFile&) = delete;
    WavFile& operator=(const WavFile&) = delete;

    void add(std::span<const float> frames);  // left first, in turns
    bool good();                              // all is written

 private:
    void put_head();
    std::ofstream file_;
    std::uint32_t bytes_ = 0;
};

bool save_wav(const std::filesystem::path& path, const Sound& sound);
Sound read_wav(const std::filesystem::path& path);  // one of ours; empty when it is none

}  // namespace boxcars::audio
