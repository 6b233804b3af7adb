#include "audio/mix/mix.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boxcars::audio {
namespace {

constexpr float lets_go = 1.0f / (0.12f * sample_rate);  // the share of the missing gain regained per frame
constexpr float made_room = 0.5f;                        // gain of music and ambience during a call: -6 dB
constexpr double loop_fades = 0.12;
constexpr double before_it_ends = 0.1;  // seconds before a call's end when music and ambience return
constexpr float whole = 1.0f / 32768;

}  // namespace

Limiter::Limiter(double ceiling) : ceiling_(static_cast<float>(ratio(ceiling))) { gains_.fill(1); }

float Limiter::least_of_those_ahead(float needed) {
    while (count_ > 0 && needed_[(first_ + count_ - 1) % ahead].gain >= needed) --count_;
    needed_[(first_ + count_++) % ahead] = {now_, needed};
    const float least = needed_[first_].gain;
    if (needed_[first_].since + ahead <= now_ + 1) {  // the first need has expired
        first_ = (first_ + 1) % ahead;
        --count_;
    }
    return least;
}

void Limiter::operator()(float& left, float& right) {
    const std::size_t at = now_ % ahead;
    const float loudest = std::max(std::abs(left), std::abs(right));
    const float least = least_of_those_ahead(loudest > ceiling_ ? ceiling_ / loudest : 1.0f);
    held_ = std::min(least, held_ + (1 - held_) * lets_go);
    sum_ += static_cast<double>(held_) - static_cast<double>(std::exchange(gains_[at], held_));
    const auto gain = static_cast<float>(sum_ / ahead);
    left_[at] = left;
    right_[at] = right;
    const std::size_t oldest = (at + 1) % ahead;  // `ahead` - 1 frames ago
    left = left_[oldest] * gain;
    right = right_[oldest] * gain;
    ++now_;
}

Glide::Glide(double seconds, float begins)
    : part_(static_cast<float>(1 - std::exp(-1 / (seconds * sample_rate)))), now_(begins), wanted_(begins) {}

void Mix::play(const Clip& clip, const Shot& shot) {
    const auto idle = std::ranges::find(shots_, nullptr, &SoundingClip::clip);
    if (idle == shots_.end() || clip.frames() == 0) return;
    const float angle = (std::clamp(shot.pan, -1.0f, 1.0f) * 0.8f + 1) * std::numbers::pi_v<float> / 4;
    const float left = std::min(1.0f, std::cos(angle) * std::numbers::sqrt2_v<float>),
                right = std::min(1.0f, std::sin(angle) * std::numbers::sqrt2_v<float>);
    *idle = {&clip, 0, whole * shot.gain * left, whole * shot.gain * right, shot.bus};
    const double calls = std::max(0.0, shot.calls_seconds - before_it_ends);
    calls_until_ = std::max(calls_until_, clock_ + static_cast<std::int64_t>(calls * sample_rate));
}

void Mix::loop(const Clip& clip, Bus bus, bool on) {
    auto found = std::ranges::find(loops_, &clip, &Looping::clip);
    if (found == loops_.end()) found = loops_.insert(found, {&clip, bus, Glide{loop_fades, 0}});
    found->level.to(on ? whole : 0.0f);
}

void Mix::set_volume(Bus bus, float volume) {
    volumes_[static_cast<std::size_t>(bus)].to(std::clamp(volume, 0.0f, 1.0f));
}

void Mix::duck(bool on) {
    ducked_ = on;
    conductor_.hold_breath(on);
}

void Mix::add_shots(std::size_t frames) {
    for (SoundingClip& shot : shots_) {
        if (!shot.clip) continue;
        Stereo& on = bus(shot.bus);
        const std::size_t left = std::min(frames, shot.clip->frames() - shot.at);
        const std::int16_t* pcm = shot.clip->pcm.data() + 2 * shot.at;
        for (std::size_t i = 0; i < left; ++i) {
            on.left[i] += shot.left * static_cast<float>(pcm[2 * i]);
            on.right[i] += shot.right * static_cast<float>(pcm[2 * i + 1]);
        }
        shot.at += left;
        if (shot.at == shot.clip->frames()) shot = {};
    }
}

// Loops take their position from the mix's clock even after silence, so that the wheels stay in time with the band.
void Mix::add_loops(std::size_t frames) {
    for (Looping& loop : loops_) {
        if (loop.level.unheard()) {
            loop.level.stop();
            continue;
        }
        Stereo& on = bus(loop.bus);
        const std::size_t length = loop.clip->frames();
        std::size_t at = static_cast<std::size_t>(clock_) % length;
        for (std::size_t i = 0; i < frames; ++i) {
            const float level = loop.level.step();
            on.left[i] += level * static_cast<float>(loop.clip->pcm[2 * at]);
            on.right[i] += level * static_cast<float>(loop.clip->pcm[2 * at + 1]);
            if (++at == length) at = 0;
        }
    }
}

void Mix::add_band(std::size_t frames) {
    Stereo& on = bus(Bus::Music);
    std::array<float, block> wet{};
    conductor_.render({.left = std::span{on.left}.first(frames),
                       .right = std::span{on.right}.first(frames),
                       .wet = std::span{wet}.first(frames)},
                      clock_);
    for (std::size_t i = 0; i < frames; ++i) {
        const auto [left, right] = hall_(static_cast<double>(wet[i]));
        on.left[i] += static_cast<float>(left);
        on.right[i] += static_cast<float>(right);
    }
}

void Mix::master(std::span<float> frames) {
    for (std::size_t i = 0; 2 * i < frames.size(); ++i) {
        float left = 0, right = 0;
        const float way = make_way_.step();
        for (const Bus which : every_bus) {
            const bool yields = which == Bus::Room || which == Bus::Music;
            const float level = volumes_[static_cast<std::size_t>(which)].step() * (yields ? way : 1.0f);
            left += level * bus(which).left[i];
            right += level * bus(which).right[i];
        }
        limiter_(left, right);
        frames[2 * i] = left;
        frames[2 * i + 1] = right;
    }
}

void Mix::render(std::span<float> frames) {
    while (!frames.empty()) {
        const std::size_t count = std::min(block, frames.size() / 2);
        for (Stereo& stereo : mixed_) stereo = {};
        make_way_.to(ducked_ || clock_ < calls_until_ ? made_room : 1.0f);
        add_shots(count);
        add_loops(count);
        add_band(count);
        master(frames.first(2 * count));
        clock_ += static_cast<std::int64_t>(count);
        frames = frames.subspan(2 * count);
    }
}

}  // namespace boxcars::audio
