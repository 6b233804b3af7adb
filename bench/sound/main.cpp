// boxcars_sound FOLDER [RECORDING.wav]...: renders every take of every sound, every ambience and a minute of every
// score into the folder, measures them and the recordings of play, and prints the tables of docs/sound.md. tools/sound
// calls it.
#include "audio/meter.h"
#include "platform/settings.h"

#include <fmt/core.h>
#include <fstream>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

namespace {

using namespace boxcars::audio;
using namespace boxcars::test;
namespace fs = std::filesystem;

std::string wav_of(const Sound& sound) { return boxcars::audio::wav_of(to_pcm(sound)); }

struct SilentEnds {
    double before, after;  // seconds below -60 dB of the sound's own peak, at each end
};
SilentEnds silent_ends(const Sound& sound) {
    const double floor = std::pow(10, (peak_db(sound) - 60) / 20);
    const auto heard = [&](std::size_t i) {
        return std::max(std::abs(sound.left[i]), std::abs(sound.right[i])) > static_cast<float>(floor);
    };
    std::size_t first = 0, end = sound.frames();
    while (first < end && !heard(first)) ++first;
    while (end > first && !heard(end - 1)) --end;
    return {static_cast<double>(first) / sample_rate, static_cast<double>(sound.frames() - end) / sample_rate};
}

void print_row(std::string_view name, const Sound& sound) {
    const SilentEnds ends = silent_ends(sound);
    fmt::print("| {} | {:.2f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.0f} | {:.0f} | {:.0f} |\n", name,
               sound.seconds(), peak_db(sound), true_peak_db(sound), loudness(sound), loudest(sound),
               centroid_hz(spectrum(sound)), 1000 * ends.before, 1000 * ends.after);
}

void print_head(std::string_view title, std::string_view first) {
    fmt::print(
        "\n## {}\n\n| {} | s | peak dBFS | true peak | LUFS | loudest 400 ms | centroid Hz | silent ms before | after "
        "|\n",
        title, first);
    fmt::print("|---|---|---|---|---|---|---|---|---|\n");
}

// The nearest two takes of the same strength.
double least_apart(const std::vector<Spectrum>& of) {
    double least = 1e9;
    for (std::size_t one = 0; one < of.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            if (one / takes == other / takes) least = std::min(least, apart_db(of[one], of[other]));
    return least;
}

void sounds(const fs::path& folder, bool loops) {
    std::vector<std::string> differences;
    for (const Voice& voice : voices()) {
        if (voice.loop != loops) continue;
        std::vector<Spectrum> spectra;
        for (int variant = 0; variant < variants(voice); ++variant) {
            const Sound sound = render(voice, variant);
            const std::string name = fmt::format("{}{}", voice.name, loops ? "" : fmt::format("_{}", variant + 1));
            std::ofstream{folder / (name + ".wav"), std::ios::binary} << wav_of(sound);
            print_row(name, sound);
            spectra.push_back(spectrum(sound));
        }
        if (!loops)
            differences.push_back(
                fmt::format("| {} | {} | {:.1f} |", voice.name, spectra.size(), least_apart(spectra)));
    }
    if (loops) return;
    fmt::print(
        "\n## How far apart takes are\n\nThird octaves, root mean square of the difference in dB, of the two takes of "
        "one strength that are nearest to each other.\n\n| sound | takes | dB |\n|---|---|---|\n");
    for (const std::string& line : differences) fmt::print("{}\n", line);
}

void scores(const fs::path& folder) {
    Clips notes;
    const std::function<bool()> leaving = [] { return false; };
    for (const std::string_view name : score_names())
        for (const bool at_stake : {false, true}) {
            if (at_stake && name == "night_line") continue;
            Mix mix;
            mix.set_volume(Bus::Music, boxcars::platform::Settings{}.volume_music);
            mix.conductor().listen({at_stake ? 1.0f : 0.0f, false});
            mix.conductor().take_up(make_ready(score(name), notes, leaving));
            const Sound minute = heard(mix, 60);
            const std::string said = fmt::format("score_{}{}", name, at_stake ? "_at_stake" : "");
            std::ofstream{folder / (said + ".wav"), std::ios::binary} << wav_of(minute);
            print_row(said, minute);
        }
}

void dice_over_room() {
    fmt::print(
        "\n## Dice over the room\n\nThe loudest 400 ms of a throw as hard as it goes (two dice, six knocks each, 60 "
        "ms apart), and the room behind it, both at the volumes that the game comes with.\n\n"
        "| dice on, room | dice LUFS | room LUFS | dB apart |\n|---|---|---|---|\n");
    const boxcars::platform::Settings settings;
    for (const auto& [surface, room] : surfaces) {
        const double dice = loudest(hard_throw(surface, settings.volume_dice)),
                     behind = room_loudness(room, settings.volume_room);
        fmt::print("| {}, {} | {:.1f} | {:.1f} | {:.1f} |\n", surface, room, dice, behind, dice - behind);
    }
}

}  // namespace

int main(int count, char** words) {
    if (count < 2 || std::string_view{words[1]}.starts_with('-')) {
        fmt::print(stderr,
                   "boxcars_sound FOLDER [RECORDING.wav]...: writes every sound into the folder, measures each\n");
        return 2;
    }
    const fs::path folder = words[1];
    fs::create_directories(folder);
    if (count > 2) print_head("A minute of play, as it is heard at the volumes that the game comes with", "recording");
    for (int nth = 2; nth < count; ++nth) {
        std::ifstream file{words[nth], std::ios::binary};
        print_row(fs::path{words[nth]}.stem().string(),
                  sound_of(std::string{std::istreambuf_iterator<char>{file}, {}}));
    }
    dice_over_room();
    print_head("Scores: a minute of each by itself, at the volume that it comes with", "score");
    scores(folder);
    print_head("Ambience, at full volume", "loop");
    sounds(folder, true);
    print_head("Sounds, each take at full volume", "take");
    sounds(folder, false);
}
