// A score prepared for playing: each note's recording and the frame on which it begins. A note is recorded once and
// shared by all scores.
#pragma once
#include "audio/score/score.h"
#include "audio/sound_cache.h"
#include "audio/synth.h"

#include <compare>
#include <functional>
#include <map>
#include <memory>

namespace boxcars::audio {

using Recording = std::vector<std::int16_t>;  // one note, mono

struct Stroke {  // a note to be played
    const Recording* clip;
    std::int64_t at;             // in frames from the beginning of the chorus or the turn
    std::size_t lasts, release;  // frames until it is damped, and frames of its release
    float left, right, wet;
    std::size_t part;
};

struct ReadyScore {
    std::string_view name;
    int frames_a_beat = 1;
    std::int64_t chorus_frames = 0, turn_frames = 0;
    std::vector<bool> at_stake;        // indexed by part
    std::vector<Stroke> chorus, turn;  // sorted by their beginning
};

class Recordings {  // single notes; they are only added, and their addresses stay valid
 public:
    const Recording& of(Player player, int key, double seconds);
    void restore(KeptClips kept);  // adds notes made earlier
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

// Calls enough() before each note, and leaves the note out if it returns true: the score is then incomplete.
std::shared_ptr<const ReadyScore> make_ready(const Score& score, Recordings& recordings,
                                             const std::function<bool()>& enough);

}  // namespace boxcars::audio
