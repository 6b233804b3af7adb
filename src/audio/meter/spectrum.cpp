#include "audio/meter/spectrum.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <numbers>

namespace boxcars::audio {
namespace {

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
