// Prepares a score for playing, and plays it. Keeps the sounds that were made.
#include "audio/score/score.h"

#include "base/hash.h"
#include "platform/paths.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace boxcars::audio {
namespace {

// Random variation like a human player's: of the time in seconds, of the loudness as a share.
constexpr double unsteady = 0.005, uneven = 0.10;
constexpr double winds_step = 1.0 / 24;  // in seconds: lengths of winds are rounded to this
constexpr double sample_unit = 1.0 / 32767;
constexpr double ring_step = 0.6, longest_ring = 2.4;

struct Dying {
    // seconds: release of a damped note. wet: share of its gain that goes to the reverberation.
    double seconds, wet;
};

// Bass, drums, guitar, piano, vibraphone, trumpet, clarinet, zither.
constexpr std::array<Dying, 8> all_dying{
    {{0.06, 0.03}, {0.05, 0.08}, {0.05, 0.06}, {0.12, 0.12}, {0.35, 0.22}, {0.06, 0.20}, {0.06, 0.20}, {0.40, 0.22}}};

// The length to record a note at, in seconds: one of a few lengths for damped notes, almost the exact one for winds.
double recorded_seconds(Player player, double seconds) {
    const Dying& dying = all_dying[static_cast<std::size_t>(player)];
    if (rings_out(player)) return std::min(longest_ring, ring_step * std::ceil((seconds + dying.seconds) / ring_step));
    return std::max(2.0, std::round(0.92 * seconds / winds_step)) * winds_step;
}

const Clip& recording(Clips& notes, Player player, int key, double seconds) {  // one note, mono
    return notes.of({static_cast<std::int64_t>(player), key, std::lround(1000 * seconds)}, [&] {
        std::vector<std::int16_t> pcm;
        for (const float sample : recorded(player, key, seconds)) pcm.push_back(to_whole(sample));
        pcm.shrink_to_fit();
        return pcm;
    });
}

Stroke stroke_of(const Score& score, std::size_t nth, const Note& note, std::int64_t frames, Clips& notes,
                 chance::Dust& dust) {
    const BandPart& part = score.parts[nth];
    const double seconds = note.length * score.frames_a_beat / sample_rate;
    const Dying dying = all_dying[static_cast<std::size_t>(part.player)];
    const Clip& clip = recording(notes, part.player, note.key, recorded_seconds(part.player, seconds));
    const double late = note.beat == 0 ? 0 : dust.between(-unsteady, unsteady) * sample_rate;
    const auto at = static_cast<std::int64_t>(note.beat * score.frames_a_beat + late);
    const double angle = (static_cast<double>(part.place) + 1) * std::numbers::pi / 4;
    const double gain = sample_unit * ratio(score.level_db) * static_cast<double>(part.gain * note.loud) *
                        dust.between(1 - uneven, 1 + uneven);
    return {.clip = &clip,
            .at = std::clamp<std::int64_t>(at, 0, frames - 1),
            .lasts = rings_out(part.player) ? static_cast<std::size_t>(seconds * sample_rate) : clip.pcm.size(),
            .release = static_cast<std::size_t>(dying.seconds * sample_rate),
            .left = static_cast<float>(gain * std::cos(angle)),
            .right = static_cast<float>(gain * std::sin(angle)),
            .wet = static_cast<float>(gain * dying.wet),
            .part = nth};
}

// Seconds in which a level makes most of its change.
constexpr double breath_in = 0.05, breath_out = 0.12, joins = 0.45, change_over = 0.18;
constexpr int eights = 8;  // groups of eight bars in the two choruses
constexpr float gone = 0.003f;
constexpr float much = 0.35f, most = 0.6f;  // the range of the stake over which the extra voice fades in

float on_the_way(float now, float wanted, double seconds, std::size_t frames) {
    const double left = std::exp(-static_cast<double>(frames) / (seconds * sample_rate));
    return wanted + (now - wanted) * static_cast<float>(left);
}

// A hash of all sources that make sounds, taken at build time. If it changes, all sounds are made anew.
constexpr std::string_view recipe = BOXCARS_SOUND_RECIPE, sign = "boxcars sounds 1\n";

std::string head_of(std::string_view name, std::string_view content) {
    const std::uint64_t hash = Hash{}.add(recipe).add(name).add(content).value();
    std::string head{sign};
    head.append(reinterpret_cast<const char*>(&hash), sizeof hash);
    return head;
}

// Takes bytes from the front. Returns false if there are too few.
bool take(std::string_view& from, void* to, std::size_t bytes) {
    if (from.size() < bytes) return false;
    if (bytes > 0) std::memcpy(to, from.data(), bytes);
    from.remove_prefix(bytes);
    return true;
}

}  // namespace

std::shared_ptr<const ReadyScore> make_ready(const Score& score, Clips& notes, const std::function<bool()>& enough) {
    auto ready = std::make_shared<ReadyScore>();
    ready->frames_a_beat = score.frames_a_beat;
    ready->chorus_frames = std::int64_t{score.beats} * score.frames_a_beat;
    ready->turn_frames = std::int64_t{score.turn_beats} * score.frames_a_beat;
    for (const BandPart& part : score.parts) ready->at_stake.push_back(part.at_stake);
    chance::Dust dust(Hash{}.add(score.name).value());
    const auto strokes_of = [&](std::vector<Note> BandPart::*part, std::int64_t frames) {
        std::vector<Stroke> strokes;
        for (std::size_t nth = 0; nth < score.parts.size(); ++nth)
            for (const Note& note : score.parts[nth].*part)
                if (!enough()) strokes.push_back(stroke_of(score, nth, note, frames, notes, dust));
        std::ranges::stable_sort(strokes, {}, &Stroke::at);
        return strokes;
    };
    ready->chorus = strokes_of(&BandPart::chorus, ready->chorus_frames);
    ready->turn = strokes_of(&BandPart::turn, ready->turn_frames);
    return ready;
}

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
    if (changing_ && (!score_ || band_.now < gone)) return begin(0, 1);
    if (!turn_asked_ || turning_) return;
    const std::int64_t eight_bars = score_->chorus_frames / eights;
    goes_on_ = (at_ / eight_bars + 1) * eight_bars % score_->chorus_frames;
    turn_asked_ = false;
    go_to(true, 0);
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
    const float begins = part.now * band_.now, step = (part.next * band_.next - begins) / static_cast<float>(frames);
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

Clips::Clips(const std::filesystem::path& folder, std::string name)
    : name_(std::move(name)), file_(folder.empty() ? folder : folder / (name_ + ".sound")) {}

const Clip& Clips::of(const Key& key, const std::function<std::vector<std::int16_t>()>& make) {
    if (!std::exchange(read_, true)) read();
    const auto found = clips_.find(key);
    if (found != clips_.end()) return found->second;
    Clip made{make()};
    unkept_ = true;
    return clips_.emplace(key, std::move(made)).first->second;
}

void Clips::read() {
    const auto file = file_.empty() ? std::nullopt : platform::read_whole(file_, most_bytes);
    const std::size_t head = sign.size() + sizeof(std::uint64_t);
    if (!file || file->size() < head) return;
    std::string_view content = std::string_view{*file}.substr(head);
    if (std::string_view{*file}.substr(0, head) != head_of(name_, content)) return;
    while (!content.empty()) {
        Key key{};
        std::uint64_t samples = 0;
        Clip clip;
        if (!take(content, key.data(), sizeof key) || !take(content, &samples, sizeof samples) ||
            samples > content.size() / sizeof(std::int16_t))
            return clips_.clear();
        clip.pcm.resize(samples);
        take(content, clip.pcm.data(), samples * sizeof(std::int16_t));
        clips_.emplace(key, std::move(clip));
    }
}

void Clips::keep() {
    if (!std::exchange(unkept_, false) || file_.empty()) return;
    std::string content;
    for (const auto& [key, clip] : clips_) {
        const std::uint64_t samples = clip.pcm.size();
        content.append(reinterpret_cast<const char*>(key.data()), sizeof key);
        content.append(reinterpret_cast<const char*>(&samples), sizeof samples);
        content.append(reinterpret_cast<const char*>(clip.pcm.data()), samples * sizeof(std::int16_t));
    }
    std::string file = head_of(name_, content);
    if (file.size() + content.size() > most_bytes) return;
    std::error_code trouble;
    std::filesystem::create_directories(file_.parent_path(), trouble);
    if (!trouble) platform::write_safely(file_, file += content);
}

}  // namespace boxcars::audio
