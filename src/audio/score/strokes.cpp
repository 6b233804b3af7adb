#include "audio/score/score.h"

#include "audio/score/instruments.h"
#include "base/hash.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace boxcars::audio {
namespace {

// Random variation like a human player's: of the time in seconds, of the loudness as a share.
constexpr double unsteady = 0.005, uneven = 0.10;
constexpr double winds_step = 1.0 / 24;  // in seconds: lengths of winds are rounded to this
constexpr double whole = 1.0 / 32767;
constexpr double ring_step = 0.6, longest_ring = 2.4;

struct Dying {
    // seconds: release of a damped note. wet: share of its gain that goes to the reverberation.
    double seconds, wet;
};

// Bass, drums, guitar, piano, vibraphone, trumpet, clarinet, zither.
constexpr std::array<Dying, 8> all_dying{
    {{0.06, 0.03}, {0.05, 0.08}, {0.05, 0.06}, {0.12, 0.12}, {0.35, 0.22}, {0.06, 0.20}, {0.06, 0.20}, {0.40, 0.22}}};

const Dying& dying_of(Player player) { return all_dying[static_cast<std::size_t>(player)]; }

// The length to record a note at, in seconds: one of a few lengths for damped notes, almost the exact one for winds.
double recorded_seconds(Player player, double seconds) {
    if (rings_out(player))
        return std::min(longest_ring, ring_step * std::ceil((seconds + dying_of(player).seconds) / ring_step));
    return std::max(2.0, std::round(0.92 * seconds / winds_step)) * winds_step;
}

class Copyist {
 public:
    Copyist(const Score& score, Clips& notes, const std::function<bool()>& enough)
        : score_(score), notes_(notes), enough_(enough), dust_(Hash{}.add(score.name).value()) {}

    std::vector<Stroke> copy(std::vector<Note> BandPart::*notes, std::int64_t frames) {
        std::vector<Stroke> strokes;
        for (std::size_t part = 0; part < score_.parts.size(); ++part)
            for (const Note& note : score_.parts[part].*notes)
                if (!enough_()) strokes.push_back(stroke(note, part, frames));
        std::ranges::stable_sort(strokes, {}, &Stroke::at);
        return strokes;
    }

 private:
    Stroke stroke(const Note& note, std::size_t nth, std::int64_t frames) {
        const BandPart& part = score_.parts[nth];
        const double seconds = note.length * score_.frames_a_beat / sample_rate;
        const Dying dying = dying_of(part.player);
        const bool rings = rings_out(part.player);
        const Clip& clip = recording(part.player, note.key, recorded_seconds(part.player, seconds));
        const double late = note.beat == 0 ? 0 : dust_.between(-unsteady, unsteady) * sample_rate;
        const auto at = static_cast<std::int64_t>(note.beat * score_.frames_a_beat + late);
        const double angle = (static_cast<double>(part.place) + 1) * std::numbers::pi / 4;
        const double gain = whole * ratio(score_.level_db) * static_cast<double>(part.gain * note.loud) *
                            dust_.between(1 - uneven, 1 + uneven);
        return {.clip = &clip,
                .at = std::clamp<std::int64_t>(at, 0, frames - 1),
                .lasts = rings ? static_cast<std::size_t>(seconds * sample_rate) : clip.pcm.size(),
                .release = static_cast<std::size_t>(dying.seconds * sample_rate),
                .left = static_cast<float>(gain * std::cos(angle)),
                .right = static_cast<float>(gain * std::sin(angle)),
                .wet = static_cast<float>(gain * dying.wet),
                .part = nth};
    }

    const Clip& recording(Player player, int key, double seconds) {  // one note, mono
        return notes_.of({static_cast<std::int64_t>(player), key, std::lround(1000 * seconds)}, [&] {
            std::vector<std::int16_t> pcm;
            for (const float sample : recorded(player, key, seconds)) pcm.push_back(to_whole(sample));
            pcm.shrink_to_fit();
            return pcm;
        });
    }

    const Score& score_;
    Clips& notes_;
    const std::function<bool()>& enough_;
    chance::Dust dust_;
};

}  // namespace

std::shared_ptr<const ReadyScore> make_ready(const Score& score, Clips& notes, const std::function<bool()>& enough) {
    auto ready = std::make_shared<ReadyScore>();
    ready->frames_a_beat = score.frames_a_beat;
    ready->chorus_frames = std::int64_t{score.beats} * score.frames_a_beat;
    ready->turn_frames = std::int64_t{score.turn_beats} * score.frames_a_beat;
    for (const BandPart& part : score.parts) ready->at_stake.push_back(part.at_stake);
    Copyist copyist{score, notes, enough};
    ready->chorus = copyist.copy(&BandPart::chorus, ready->chorus_frames);
    ready->turn = copyist.copy(&BandPart::turn, ready->turn_frames);
    return ready;
}

}  // namespace boxcars::audio
