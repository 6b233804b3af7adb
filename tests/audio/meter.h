// Measures sounds: loudness and true peak by libebur128, the rest by our own code, in LUFS and dB.
#pragma once
#include "audio/catalogue.h"
#include "audio/mix/mix.h"
#include "audio/synth.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::test {
using namespace audio;

constexpr double no_loudness = -120;  // for silence

inline double decibels(double ratio) { return 20 * std::log10(std::max(ratio, 1e-9)); }
inline const Voice* find_voice(std::string_view name) {
    const auto at = std::ranges::find(voices(), name, &Voice::name);
    return at == voices().end() ? nullptr : &*at;
}

double loudness(const Sound& sound);                // overall, after ITU-R BS.1770-4
std::vector<double> momentary(const Sound& sound);  // of 400 ms, every 100 ms
double peak_db(const Sound& sound);                 // of the samples
double true_peak_db(const Sound& sound);            // of the wave between the samples

// How the power of a sound is distributed over third octaves, and how much two sounds differ in that.
constexpr std::size_t thirds = 28;            // bands of a third of an octave, from 40 Hz to 20 kHz
using Spectrum = std::array<double, thirds>;  // shares of the power; they add up to 1

Spectrum spectrum(const Sound& sound);
double power_at(const Mono& side, double hz);  // the power at one pitch
double centroid_hz(const Spectrum& of);        // the mean pitch on a logarithmic scale, weighted by power
// The root mean square difference in decibels, over the bands with at least a thousandth of either sound's power.
double apart_db(const Spectrum& one, const Spectrum& other);

Sound sound_of(std::string_view wav);  // reads a file that this program made

Mono sine(double hz, double db, double seconds, double phase = 0);  // phase: in turns
void append(Sound& to, const Sound& more);
std::shared_ptr<const ReadyScore> ready(std::string_view score);  // made once
Sound heard(Mix& mix, double seconds);                            // what the mix plays next

struct Surface {
    std::string_view dice, room;
};
constexpr std::array<Surface, 4> surfaces{
    {{"die_leather", "buffet"}, {"die_felt", "casino"}, {"die_bowl", "rain"}, {"die_plank", "wind"}}};

// Two dice thrown with full force: six knocks each, sixty milliseconds apart, each softer than the one before.
Sound hard_throw(std::string_view surface, float volume);
double room_loudness(std::string_view name, float volume);

}  // namespace boxcars::test
