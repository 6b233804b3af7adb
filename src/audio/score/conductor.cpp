#include "audio/score/conductor.h"

#include "audio/synth.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boxcars::audio {
namespace {

// Seconds in which a level makes most of its change.
constexpr double breath_in = 0.05, breath_out = 0.12, joins = 0.45, change_over = 0.18;
constexpr int eights = 8;  // groups of eight bars in the two choruses
constexpr float gone = 0.003f;
constexpr float much = 0.35f, most = 0.6f;  // the range of the stake over which the extra voice fades in

float on_the_way(float now, float wanted, double seconds, std::size_t frames) {
    const double left = std::exp(-static_cast<double>(frames) / (seconds * sample_rate));
    return wanted + (now - wanted) * static_cast<float>(left);
}

}  // namespace

void Conductor::take_up(std::shared_ptr<const ReadyScore> score) {
    if (score == (changing_ ? next_ : score_)) return;
    next_ = std::move(score);
    changing_ = next_ != score_;
}

double Conductor::beat() const {
    return score_ ? static_cast<double>(at_) / static_cast<double>(score_->frames_a_beat) : 0;
}

void Conductor::go_to(bool turn, std::int64_t at) {
    turning_ = turn;
    at_ = at;
    nth_ = static_cast<std::size_t>(std::ranges::lower_bound(strokes(), at, {}, &Stroke::at) - strokes().begin());
}

void Conductor::begin_turn() {
    const std::int64_t eight_bars = score_->chorus_frames / eights;
    goes_on_ = (at_ / eight_bars + 1) * eight_bars % score_->chorus_frames;
    turn_asked_ = false;
    go_to(true, 0);
}

void Conductor::begin(std::int64_t at, float level) {
    notes_.fill({});
    score_ = std::exchange(next_, nullptr);
    changing_ = false;
    levels_.fill({});
    band_.now = band_.next = score_ ? level : 0.0f;
    turn_asked_ = turning_ = false;
    if (score_) go_to(false, at);
}

void Conductor::on_joint() {
    if (changing_ && (!score_ || band_.now < gone)) {
        begin(0, 1);
    } else if (turn_asked_ && !turning_) {
        begin_turn();
    }
}

void Conductor::start_notes(std::size_t from, std::size_t until) {
    const std::int64_t end = at_ + static_cast<std::int64_t>(until - from);
    const auto& all = strokes();
    for (; nth_ < all.size() && all[nth_].at < end; ++nth_) {
        auto idle = std::ranges::find(notes_, nullptr, &SoundingNote::stroke);
        // If no voice is free, replaces the note that has sounded longest.
        if (idle == notes_.end()) idle = std::ranges::max_element(notes_, {}, &SoundingNote::at);
        *idle = {&all[nth_], 0, from + static_cast<std::size_t>(all[nth_].at - at_)};
    }
    at_ = end;
    if (at_ == length()) go_to(false, turning_ ? std::exchange(goes_on_, 0) : 0);
}

void Conductor::set_levels(std::size_t frames) {
    const bool quiet = held_ || tension_.deciding, out = changing_ || quiet;
    const double pace = changing_ ? change_over : quiet ? breath_in : breath_out;
    band_ = {band_.next, on_the_way(band_.next, out ? 0.0f : 1.0f, pace, frames)};
    const float joined = std::clamp((tension_.stake - much) / (most - much), 0.0f, 1.0f);
    for (std::size_t part = 0; score_ && part < score_->at_stake.size(); ++part) {
        const bool waits = score_->at_stake[part];
        levels_[part] =
            waits ? Level{levels_[part].next, on_the_way(levels_[part].next, joined, joins, frames)} : Level{1, 1};
    }
}

void Conductor::lay(SoundingNote& note, const MixBlock& on) const {
    const Stroke& stroke = *note.stroke;
    const std::size_t frames = on.left.size(), first = std::exchange(note.wait, 0);
    const std::size_t ends = std::min(stroke.clip->pcm.size(), stroke.lasts + stroke.release);
    const Level part = levels_[stroke.part];
    const float begins = part.now * band_.now;
    const float step = (part.next * band_.next - begins) / static_cast<float>(frames);
    std::size_t i = first;
    for (; i < frames && note.at < ends; ++i, ++note.at) {
        float sample = static_cast<float>(stroke.clip->pcm[note.at]) * (begins + step * static_cast<float>(i));
        if (note.at >= stroke.lasts)
            sample *= 1 - static_cast<float>(note.at - stroke.lasts) / static_cast<float>(stroke.release);
        on.left[i] += stroke.left * sample;
        on.right[i] += stroke.right * sample;
        on.wet[i] += stroke.wet * sample;
    }
    if (note.at >= ends) note = {};
}

void Conductor::render(MixBlock on, std::int64_t clock) {
    const auto frames = on.left.size();
    set_levels(frames);
    for (std::size_t i = 0; i < frames;) {
        const std::int64_t now = clock + static_cast<std::int64_t>(i);
        if (now % frames_a_joint == 0) on_joint();
        if (changing_ && !score_)
            begin(now % frames_a_joint, 0);  // after silence a score begins at once, in time with the joints
        std::int64_t until = frames_a_joint - now % frames_a_joint;
        if (score_) until = std::min(until, length() - at_);
        const std::size_t end = std::min(frames, i + static_cast<std::size_t>(until));
        if (score_) start_notes(i, end);
        i = end;
    }
    for (SoundingNote& note : notes_)
        if (note.stroke) lay(note, on);
}

}  // namespace boxcars::audio
