#include "audio/score/score.h"

#include "base/hash.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boxcars::audio {
namespace {

constexpr double note_loudness = -23;  // LUFS, of every note's loudest 400 ms

// A plucked string, after Karplus and Strong: the wave running round it loses high frequencies on each pass.
struct String {
    // ring: seconds to fall by 60 dB. dull: how much the high frequencies are damped, 0..0.5. place: where it is
    // plucked, as a share of its length, 0..0.5. body_hz: the resonance of the body.
    double ring, dull, place, body_hz;
};
constexpr String bass_string{1.5, 0.42, 0.21, 98}, guitar_string{0.55, 0.34, 0.13, 190},
    zither_string{2.2, 0.24, 0.10, 320};

// One period of the string as the finger leaves it: a bent corner with a little noise from the skin.
std::vector<double> plucked_shape(std::size_t length, const String& string, chance::Dust& dust) {
    std::vector<double> shape(length);
    const auto corner = static_cast<double>(length) * string.place;
    Filter soft = Filter::low_pass(9000 * (0.6 - string.dull) + 400);
    for (std::size_t i = 0; i < length; ++i) {
        const auto x = static_cast<double>(i);
        const double bent =
            x < corner ? x / corner : (static_cast<double>(length) - x) / (static_cast<double>(length) - corner);
        shape[i] = soft(bent - 0.5 + 0.45 * noise(dust));
    }
    return shape;
}

Mono ringing_string(const String& string, double hz, double seconds, chance::Dust& dust) {
    const double round = sample_rate / hz - string.dull;  // the damping filter delays by part of a frame
    const auto length = static_cast<std::size_t>(round - 0.2);
    const double rest = round - static_cast<double>(length), tuning = (1 - rest) / (1 + rest);
    std::vector<double> line = plucked_shape(length, string, dust);
    const double keeps = std::pow(10, -3 / (hz * string.ring));
    Mono heard = silence(seconds);
    double before = 0, in_before = 0, out_before = 0;
    for (std::size_t i = 0; i < heard.size(); ++i) {
        double& here = line[i % length];
        const double dulled = keeps * ((1 - string.dull) * here + string.dull * before);
        before = here;
        out_before = tuning * (dulled - out_before) + in_before;  // an all-pass delays by the rest of a frame
        in_before = dulled;
        heard[i] = static_cast<float>(here);
        here = out_before;
    }
    return heard;
}

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

void plucked(Mono& on, double at, const String& string, double hz, double gain, chance::Dust& dust) {
    Mono dry = ringing_string(string, hz, static_cast<double>(on.size()) / sample_rate - at, dust), body = dry,
         wood = dry;
    filter(body, Filter::band_pass(string.body_hz, 1.1));
    filter(wood, Filter::band_pass(2.3 * string.body_hz, 1.6));
    const std::size_t first = frame_at(at), end = std::min(on.size(), first + dry.size());
    for (std::size_t i = first; i < end; ++i)
        on[i] += static_cast<float>(gain) * (0.7f * dry[i - first] + 0.9f * body[i - first] + 0.5f * wood[i - first]);
    burst(on, at, {250, 1800, 0.001, 0.03, 0.10 * gain}, dust);  // the noise of the finger
}

// A piano: two strings to a note and a felt hammer; the partials of stiff wire are a little sharp.
void piano(Mono& on, double at, double hz, double ring, double gain, chance::Dust& dust) {
    constexpr double stiff = 0.00042, apart = 1.0009;
    std::vector<Mode> modes;
    for (int partial = 1; partial <= 14; ++partial) {
        const double stretched = partial * hz * std::sqrt(1 + stiff * partial * partial);
        if (stretched > 7500) break;
        const double hammer = std::abs(std::sin(std::numbers::pi * partial * 0.123)) / std::pow(partial, 0.9) /
                              (1 + std::pow(stretched / 2600, 2));
        const double dies = ring / (1 + 0.22 * partial);
        modes.push_back({stretched, dies, hammer});
        modes.push_back({stretched * apart, 0.6 * dies, 0.7 * hammer});
    }
    for (const Mode& mode : modes) {
        cancellation_point();
        Ringing ringing(mode.hz, mode.ring);
        const std::size_t first = frame_at(at), end = std::min(on.size(), first + frame_at(mode.ring));
        for (std::size_t i = first; i < end; ++i) on[i] += static_cast<float>(gain * mode.gain * ringing());
    }
    burst(on, at, {90, 900, 0.001, 0.04, 0.12 * gain}, dust);
}

// A clarinet: a tube closed at one end, with odd partials in the low register and a few even ones above it.
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

void drum(Mono& on, double at, Drum which, double gain, chance::Dust& dust) {
    if (which == Drum::Sweep) burst(on, at, {900, 5200, 0.14, 0.34, 0.5 * gain}, dust);
    if (which == Drum::Tap) {
        burst(on, at, {700, 5200, 0.003, 0.13, 0.8 * gain}, dust);
        thump(on, at, {230, 180, 0.02, 0.07, 0.25 * gain}, 1);
    }
    if (which == Drum::Hat) {
        burst(on, at, {5200, 11'000, 0.001, 0.07, 0.8 * gain}, dust);
        strike(on, at, {{3170, 0.04, 0.1}, {4730, 0.05, 0.12}, {6890, 0.04, 0.1}}, 1, gain, dust);
    }
    if (which == Drum::Foot) thump(on, at, {92, 54, 0.05, 0.22, gain}, 1);
}

}  // namespace

void vibraphone(Mono& on, double at, double hz, double ring, double gain) {
    Ringing bar(hz, ring), fourth(4 * hz, ring * 0.22), tenth(10 * hz, 0.08), lid(5.2, 1e6);
    const std::size_t first = frame_at(at);
    for (std::size_t i = first; i < on.size(); ++i) {
        const double attack = std::min(1.0, static_cast<double>(i - first) / (0.002 * sample_rate));
        const double tube = 0.86 - 0.14 * lid();
        on[i] += static_cast<float>(gain * attack * (bar() * tube + 0.22 * fourth() + 0.07 * tenth()));
    }
}

void muted_trumpet(Mono& on, double at, double hz, double length, double gain, chance::Dust& dust) {
    std::vector<double> gains;
    for (int partial = 1; partial * hz < highest_hz; ++partial) {
        const double f = partial * hz;
        const double hump = std::exp(-std::pow((f - 1800) / 900, 2)) + 0.35 * std::exp(-std::pow((f - 3900) / 1300, 2));
        gains.push_back((0.16 + hump) / std::pow(partial, 0.45));
    }
    blown(on, at, hz, length, gain, gains, {0.018, 0.4, 0.05, 0.03, 0.006}, dust);
}

Mono recorded(Player player, int key, double seconds) {
    chance::Dust dust(Hash{}.add("a note").add(static_cast<std::int64_t>(player)).add(key).value());
    Mono clip = silence(rings_out(player) ? seconds : seconds + 0.1);
    const double hz = note_hz(key);
    using enum Player;
    if (player == Bass) plucked(clip, 0, bass_string, hz, 1, dust);
    if (player == Guitar) plucked(clip, 0, guitar_string, hz, 1, dust);
    if (player == Zither) plucked(clip, 0, zither_string, hz, 1, dust);
    if (player == Piano) piano(clip, 0, hz, 5.0 * std::sqrt(130 / hz), 1, dust);
    if (player == Vibraphone) vibraphone(clip, 0, hz, 2.6, 1);
    if (player == Trumpet) muted_trumpet(clip, 0, hz, seconds, 1, dust);
    if (player == Clarinet) clarinet(clip, 0, hz, seconds, 1, dust);
    if (player == Drums) drum(clip, 0, static_cast<Drum>(key % 4), 1, dust);
    const auto gain = static_cast<float>(ratio(note_loudness - loudest({clip, clip})));
    for (float& sample : clip) sample *= gain;
    while (clip.size() > 1 && std::abs(clip.back()) < 1e-4f) clip.pop_back();
    return clip;
}

}  // namespace boxcars::audio
