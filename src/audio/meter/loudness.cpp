#include "audio/meter/loudness.h"

#include "audio/cancellation.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <numbers>

namespace boxcars::audio {
namespace {

constexpr std::size_t hop = sample_rate / 10, block = 4 * hop;  // blocks overlap by three quarters
constexpr double absolute_gate = -70, relative_gate = -10;

double lufs(double power) { return power > 0 ? -0.691 + 10 * std::log10(power) : no_loudness; }

// The shelf of the head and the ear's high pass at 38 Hz, for 48 kHz: the coefficients of BS.1770-4, tables 1 and 2.
double weighted_power(const Mono& side, std::vector<double>& of_hops) {
    Filter shelf =
               Filter::of(1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585),
           low_cut = Filter::of(1, -2, 1, -1.99004745483398, 0.99007225036621);
    double all = 0;
    cancellation_point();
    for (std::size_t i = 0; i < side.size(); ++i) {
        const double heard = low_cut(shelf(static_cast<double>(side[i])));
        all += heard * heard;
        if (i / hop < of_hops.size()) of_hops[i / hop] += heard * heard;
    }
    return all;
}

std::vector<double> block_powers(const Sound& sound) {
    std::vector<double> hops(sound.frames() / hop);
    const double all = weighted_power(sound.left, hops) + weighted_power(sound.right, hops);
    if (hops.size() < 4) return {all / static_cast<double>(block)};  // treated as followed by silence
    std::vector<double> powers;
    for (std::size_t first = 0; first + 4 <= hops.size(); ++first)
        powers.push_back((hops[first] + hops[first + 1] + hops[first + 2] + hops[first + 3]) / block);
    return powers;
}

double gated_mean(const std::vector<double>& powers, double gate) {
    double sum = 0;
    int count = 0;
    for (const double power : powers)
        if (lufs(power) > gate) sum += power, ++count;
    return count > 0 ? sum / count : 0;
}

constexpr int taps = 12;  // on each side of the moment

// A windowed sinc, a quarter, a half and three quarters of the way from one frame to the next.
std::array<double, 2 * taps> between_frames(double way) {
    std::array<double, 2 * taps> weights{};
    for (int tap = 0; tap < 2 * taps; ++tap) {
        const double away = tap - (taps - 1) - way;
        const double sine = away == 0 ? 1 : std::sin(std::numbers::pi * away) / (std::numbers::pi * away);
        weights[static_cast<std::size_t>(tap)] = sine * (0.5 + 0.5 * std::cos(std::numbers::pi * away / (taps + 1)));
    }
    return weights;
}

double true_peak(const Mono& side) {
    double most = 0;
    for (const float sample : side) most = std::max(most, std::abs(static_cast<double>(sample)));
    const double worth_a_look = 0.5 * most;  // between two frames below this the wave cannot peak
    for (const double way : {0.25, 0.5, 0.75}) {
        cancellation_point();
        const auto weights = between_frames(way);
        for (std::size_t first = 0; first + weights.size() <= side.size(); ++first) {
            const double here = std::max(std::abs(side[first + taps - 1]), std::abs(side[first + taps]));
            if (here < worth_a_look) continue;
            double sum = 0;
            for (std::size_t tap = 0; tap < weights.size(); ++tap)
                sum += weights[tap] * static_cast<double>(side[first + tap]);
            most = std::max(most, std::abs(sum));
        }
    }
    return most;
}

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

std::vector<double> momentary(const Sound& sound) {
    std::vector<double> all = block_powers(sound);
    for (double& power : all) power = lufs(power);
    return all;
}

double loudness(const Sound& sound) {
    const std::vector<double> powers = block_powers(sound);
    const double gate = lufs(gated_mean(powers, absolute_gate)) + relative_gate;
    return lufs(gated_mean(powers, std::max(gate, absolute_gate)));
}

double loudest(const Sound& sound) { return std::ranges::max(momentary(sound)); }

double peak_db(const Sound& sound) { return decibels(peak(sound)); }

double true_peak_db(const Sound& sound) { return decibels(std::max(true_peak(sound.left), true_peak(sound.right))); }

SilentEnds silent_ends(const Sound& sound) {
    const double floor = peak(sound) * ratio(-60);
    const auto heard = [&](std::size_t i) {
        return std::max(std::abs(sound.left[i]), std::abs(sound.right[i])) > static_cast<float>(floor);
    };
    std::size_t first = 0, end = sound.frames();
    while (first < end && !heard(first)) ++first;
    while (end > first && !heard(end - 1)) --end;
    return {static_cast<double>(first) / sample_rate, static_cast<double>(sound.frames() - end) / sample_rate};
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

}  // namespace boxcars::audio
