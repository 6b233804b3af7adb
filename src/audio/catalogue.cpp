#include "audio/catalogue.h"

#include "base/hash.h"

#include <array>
#include <fstream>

namespace boxcars::audio {
namespace {

constexpr std::array<Voice, 20> all{{
    {"die_felt", Bus::Dice, true, false, die_felt},
    {"die_leather", Bus::Dice, true, false, die_leather},
    {"die_plank", Bus::Dice, true, false, die_plank},
    {"die_wall", Bus::Dice, true, false, die_wall},
    {"die_die", Bus::Dice, true, false, die_die},
    {"die_bowl", Bus::Dice, true, false, die_bowl},
    {"shake", Bus::Dice, false, false, shake},
    {"flap", Bus::Chips, false, false, flap},
    {"button", Bus::Chips, false, false, button},
    {"button_no", Bus::Chips, false, false, button_no},
    {"chip", Bus::Chips, false, false, chip},
    {"coin", Bus::Chips, false, false, coin},
    {"bank", Bus::Dice, false, false, bank},
    {"snout", Bus::Dice, false, false, snout},
    {"win", Bus::Dice, false, false, win},
    {"big_win", Bus::Dice, false, false, big_win},
    {"loss", Bus::Dice, false, false, loss},
    {"whistle", Bus::Room, false, false, whistle},
    {"rail", Bus::Room, false, true, rail},
    {"buffet", Bus::Room, false, true, buffet},
}};

constexpr std::array<double, takes> pitches{0.985, 1.038, 0.962, 1.014};  // within 4 per cent, no two neighbours alike

void put(std::ofstream& file, std::uint32_t number, int bytes) {  // least significant byte first
    for (int byte = 0; byte < bytes; ++byte) file.put(static_cast<char>(number >> (8 * byte) & 0xff));
}

bool save_wav(const std::filesystem::path& path, const Sound& sound) {
    std::ofstream file(path, std::ios::binary);
    const std::vector<std::int16_t> pcm = to_pcm(sound);
    const auto bytes = static_cast<std::uint32_t>(pcm.size() * 2);
    file << "RIFF";
    put(file, 36 + bytes, 4);
    file << "WAVEfmt ";
    put(file, 16, 4);
    put(file, 1, 2);  // plain numbers
    put(file, 2, 2);  // left and right
    put(file, sample_rate, 4);
    put(file, sample_rate * 4, 4);
    put(file, 4, 2);
    put(file, 16, 2);
    file << "data";
    put(file, bytes, 4);
    for (const std::int16_t sample : pcm) put(file, static_cast<std::uint16_t>(sample), 2);
    file.flush();
    return file.good();
}

}  // namespace

std::span<const Voice> voices() { return all; }

const Voice* find_voice(std::string_view name) {
    for (const Voice& voice : all)
        if (voice.name == name) return &voice;
    return nullptr;
}

int variants(const Voice& voice) { return voice.loop ? 1 : voice.by_force ? 2 * takes : takes; }

Sound render(const Voice& voice, int variant) {
    const int number = variant % takes;
    Take take{number, variant >= takes, voice.loop ? 1.0 : pitches[static_cast<std::size_t>(number)],
              chance::Dust(Hash{}.add(voice.name).add(variant).value())};
    return voice.make(take);
}

bool save_all(const std::filesystem::path& folder) {
    std::error_code trouble;
    std::filesystem::create_directories(folder, trouble);
    bool good = !trouble;
    for (const Voice& voice : all)
        for (int variant = 0; variant < variants(voice) && good; ++variant) {
            const std::string name = std::string(voice.name) + (voice.loop ? "" : "_" + std::to_string(variant + 1));
            good = save_wav(folder / (name + ".wav"), render(voice, variant));
        }
    return good;
}

}  // namespace boxcars::audio
