#include "audio/meter.h"

#include "audio/synth.h"

#include <ebur128.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <map>
#include <memory>
#include <numbers>
#include <utility>

namespace boxcars::test {
namespace {

struct Destroy {
    void operator()(ebur128_state* meter) const { ebur128_destroy(&meter); }
};
using Meter = std::unique_ptr<ebur128_state, Destroy>;

std::vector<float> interleaved(const Sound& sound, std::size_t frames) {
    std::vector<float> both(2 * frames);
    for (std::size_t i = 0; i < sound.frames(); ++i) both[2 * i] = sound.left[i], both[2 * i + 1] = sound.right[i];
    return both;
}

constexpr std::size_t hop = sample_rate / 10, block = 4 * hop;

Meter metered(const Sound& sound, int mode) {
    Meter meter{ebur128_init(2, sample_rate, mode)};
    const std::size_t frames = std::max(sound.frames(), block);  // a shorter sound is followed by silence
    ebur128_add_frames_float(meter.get(), interleaved(sound, frames).data(), frames);
    return meter;
}

double at_least_silence(double lufs) { return std::max(lufs, no_loudness); }

double peak(const Sound& sound) {
    float most = 0;
    for (const Mono* side : {&sound.left, &sound.right})
        for (const float sample : *side) most = std::max(most, std::abs(sample));
    return static_cast<double>(most);
}

using Waves = std::vector<std::complex<double>>;
constexpr double lowest_hz = 40, third = 1.2599210498948732;  // third: the cube root of 2
constexpr double worth_hearing = 1e-3;

void swap_ends(Waves& waves) {
    const std::size_t n = waves.size();
    for (std::size_t i = 1, mirrored = 0; i < n; ++i) {
        std::size_t bit = n >> 1;
        for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
        mirrored ^= bit;
        if (i < mirrored) std::swap(waves[i], waves[mirrored]);
    }
}

void transform(Waves& waves) {  // cooley and Tukey's; the length must be a power of two
    swap_ends(waves);
    for (std::size_t length = 2; length <= waves.size(); length <<= 1) {
        const std::complex<double> step = std::polar(1.0, -2 * std::numbers::pi / static_cast<double>(length));
        for (std::size_t first = 0; first < waves.size(); first += length) {
            std::complex<double> turned = 1;
            for (std::size_t i = first; i < first + length / 2; ++i, turned *= step) {
                const std::complex<double> even = waves[i], odd = turned * waves[i + length / 2];
                waves[i] = even + odd;
                waves[i + length / 2] = even - odd;
            }
        }
    }
}

void add_powers(Spectrum& thirds_of, const Mono& side) {
    Waves waves(std::bit_ceil(std::max<std::size_t>(side.size(), 4096)));
    for (std::size_t i = 0; i < side.size(); ++i) waves[i] = static_cast<double>(side[i]);
    transform(waves);
    for (std::size_t i = 1; i < waves.size() / 2; ++i) {
        const double hz = static_cast<double>(i) * sample_rate / static_cast<double>(waves.size());
        const double nth = std::floor(std::log(hz / lowest_hz) / std::log(third));
        if (nth >= 0 && nth < static_cast<double>(thirds))
            thirds_of[static_cast<std::size_t>(nth)] += std::norm(waves[i]);
    }
}

}  // namespace

double loudness(const Sound& sound) {
    double lufs = 0;
    ebur128_loudness_global(metered(sound, EBUR128_MODE_I).get(), &lufs);
    return at_least_silence(lufs);
}

std::vector<double> momentary(const Sound& sound) {
    const Meter meter{ebur128_init(2, sample_rate, EBUR128_MODE_M)};
    const std::size_t frames = std::max(sound.frames(), block);
    const std::vector<float> both = interleaved(sound, frames);
    std::vector<double> all;
    for (std::size_t first = 0; first + hop <= frames; first += hop) {
        ebur128_add_frames_float(meter.get(), both.data() + 2 * first, hop);
        double lufs = 0;
        ebur128_loudness_momentary(meter.get(), &lufs);
        if (first + hop >= block) all.push_back(at_least_silence(lufs));
    }
    return all;
}

double peak_db(const Sound& sound) { return decibels(peak(sound)); }

double true_peak_db(const Sound& sound) {
    const Meter meter = metered(sound, EBUR128_MODE_TRUE_PEAK);
    double most = 0;
    for (unsigned side : {0u, 1u}) {
        double peak_of_side = 0;
        ebur128_true_peak(meter.get(), side, &peak_of_side);
        most = std::max(most, peak_of_side);
    }
    return decibels(most);
}

Spectrum spectrum(const Sound& sound) {
    Spectrum of{};
    for (const Mono* side : {&sound.left, &sound.right}) add_powers(of, *side);
    double all = 0;
    for (const double power : of) all += power;
    if (all > 0)
        for (double& power : of) power /= all;
    return of;
}

double power_at(const Mono& side, double hz) {  // Goertzel's recurrence
    const double twice_cosine = 2 * std::cos(2 * std::numbers::pi * hz / sample_rate);
    double now = 0, before = 0;
    for (const float sample : side)
        before = std::exchange(now, static_cast<double>(sample) + twice_cosine * now - before);
    return now * now + before * before - twice_cosine * now * before;
}

double centroid_hz(const Spectrum& of) {
    double octaves = 0;
    for (std::size_t nth = 0; nth < thirds; ++nth) octaves += of[nth] * (static_cast<double>(nth) + 0.5) / 3;
    return lowest_hz * std::exp2(octaves);
}

double apart_db(const Spectrum& one, const Spectrum& other) {
    double sum = 0;
    int count = 0;
    for (std::size_t nth = 0; nth < thirds; ++nth) {
        if (std::max(one[nth], other[nth]) < worth_hearing) continue;
        const double db =
            10 * std::log10(std::max(one[nth], 0.1 * worth_hearing) / std::max(other[nth], 0.1 * worth_hearing));
        sum += db * db;
        ++count;
    }
    return count > 0 ? std::sqrt(sum / count) : 0;
}

Mono sine(double hz, double db, double seconds, double phase) {
    Mono side = silence(seconds);
    for (std::size_t i = 0; i < side.size(); ++i)
        side[i] = static_cast<float>(ratio(db) * std::sin(turn * (hz * static_cast<double>(i) / sample_rate + phase)));
    return side;
}

Sound sound_of(std::string_view bytes) {
    constexpr std::size_t head_bytes = 44;
    Sound sound;
    for (std::size_t at = head_bytes; at + 2 <= bytes.size(); at += 2) {
        const auto low = static_cast<unsigned char>(bytes[at]), high = static_cast<unsigned char>(bytes[at + 1]);
        const auto whole = static_cast<std::int16_t>(low | high << 8);
        (at % 4 == 0 ? sound.left : sound.right).push_back(static_cast<float>(whole) / 32767.0f);
    }
    return sound;
}

void append(Sound& to, const Sound& more) {
    to.left.insert(to.left.end(), more.left.begin(), more.left.end());
    to.right.insert(to.right.end(), more.right.begin(), more.right.end());
}

std::shared_ptr<const ReadyScore> ready(std::string_view name) {
    static Clips notes;
    static std::map<std::string, std::shared_ptr<const ReadyScore>, std::less<>> made;
    auto& score_here = made[std::string{name}];
    if (!score_here) score_here = make_ready(score(name), notes, [] { return false; });
    return score_here;
}

Sound heard(Mix& mix, double seconds) {
    const auto frames = static_cast<std::size_t>(seconds * sample_rate);
    std::vector<float> all(2 * frames);
    mix.render(all);
    Sound sound{Mono(frames), Mono(frames)};
    for (std::size_t i = 0; i < frames; ++i) {
        sound.left[i] = all[2 * i];
        sound.right[i] = all[2 * i + 1];
    }
    return sound;
}

Sound hard_throw(std::string_view surface, float volume) {
    Mix dice;
    dice.set_volume(Bus::Dice, volume);
    heard(dice, 1);
    std::vector<Clip> knocks;
    for (int take = 0; take < 2 * takes; ++take) knocks.push_back({to_pcm(render(*find_voice(surface), take))});
    Sound thrown;
    float strength = 1;
    for (int nth = 0; nth < 20; ++nth, strength *= 0.75f) {
        for (int die = 0; nth < 6 && die < 2; ++die)
            dice.play(knocks[static_cast<std::size_t>((nth + 2 * die) % takes + (strength > 0.45f ? takes : 0))],
                      {.gain = std::pow(strength, 1.3f)});
        append(thrown, heard(dice, 0.06));
    }
    return thrown;
}

double room_loudness(std::string_view name, float volume) {
    Mix room;
    room.set_volume(Bus::Room, volume);
    static const Clip rail{to_pcm(render(*find_voice("rail"), 0))};
    const Clip tone{to_pcm(render(*find_voice(name), 0))};
    for (const Clip* loop : {&rail, &tone}) room.loop(*loop, Bus::Room, true);
    heard(room, 1);
    return loudness(heard(room, 20));
}

}  // namespace boxcars::test
