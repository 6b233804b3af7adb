#include "audio/score/instruments.h"

#include "audio/synth.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boxcars::audio {
namespace {

constexpr double highest_hz = 9000;

struct Breath {
    // rise: time constant of the attack, seconds. later: how much later each partial begins. noise: gain of the breath.
    double rise, later, noise;
    double scoop, vibrato;  // fractions of the pitch
};

// Adds a blown note. The tone opens slowly, so the low partials come first; the vibrato starts late.
void blown(Mono& on, double at, double hz, double length, double gain, const std::vector<double>& partials,
           const Breath& breath, chance::Dust& dust) {
    const auto first = static_cast<std::size_t>(at * sample_rate);
    const std::size_t end = std::min(on.size(), first + static_cast<std::size_t>((length + 0.08) * sample_rate));
    double phase = 0;
    for (std::size_t i = first; i < end; ++i) {
        cancellation_point_at(i);
        const double t = static_cast<double>(i - first) / sample_rate;
        const double rise = 1 - std::exp(-t / breath.rise), fall = t < length ? 1.0 : std::exp(-(t - length) / 0.018);
        const double vibrato = breath.vibrato * std::clamp((t - 0.16) / 0.2, 0.0, 1.0) * std::sin(turn * 5.6 * t);
        phase += turn * hz * (1 + vibrato - breath.scoop * std::exp(-t / 0.022)) / sample_rate;
        // Computes the sine of each partial from the two below; each partial starts a little later than the one below.
        const double twice_cosine = 2 * std::cos(phase), later = std::pow(rise, breath.later);
        double tone = 0, sine = std::sin(phase), before = 0, opened = later;
        for (const double partial : partials) {
            tone += partial * opened * sine;
            before = std::exchange(sine, twice_cosine * sine - before);
            opened *= later;
        }
        on[i] += static_cast<float>(gain * rise * fall * (tone + breath.noise * noise(dust)));
    }
}

}  // namespace

void muted_trumpet(Mono& on, double at, double hz, double length, double gain, chance::Dust& dust) {
    std::vector<double> gains;
    for (int partial = 1; partial * hz < highest_hz; ++partial) {
        const double f = partial * hz;
        const double hump = std::exp(-std::pow((f - 1800) / 900, 2)) + 0.35 * std::exp(-std::pow((f - 3900) / 1300, 2));
        gains.push_back((0.16 + hump) / std::pow(partial, 0.45));
    }
    blown(on, at, hz, length, gain, gains, {0.018, 0.4, 0.05, 0.03, 0.006}, dust);
}

void clarinet(Mono& on, double at, double hz, double length, double gain, chance::Dust& dust) {
    std::vector<double> gains;
    for (int partial = 1; partial * hz < highest_hz; ++partial) {
        const double f = partial * hz;
        // even partials grow above the cutoff of the tone holes
        const double even = 0.10 + 0.35 * std::clamp((f - 1500) / 2000, 0.0, 1.0);
        gains.push_back((partial % 2 == 1 ? 1.0 : even) / std::pow(partial, 0.85) / (1 + std::pow(f / 2300, 2)));
    }
    blown(on, at, hz, length, gain, gains, {0.030, 0.15, 0.02, 0.012, 0.003}, dust);
}

}  // namespace boxcars::audio
