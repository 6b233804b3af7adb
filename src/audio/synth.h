// The tools that every sound is made with: decaying modes, gliding tones, shaped noise, filters, a small room. Renders
// to plain numbers, without a sound device. Times in seconds, pitches in hertz.
#pragma once
#include "chance/dust.h"

#include <array>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>
#include <string>
#include <vector>

namespace boxcars::audio {

// Cancels the making of sounds that are no longer needed. A long sound takes half a second of a processor, and many
// times that at low priority on a busy machine; at exit, the maker's thread stops at its next cancellation point.
struct Cancelled {};  // thrown by a cancellation point

// While an instance lives, cancellation points on its thread throw once the flag is set.
class CancelledBy {
 public:
    explicit CancelledBy(const std::atomic<bool>& flag);
    ~CancelledBy();
    CancelledBy& operator=(CancelledBy&&) = delete;
};

void cancellation_point();  // throws Cancelled if cancelled, otherwise does nothing
// A cancellation point in loops over frames: checks once in a few milliseconds of work.
inline void cancellation_point_at(std::size_t frame) {
    if (frame % 4096 == 0) cancellation_point();
}

constexpr int sample_rate = 48'000;
constexpr double turn = 2 * std::numbers::pi;  // one full turn, in radians
using Mono = std::vector<float>;               // -1..1 when finished; any range before

struct Sound {
    Mono left, right;
    std::size_t frames() const { return left.size(); }
    double seconds() const { return static_cast<double>(frames()) / sample_rate; }
};

Mono silence(double seconds);
std::size_t frame_at(double seconds);  // 0 for a negative time

// A sine that falls by 60 dB within `ring` seconds, one sample per call: a rotating and shrinking complex number.
class Ringing {
 public:
    Ringing(double hz, double ring);
    double operator()() {
        const double now = imaginary_, real = real_ * step_real_ - imaginary_ * step_imaginary_;
        imaginary_ = real_ * step_imaginary_ + imaginary_ * step_real_;
        real_ = real;
        return now;
    }

 private:
    double step_real_, step_imaginary_, real_ = 1, imaginary_ = 0;
};

// Struck objects ring in modes: one decaying sine each. `ring` is the time to fall by 60 dB.
struct Mode {
    double hz, ring, gain;
};
void strike(Mono& on, double at, const std::vector<Mode>& modes, double pitch, double gain, chance::Dust& dust);

// A thump: a sine that glides from one pitch to another within `glide` seconds and decays.
struct Thump {
    double from_hz, to_hz, glide, ring, gain;
};
void thump(Mono& on, double at, const Thump& thump, double pitch);

// Noise between two pitches that rises within `rise` and then falls by 60 dB within `ring`.
struct Burst {
    double low_hz, high_hz, rise, ring, gain;
};
void burst(Mono& on, double at, const Burst& burst, chance::Dust& dust);

// Second-order filters after R. Bristow-Johnson's published cookbook formulas.
class Filter {
 public:
    static Filter low_pass(double hz);
    static Filter high_pass(double hz);
    static Filter band_pass(double hz, double q);  // peak gain 1
    Filter(double b0, double b1, double b2, double a0, double a1, double a2)
        : b0_(b0 / a0), b1_(b1 / a0), b2_(b2 / a0), a1_(a1 / a0), a2_(a2 / a0) {}
    double operator()(double in) {
        const double out = b0_ * in + s1_;
        s1_ = b1_ * in - a1_ * out + s2_;
        s2_ = b2_ * in - a2_ * out;
        return out;
    }

 private:
    double b0_, b1_, b2_, a1_, a2_, s1_ = 0, s2_ = 0;
};
void filter(Mono& on, Filter by);

inline double noise(chance::Dust& dust) { return dust.between(-1, 1); }  // -1..1, white
double note_hz(int key);                                                 // key 69 is the A of 440 Hz; equal temperament

// A small warm room around a dry sound. `wet`: reverberation, 0..1. `tail`: how many seconds longer the result is.
Sound in_room(const Mono& dry, double wet, double tail, double place = 0);  // place -1 left .. 1 right
// The same for a loop: the reverberation after its end is added at its start.
Sound in_looped_room(const Sound& dry, double wet);

// Removes the constant offset and clicks at both ends, and scales the peak to `peak_db` below full scale.
Sound finished(Sound sound, double peak_db, double fade_out);
// For loops: scales to the RMS level rms_db, or to less if the peak would exceed most_db; both in dBFS.
void set_loudness(Sound& sound, double rms_db, double most_db);

std::int16_t to_whole(float sample);
std::vector<std::int16_t> to_pcm(const Sound& sound);   // interleaved, left first
std::string wav_of(std::span<const std::int16_t> pcm);  // the bytes of a WAV file of such samples

inline double ratio(double decibels) { return std::pow(10.0, decibels / 20); }

// The perceived loudness of the loudest 400 ms of a sound, in LUFS after ITU-R BS.1770-4: a 997 Hz sine at -20 dB on
// both channels has -20.0. Measures every 100 ms. A shorter sound is treated as followed by silence.
double loudest(const Sound& sound);

// The room around the sounds: a wooden dining car. Four damped delays that feed one another through a mixing matrix (a
// feedback delay network, after Jot), different on the left and on the right. Takes a frame and returns a frame.
class Reverberation {
 public:
    std::array<double, 2> operator()(double in) {
        std::array<double, 4> out{};
        for (std::size_t i = 0; i < 4; ++i) out[i] = walls_[i](line_[i][at_[i]]);
        const double half = 0.5 * (out[0] + out[1] + out[2] + out[3]);
        for (std::size_t i = 0; i < 4; ++i) {
            line_[i][at_[i]] = in + keeps * (out[i] - half);
            at_[i] = at_[i] + 1 == lengths[i] ? 0 : at_[i] + 1;
        }
        return {out[0] - out[2], out[1] - out[3]};
    }

 private:
    static constexpr std::array<std::size_t, 4> lengths{1117, 1423, 1693,
                                                        1999};  // in frames; primes, so that echoes do not coincide
    static constexpr double keeps = 0.70;                       // gain of each pass through a delay
    static constexpr double wall_hz = 3200;                     // wood and cloth absorb higher frequencies

    std::array<std::vector<double>, 4> line_{std::vector<double>(lengths[0]), std::vector<double>(lengths[1]),
                                             std::vector<double>(lengths[2]), std::vector<double>(lengths[3])};
    std::array<std::size_t, 4> at_{};
    std::array<Filter, 4> walls_{Filter::low_pass(wall_hz), Filter::low_pass(wall_hz * 0.9),
                                 Filter::low_pass(wall_hz * 0.8), Filter::low_pass(wall_hz * 0.7)};
};

}  // namespace boxcars::audio
