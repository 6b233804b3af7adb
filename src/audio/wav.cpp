#include "audio/wav.h"

#include <string_view>

namespace boxcars::audio {
namespace {

constexpr std::size_t head_bytes = 44;

void put(std::string& bytes, std::uint32_t number, int count) {  // least significant byte first
    for (int byte = 0; byte < count; ++byte) bytes.push_back(static_cast<char>(number >> (8 * byte) & 0xff));
}

std::string head(std::uint32_t sound_bytes) {
    std::string bytes = "RIFF";
    put(bytes, 36 + sound_bytes, 4);
    bytes += "WAVEfmt ";
    put(bytes, 16, 4);
    put(bytes, 1, 2);  // PCM
    put(bytes, 2, 2);  // two channels
    put(bytes, sample_rate, 4);
    put(bytes, sample_rate * 4, 4);
    put(bytes, 4, 2);
    put(bytes, 16, 2);
    bytes += "data";
    put(bytes, sound_bytes, 4);
    return bytes;
}

}  // namespace

Wav::Wav() : bytes_(head(0)) {}

void Wav::add(std::span<const float> frames) {
    for (const float sample : frames) put(bytes_, static_cast<std::uint16_t>(to_whole(sample)), 2);
}

std::string Wav::bytes() const {
    const std::string_view sound = std::string_view{bytes_}.substr(head_bytes);
    return head(static_cast<std::uint32_t>(sound.size())).append(sound);
}

}  // namespace boxcars::audio
