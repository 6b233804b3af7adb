#include "audio/wav.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace boxcars::audio {
namespace {

constexpr std::size_t head_bytes = 44;

void put(std::ofstream& file, std::uint32_t number, int bytes) {  // least significant byte first
    for (int byte = 0; byte < bytes; ++byte) file.put(static_cast<char>(number >> (8 * byte) & 0xff));
}

}  // namespace

WavFile::WavFile(const std::filesystem::path& path) : file_(path, std::ios::binary) { put_head(); }

WavFile::~WavFile() { put_head(); }

void WavFile::put_head() {
    file_.seekp(0);
    file_ << "RIFF";
    put(file_, 36 + bytes_, 4);
    file_ << "WAVEfmt ";
    put(file_, 16, 4);
    put(file_, 1, 2);  // plain numbers
    put(file_, 2, 2);  // left and right
    put(file_, sample_rate, 4);
    put(file_, sample_rate * 4, 4);
    put(file_, 4, 2);
    put(file_, 16, 2);
    file_ << "data";
    put(file_, bytes_, 4);
    file_.seekp(0, std::ios::end);
}

void WavFile::add(std::span<const float> frames) {
    for (const float sample : frames) put(file_, static_cast<std::uint16_t>(to_whole(sample)), 2);
    bytes_ += static_cast<std::uint32_t>(2 * frames.size());
}

bool WavFile::good() {
    put_head();
    file_.flush();
    return file_.good();
}

bool save_wav(const std::filesystem::path& path, const Sound& sound) {
    WavFile file(path);
    for (std::size_t i = 0; i < sound.frames(); ++i) file.add(std::array{sound.left[i], sound.right[i]});
    return file.good();
}

Sound read_wav(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>{file}, {}};
    Sound sound;
    for (std::size_t at = head_bytes; at + 4 <= bytes.size(); at += 4)
        for (const std::size_t side : {0u, 1u}) {
            const auto low = static_cast<unsigned char>(bytes[at + 2 * side]),
                       high = static_cast<unsigned char>(bytes[at + 2 * side + 1]);
            const auto whole = static_cast<std::int16_t>(low | high << 8);
            (side == 0 ? sound.left : sound.right).push_back(static_cast<float>(whole) / 32767.0f);
        }
    return sound;
}

}  // namespace boxcars::audio
