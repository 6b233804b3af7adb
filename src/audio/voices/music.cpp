// Stings: the dining car's vibraphone and muted trumpet, and the engine's whistle. Pitches are numbers of semitones
// above A4 = 440 Hz. Everything is in F or its relative minor, so that a sting fits the one before it.
#include "audio/catalogue.h"
#include "audio/score/score.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace boxcars::audio {
namespace {

double note(int semitones_from_a4) { return note_hz(69 + semitones_from_a4); }
constexpr int F3 = -16, A3 = -12, Bb3 = -11, C4 = -9, D4 = -7, E4 = -5, F4 = -4, G4 = -2, A4 = 0, Bb4 = 1, C5 = 3,
              D5 = 5, E5 = 7, F5 = 8, G5 = 10, A5 = 12, C6 = 15, F6 = 20;

void chord(Mono& on, double at, std::initializer_list<int> keys, double ring, double gain, Take& take) {
    for (const int key : keys) {  // arpeggiated upwards
        vibraphone(on, at, note(key) * take.pitch, ring, gain * take.dust.between(0.85, 1.1));
        at += take.dust.between(0.010, 0.018);
    }
}

void trumpet(Mono& on, double at, int key, double length, double gain, Take& take) {
    muted_trumpet(on, at, note(key) * take.pitch, length, gain, take.dust);
}

void glitter(Mono& on, double at, std::initializer_list<int> keys, double gain, Take& take) {
    for (const int key : keys) {
        strike(on, at, {{note(key) * 2, 0.9, 0.5}, {note(key) * 5.4, 0.4, 0.2}}, take.pitch, gain, take.dust);
        at += 0.055;
    }
}

Sound small_win(Take& take) {  // one chord and a short figure
    Mono dry = silence(1.40);
    chord(dry, 0.00, {A3, C4, F4, A4}, 1.6, 0.32, take);
    trumpet(dry, 0.00, C5, 0.12, 0.12, take);
    trumpet(dry, 0.14, F5, 0.22, 0.13, take);
    return finished(in_room(dry, 0.20, 0.05), -3, 0.40);
}

}  // namespace

Sound win(Take& take) {  // two chords within 0.9 s; the second rings out
    if (!take.hard) return small_win(take);
    Mono dry = silence(2.60);
    chord(dry, 0.00, {Bb3, D4, F4, A4}, 0.9, 0.30, take);
    chord(dry, 0.25, {A3, C4, G4, D5}, 4.5, 0.32, take);
    trumpet(dry, 0.00, D5, 0.17, 0.14, take);
    trumpet(dry, 0.25, F5, 0.55, 0.16, take);
    return finished(in_room(dry, 0.20, 0.05), -3.5, 0.60);
}

// Three chords with the horns rising to the top and bells over them; the last rings out.
Sound big_win(Take& take) {
    Mono dry = silence(4.20);
    chord(dry, 0.00, {Bb3, D4, F4, A4}, 1.0, 0.28, take);
    chord(dry, 0.24, {Bb3, E4, G4, D5}, 1.0, 0.28, take);
    chord(dry, 0.50, {F3, C4, A4, D5, G5}, 6.0, 0.30, take);
    trumpet(dry, 0.00, C5, 0.10, 0.12, take);
    trumpet(dry, 0.12, D5, 0.10, 0.13, take);
    trumpet(dry, 0.24, F5, 0.20, 0.15, take);
    trumpet(dry, 0.50, A5, 1.25, 0.16, take);
    trumpet(dry, 0.50, C5, 1.25, 0.09, take);
    glitter(dry, 0.62, {A4, C5, D5, F5, A5, C6, F6}, 0.10, take);
    return finished(in_room(dry, 0.22, 0.05), -3, 1.00);
}

// A scale on the vibraphone for a rising turn total. It is pentatonic, so every note fits every chord.
Sound climb_note(Take& take, std::size_t nth) {
    constexpr std::array<int, climb_steps> bars{F4, G4, A4, C5, D5, F5, G5, A5};
    Mono dry = silence(0.70);
    vibraphone(dry, 0, note(bars[nth]) * (1 + 0.1 * (take.pitch - 1)), 1.1, 0.3);
    return finished(in_room(dry, 0.18, 0.05), -8, 0.25);
}

Sound loss(Take& take) {  // a brush over the tom, and a third that falls
    Mono dry = silence(0.50);
    burst(dry, 0.0, {500, 3200, 0.055, 0.16, 0.16}, take.dust);
    thump(dry, 0.045, {138, 98, 0.06, 0.34, 0.35}, take.pitch);
    vibraphone(dry, 0.045, note(G4) * take.pitch, 0.5, 0.20);
    vibraphone(dry, 0.205, note(E4) * take.pitch, 0.8, 0.22);
    return finished(in_room(dry, 0.16, 0.04), -11, 0.16);
}

// The first bars of the theme, slow and broad, up to a last chord with bells.
Sound arrival(Take& take) {
    Mono dry = silence(6.20);
    chord(dry, 0.00, {F3, A3, C4, F4}, 2.2, 0.28, take);
    chord(dry, 1.30, {Bb3, D4, G4, Bb4}, 2.2, 0.28, take);
    chord(dry, 2.60, {C4, E4, G4, C5}, 1.8, 0.28, take);
    chord(dry, 3.55, {F3, A3, C4, F4, A4}, 5.5, 0.34, take);
    const std::pair<double, int> tune[] = {{0.00, A4}, {0.32, C5}, {0.95, D5}, {1.30, Bb4},
                                           {1.95, D5}, {2.60, E5}, {2.92, G5}, {3.55, F5}};
    for (const auto& [at, key] : tune) trumpet(dry, at, key, at == 3.55 ? 1.6 : 0.34, 0.13, take);
    glitter(dry, 3.75, {A5, C6, F6}, 0.07, take);
    return finished(in_room(dry, 0.26, 0.09), -3.5, 1.20);
}

Sound left_behind(Take& take) {  // three falling chords in D minor, and a distant trumpet
    Mono dry = silence(5.60);
    chord(dry, 0.00, {D4, F4, A4}, 2.4, 0.26, take);
    chord(dry, 1.20, {Bb3, D4, F4}, 2.4, 0.26, take);
    chord(dry, 2.40, {A3, C4, E4, G4}, 4.0, 0.26, take);
    const std::pair<double, int> tune[] = {{0.00, A4}, {0.80, G4}, {1.20, F4}, {2.00, D4}, {2.40, E4}};
    for (const auto& [at, key] : tune) trumpet(dry, at, key, at == 2.40 ? 1.5 : 0.36, 0.10, take);
    return finished(in_room(dry, 0.38, 0.20), -7, 1.20);
}

Sound walk_home(Take& take) {  // an unhurried low vibraphone line over brushes, a trumpet, and a bright last chord
    Mono dry = silence(5.60);
    constexpr std::array<int, 8> steps{F3, A3, C4, D4, C4, A3, Bb3, C4};
    for (std::size_t n = 0; n < steps.size(); ++n) {
        const double at = 0.42 * static_cast<double>(n);
        vibraphone(dry, at, note(steps[n]) * take.pitch, 0.8, 0.26);
        burst(dry, at + 0.21, {900, 4200, 0.04, 0.05, 0.05}, take.dust);
    }
    trumpet(dry, 1.68, C5, 0.30, 0.10, take);
    trumpet(dry, 2.10, A4, 0.30, 0.10, take);
    trumpet(dry, 2.52, G4, 0.62, 0.10, take);
    chord(dry, 3.36, {F3, A3, D4, G4}, 4.5, 0.28, take);
    return finished(in_room(dry, 0.24, 0.08), -5, 1.20);
}

Sound whistle(Take& take) {  // a five-chime steam whistle: two distant hoots
    Mono dry = silence(1.70);
    constexpr std::array<int, 5> chimes{A3, C4, D4, F4, A4};
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
            tone += s + 0.34 * 2 * s * c + 0.16 * s * (3 - 4 * s * s);  // adds its second and third partial
        }
        dry[i] = static_cast<float>(steam * (0.15 * tone + 0.30 * breath(noise(take.dust))));
    }
    filter(dry, Filter::low_pass(2600));  // sounds far away
    return finished(in_room(dry, 0.45, 0.30), -8, 0.30);
}

}  // namespace boxcars::audio
