#include "audio/synth.h"

#include <algorithm>
#include <cmath>

namespace boxcars::audio {
namespace {

thread_local const std::atomic<bool>* cancelled_by = nullptr;
constexpr double thousandth = 6.907755;  // ln 1000: 60 dB

double soft_start(double t, double rise) { return t >= rise ? 1.0 : 0.5 - 0.5 * std::cos(std::numbers::pi * t / rise); }

template <typename At>
void lay_on(Mono& on, double at, double ring, At&& sample) {
    cancellation_point();
    const std::size_t first = frame_at(at), end = std::min(on.size(), first + frame_at(ring * 1.25));
    for (std::size_t i = first; i < end; ++i)
        on[i] += static_cast<float>(sample(static_cast<double>(i - first) / sample_rate));
}

void scale(Sound& sound, double gain) {
    for (Mono* side : {&sound.left, &sound.right})
        for (float& sample : *side) sample *= static_cast<float>(gain);
}

struct FilterTerms {  // terms shared by the filter formulas
    double cosine, alpha;
    explicit FilterTerms(double hz, double q = 0.707) {
        const double w = turn * std::min(hz, 0.45 * sample_rate) / sample_rate;
        cosine = std::cos(w);
        alpha = std::sin(w) / (2 * q);
    }
};

constexpr std::size_t hop = sample_rate / 10;

// Adds the power of each hop, weighted as the ear hears it: a shelf for the head and a high pass at 38 Hz. The
// coefficients are those of BS.1770-4, tables 1 and 2, for 48 kHz.
void add_weighted_powers(const Mono& side, std::vector<double>& of_hops) {
    Filter shelf{1.53512485958697, -2.69169618940638, 1.19839281085285, 1, -1.69065929318241, 0.73248077421585},
        low_cut{1, -2, 1, 1, -1.99004745483398, 0.99007225036621};
    cancellation_point();
    for (std::size_t i = 0; i < side.size(); ++i) {
        const double heard = low_cut(shelf(static_cast<double>(side[i])));
        of_hops[i / hop] += heard * heard;
    }
}

}  // namespace

CancelledBy::CancelledBy(const std::atomic<bool>& flag) { cancelled_by = &flag; }
CancelledBy::~CancelledBy() { cancelled_by = nullptr; }

void cancellation_point() {
    if (cancelled_by && *cancelled_by) throw Cancelled{};
}

std::size_t frame_at(double seconds) { return static_cast<std::size_t>(std::max(0.0, seconds) * sample_rate); }
double note_hz(int key) { return 440.0 * std::exp2((key - 69) / 12.0); }

Mono silence(double seconds) {
    cancellation_point();
    return Mono(frame_at(seconds));
}

Filter Filter::low_pass(double hz) {
    const FilterTerms c(hz);
    return {(1 - c.cosine) / 2, 1 - c.cosine, (1 - c.cosine) / 2, 1 + c.alpha, -2 * c.cosine, 1 - c.alpha};
}

Filter Filter::high_pass(double hz) {
    const FilterTerms c(hz);
    return {(1 + c.cosine) / 2, -1 - c.cosine, (1 + c.cosine) / 2, 1 + c.alpha, -2 * c.cosine, 1 - c.alpha};
}

Filter Filter::band_pass(double hz, double q) {
    const FilterTerms c(hz, q);
    return {c.alpha, 0, -c.alpha, 1 + c.alpha, -2 * c.cosine, 1 - c.alpha};
}

void filter(Mono& on, Filter by) {
    cancellation_point();
    for (float& sample : on) sample = static_cast<float>(by(static_cast<double>(sample)));
}

Ringing::Ringing(double hz, double ring) {
    const double shrink = std::exp(-thousandth / (ring * sample_rate)), angle = turn * hz / sample_rate;
    step_real_ = shrink * std::cos(angle);
    step_imaginary_ = shrink * std::sin(angle);
}

void strike(Mono& on, double at, const std::vector<Mode>& modes, double pitch, double gain, chance::Dust& dust) {
    for (const Mode& mode : modes) {
        const double detune = dust.between(0.992, 1.008);  // no two blows hit exactly the same spot
        const double level = gain * mode.gain * dust.between(0.75, 1.2), hz = mode.hz * pitch * detune;
        Ringing ringing(hz, mode.ring);
        lay_on(on, at, mode.ring, [&](double t) { return level * soft_start(t, 0.0006) * ringing(); });
    }
}

void thump(Mono& on, double at, const Thump& shape, double pitch) {
    double phase = 0;
    lay_on(on, at, shape.ring, [&](double t) {
        const double hz = shape.to_hz + (shape.from_hz - shape.to_hz) * std::exp(-4 * t / shape.glide);
        phase += turn * hz * pitch / sample_rate;
        // Distorted a little, so that small loudspeakers reproduce its overtones.
        return shape.gain *
               std::tanh(1.6 * soft_start(t, 0.0012) * std::sin(phase) * std::exp(-thousandth * t / shape.ring));
    });
}

void burst(Mono& on, double at, const Burst& shape, chance::Dust& dust) {
    Filter low = Filter::low_pass(shape.high_hz), high = Filter::high_pass(shape.low_hz);
    lay_on(on, at, shape.ring + shape.rise, [&](double t) {
        const double fall = std::exp(-thousandth * std::max(0.0, t - shape.rise) / shape.ring);
        return shape.gain * soft_start(t, shape.rise) * fall * high(low(noise(dust)));
    });
}

Sound finished(Sound sound, double peak_db, double fade_out) {
    double peak = 0;
    for (Mono* side : {&sound.left, &sound.right}) {
        filter(*side, Filter::high_pass(28));
        const std::size_t in = std::min(frame_at(0.0006), side->size()),
                          out = std::min(frame_at(fade_out), side->size());
        for (std::size_t i = 0; i < in; ++i) (*side)[i] *= static_cast<float>(i) / static_cast<float>(in);
        for (std::size_t i = 0; i < out; ++i)
            (*side)[side->size() - 1 - i] *= static_cast<float>(i) / static_cast<float>(out);
        for (const float sample : *side) peak = std::max(peak, static_cast<double>(std::abs(sample)));
    }
    scale(sound, ratio(peak_db) / std::max(peak, 1e-9));
    return sound;
}

void set_loudness(Sound& sound, double rms_db, double most_db) {
    double power = 0, peak = 0;
    for (const Mono* side : {&sound.left, &sound.right}) {
        cancellation_point();
        for (const float sample : *side) {
            const auto s = static_cast<double>(sample);
            power += s * s;
            peak = std::max(peak, std::abs(s));
        }
    }
    const double rms = std::sqrt(power / static_cast<double>(2 * sound.frames()));
    scale(sound, std::min(ratio(rms_db) / std::max(rms, 1e-9), ratio(most_db) / std::max(peak, 1e-9)));
}

std::int16_t to_whole(float sample) {
    return static_cast<std::int16_t>(std::lround(std::clamp(sample, -1.0f, 1.0f) * 32767.0f));
}

std::vector<std::int16_t> to_pcm(const Sound& sound) {
    cancellation_point();
    std::vector<std::int16_t> pcm;
    pcm.reserve(2 * sound.frames());
    for (std::size_t i = 0; i < sound.frames(); ++i) {
        pcm.push_back(to_whole(sound.left[i]));
        pcm.push_back(to_whole(sound.right[i]));
    }
    return pcm;
}

std::string wav_of(std::span<const std::int16_t> pcm) {
    constexpr std::uint32_t channels = 2, frame_bytes = 2 * channels;
    const auto sound_bytes = static_cast<std::uint32_t>(pcm.size_bytes());
    std::string bytes;
    const auto put = [&bytes](std::uint32_t number, int count) {  // least significant byte first
        for (int byte = 0; byte < count; ++byte) bytes.push_back(static_cast<char>(number >> (8 * byte) & 0xff));
    };
    bytes += "RIFF";
    put(36 + sound_bytes, 4);
    bytes += "WAVEfmt ";
    put(16, 4);
    put(1, 2);  // PCM
    put(channels, 2);
    put(sample_rate, 4);
    put(sample_rate * frame_bytes, 4);
    put(frame_bytes, 2);
    put(16, 2);  // bits of a sample
    bytes += "data";
    put(sound_bytes, 4);
    for (const std::int16_t sample : pcm) put(static_cast<std::uint16_t>(sample), 2);
    return bytes;
}

double loudest(const Sound& sound) {
    const std::size_t whole = sound.frames() / hop;
    std::vector<double> hops(std::max<std::size_t>(whole + 1, 4));
    add_weighted_powers(sound.left, hops);
    add_weighted_powers(sound.right, hops);
    double most = 0;
    for (std::size_t first = 0; first + 4 <= std::max<std::size_t>(whole, 4); ++first)
        most = std::max(most, hops[first] + hops[first + 1] + hops[first + 2] + hops[first + 3]);
    return most > 0 ? -0.691 + 10 * std::log10(most / (4 * hop)) : -120;
}

Sound in_room(const Mono& dry, double wet, double tail, double place) {
    Sound sound{dry, dry};
    const std::size_t frames = dry.size() + frame_at(tail);
    sound.left.resize(frames);
    sound.right.resize(frames);
    const double angle = (place + 1) * std::numbers::pi / 4;
    const double left = std::cos(angle) * std::numbers::sqrt2, right = std::sin(angle) * std::numbers::sqrt2;
    Reverberation room;
    for (std::size_t i = 0; i < frames; ++i) {
        cancellation_point_at(i);
        const double in = i < dry.size() ? static_cast<double>(dry[i]) : 0.0;
        const auto [a, b] = room(in);
        sound.left[i] = static_cast<float>(in * left + wet * a);
        sound.right[i] = static_cast<float>(in * right + wet * b);
    }
    return sound;
}

Sound in_looped_room(const Sound& dry, double wet) {
    Sound sound = dry;
    Reverberation room;
    for (const bool heard : {false, true})  // the first pass only fills the room
        for (std::size_t i = 0; i < dry.frames(); ++i) {
            cancellation_point_at(i);
            const auto [a, b] = room(0.5 * static_cast<double>(dry.left[i] + dry.right[i]));
            if (!heard) continue;
            sound.left[i] += static_cast<float>(wet * a);
            sound.right[i] += static_cast<float>(wet * b);
        }
    return sound;
}

}  // namespace boxcars::audio
