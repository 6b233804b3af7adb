// A score made ready to be played: each note's recording and the frame on which it begins. Notes are recorded once,
// whatever score has them.
#pragma once
#include "audio/score/score.h"
#include "audio/sound_cache.h"
#include "audio/synth.h"

#include <array>
#include <compare>
#include <functional>
#include <map>
#include <memory>

namespace boxcars::audio {

using Recording = std::vector<std::int16_t>;  // of one note, one side

struct Stroke {  // a note as it is played
    const Recording* clip;
    std::int64_t at;             // frames from the beginning of the chorus or the turn
    std::size_t lasts, release;  // frames until it is damped; of its dying then
    float left, right, wet;
    std::size_t part;
};

struct ReadyScore {
    std::string_view name;
    int frames_a_beat = 1;
    std::int64_t chorus_frames = 0, turn_frames = 0;
    std::vector<bool> at_stake;        // by part
    std::vector<Stroke> chorus, turn;  // in the order in which they begin
};

class Recordings {  // of single notes; grows, and keeps every address
 public:
    const Recording& of(Player player, int key, double seconds);
    std::size_t frames() const;    // in all
    void restore(KeptClips kept);  // as they were made before
    KeptClips kept() const;
    std::size_t count() const { return clips_.size(); }

 private:
    struct RecordedNote {
        Player player;
        int key, milliseconds;
        auto operator<=>(const RecordedNote&) const = default;
    };
    std::map<RecordedNote, Recording> clips_;
};

// Asks before each note whether that was enough for now; if so, what is returned is nothing to play.
std::shared_ptr<const ReadyScore> make_ready(const Score& score, Recordings& recordings,
                                             const std::function<bool()>& enough);

}  // namespace boxcars::audio
