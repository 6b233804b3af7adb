#include "audio/meter/loudness.h"

#include "audio/cancellation.h"

#include <algorithm>
#include <array>
#include <cmath>
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

}  // namespace boxcars::audio
