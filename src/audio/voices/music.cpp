// Stings: a vibraphone and a muted trumpet, the dining car's band, and the engine's whistle. Pitches in hertz,
// equal temperament on A = 440; everything is in F so that a sting never quarrels with the one before.
#include "audio/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <utility>

namespace boxcars::audio {
namespace {

constexpr double turn = 2 * std::numbers::pi;

double note(int semitones_from_a4) { return 440.0 * std::exp2(semitones_from_a4 / 12.0); }
enum Note {
    C3 = -21,
    F3 = -16,
    A3 = -12,
    Bb3 = -11,
    C4 = -9,
    D4 = -7,
    E4 = -5,
    F4 = -4,
    G4 = -2,
    A4 = 0,
    Bb4 = 1,
    C5 = 3,
    D5 = 5,
    E5 = 7,
    F5 = 8,
    G5 = 10,
    A5 = 12,
    C6 = 15,
    F6 = 20
};

// A bar tuned 1 : 4 : 10 over a tube whose lid turns: that is the tremolo.
void vibraphone(Mono& on, double at, Note key, double ring, double gain, const Take& take) {
    const double hz = note(key) * take.pitch;
    Ringing bar(hz, ring), fourth(4 * hz, ring * 0.22), tenth(10 * hz, 0.08), lid(5.2, 1e6);
    const auto first = static_cast<std::size_t>(at * sample_rate);
    for (std::size_t i = first; i < on.size(); ++i) {
        const double attack = std::min(1.0, static_cast<double>(i - first) / (0.002 * sample_rate));
        const double tube = 0.86 - 0.14 * lid();
        on[i] += static_cast<float>(gain * attack * (bar() * tube + 0.22 * fourth() + 0.07 * tenth()));
    }
}

void chord(Mono& on, double at, std::initializer_list<Note> keys, double ring, double gain, Take& take) {
    for (const Note key : keys) {  // rolled upwards by the mallets
        vibraphone(on, at, key, ring, gain * take.dust.between(0.85, 1.1), take);
        at += take.dust.between(0.010, 0.018);
    }
}

// A harmon mute takes the low partials and leaves a nasal hump near 1.8 kHz, and a smaller one near 3.9.
std::vector<double> muted_partials(double hz) {
    std::vector<double> gains;
    for (int partial = 1; partial * hz < 9000; ++partial) {
        const double f = partial * hz;
        const double hump = std::exp(-std::pow((f - 1800) / 900, 2)) + 0.35 * std::exp(-std::pow((f - 3900) / 1300, 2));
        gains.push_back((0.16 + hump) / std::pow(partial, 0.45));
    }
    return gains;
}

// The lips open within 30 ms, the low partials first; the vibrato comes late.
void trumpet(Mono& on, double at, Note key, double length, double gain, Take& take) {
    const double hz = note(key) * take.pitch;
    const std::vector<double> partials = muted_partials(hz);
    const auto first = static_cast<std::size_t>(at * sample_rate);
    const std::size_t end = std::min(on.size(), first + static_cast<std::size_t>((length + 0.08) * sample_rate));
    double phase = 0;
    for (std::size_t i = first; i < end; ++i) {
        const double t = static_cast<double>(i - first) / sample_rate;
        const double rise = 1 - std::exp(-t / 0.018), fall = t < length ? 1.0 : std::exp(-(t - length) / 0.018);
        const double vibrato = 0.006 * std::clamp((t - 0.16) / 0.2, 0.0, 1.0) * std::sin(turn * 5.6 * t);
        const double scoop = -0.03 * std::exp(-t / 0.022);
        phase += turn * hz * (1 + vibrato + scoop) / sample_rate;
        // sin nx from the two before it, and each partial a little later than the one below.
        const double twice_cosine = 2 * std::cos(phase), later = std::pow(rise, 0.4);
        double tone = 0, sine = std::sin(phase), before = 0, opened = later;
        for (const double partial : partials) {
            tone += partial * opened * sine;
            before = std::exchange(sine, twice_cosine * sine - before);
            opened *= later;
        }
        on[i] += static_cast<float>(gain * rise * fall * (tone + 0.05 * noise(take.dust)));
    }
}

void glitter(Mono& on, double at, std::initializer_list<Note> keys, double gain, Take& take) {
    for (const Note key : keys) {
        strike(on, at, {{note(key) * 2, 0.9, 0.5}, {note(key) * 5.4, 0.4, 0.2}}, take.pitch, gain, take.dust);
        at += 0.055;
    }
}

}  // namespace

Sound win(Take& take) {
    Mono dry = silence(0.90);
    chord(dry, 0.00, {Bb3, D4, F4, A4}, 0.9, 0.30, take);
    chord(dry, 0.25, {A3, C4, G4, D5}, 1.5, 0.32, take);
    trumpet(dry, 0.00, D5, 0.17, 0.14, take);
    trumpet(dry, 0.25, F5, 0.44, 0.16, take);
    Sound sound = in_room(dry, 0.20, 0.05);
    finish(sound, -3.5, 0.28);
    return sound;
}

Sound big_win(Take& take) {
    Mono dry = silence(1.80);
    chord(dry, 0.00, {Bb3, D4, F4, A4}, 1.0, 0.28, take);
    chord(dry, 0.24, {Bb3, E4, G4, D5}, 1.0, 0.28, take);
    chord(dry, 0.50, {F3, C4, A4, D5, G5}, 2.4, 0.30, take);
    trumpet(dry, 0.00, C5, 0.10, 0.12, take);
    trumpet(dry, 0.12, D5, 0.10, 0.13, take);
    trumpet(dry, 0.24, F5, 0.20, 0.15, take);
    trumpet(dry, 0.50, A5, 0.80, 0.16, take);
    trumpet(dry, 0.50, C5, 0.80, 0.09, take);
    glitter(dry, 0.62, {A4, C5, D5, F5, A5, C6, F6}, 0.10, take);
    Sound sound = in_room(dry, 0.22, 0.05);
    finish(sound, -3, 0.45);
    return sound;
}

Sound loss(Take& take) {  // a brush over the tom, and a third that falls
    Mono dry = silence(0.50);
    burst(dry, 0.0, {500, 3200, 0.055, 0.16, 0.16}, take.dust);
    thump(dry, 0.045, {138, 98, 0.06, 0.34, 0.35}, take.pitch);
    vibraphone(dry, 0.045, G4, 0.5, 0.20, take);
    vibraphone(dry, 0.205, E4, 0.8, 0.22, take);
    Sound sound = in_room(dry, 0.16, 0.04);
    finish(sound, -11, 0.16);
    return sound;
}

Sound whistle(Take& take) {  // a five-chime steam whistle, two hoots away down the line
    Mono dry = silence(1.70);
    constexpr std::array<Note, 5> chimes{A3, C4, D4, F4, A4};
    std::array<double, 5> phase{};
    Filter breath = Filter::band_pass(1300, 1.2);
    for (std::size_t i = 0; i < dry.size(); ++i) {
        const double t = static_cast<double>(i) / sample_rate;
        const double first = std::clamp(t / 0.06, 0.0, 1.0) * std::clamp((0.38 - t) / 0.09, 0.0, 1.0);
        const double second = std::clamp((t - 0.52) / 0.08, 0.0, 1.0) * std::clamp((1.55 - t) / 0.35, 0.0, 1.0);
        const double steam = std::max(first, second), bend = 0.94 + 0.06 * std::sqrt(steam);
        double tone = 0;
        for (std::size_t chime = 0; chime < chimes.size(); ++chime) {
            const double waver = 0.3 * std::sin(turn * (4.1 + 0.3 * static_cast<double>(chime)) * t);
            phase[chime] += turn * note(chimes[chime]) * take.pitch * bend / sample_rate;
            const double s = std::sin(phase[chime] + waver), c = std::cos(phase[chime] + waver);
            tone += s + 0.34 * 2 * s * c + 0.16 * s * (3 - 4 * s * s);  // with its second and third partial
        }
        dry[i] = static_cast<float>(steam * (0.15 * tone + 0.30 * breath(noise(take.dust))));
    }
    filter(dry, Filter::low_pass(2600));  // it is far away
    Sound sound = in_room(dry, 0.45, 0.55);
    finish(sound, -8, 0.30);
    return sound;
}

}  // namespace boxcars::audio
