// Plays a score in time with the rail joints of the train's sound: begins it on a joint, or at once out of silence, and
// starts each note on its frame. The band pauses while the deciding die tumbles, adds a voice while much is at stake,
// and at a win plays its turn, a short phrase, on the next joint. score.h has the notes.
#pragma once
#include "audio/score/score.h"
#include "audio/sound.h"

namespace boxcars::audio {

class Conductor {
 public:
    struct MixBlock {  // the buffers a block is added to, all of the same length
        std::span<float> left, right, wet;
    };
    void take_up(std::shared_ptr<const ReadyScore> score);  // starts when the old one has faded; nullptr: silence
    void listen(const Tension& tension) { tension_ = tension; }
    void hold_breath(bool on) { held_ = on; }
    void turn() { turn_asked_ = static_cast<bool>(score_); }
    void render(MixBlock on, std::int64_t clock);  // clock: in frames; joints are the multiples of frames_a_joint
    bool playing() const { return static_cast<bool>(score_); }
    bool turning() const { return turning_; }
    double beat() const;  // position in the chorus or the turn, in beats
    float level(std::size_t part) const { return levels_[part].now; }

 private:
    static constexpr std::size_t most_parts = 12, most_notes = 64;
    struct Level {
        float now = 0, next = 0;  // at the start and end of a block
    };
    struct SoundingNote {
        const Stroke* stroke = nullptr;
        // at: position in its clip. wait: frames of the block before it begins.
        std::size_t at = 0, wait = 0;
    };
    const std::vector<Stroke>& strokes() const { return turning_ ? score_->turn : score_->chorus; }
    std::int64_t length() const { return turning_ ? score_->turn_frames : score_->chorus_frames; }
    void begin(std::int64_t at, float level);  // starts the next score, `at` frames into its chorus
    void on_joint();
    void go_to(bool turn, std::int64_t at);
    void start_notes(std::size_t from, std::size_t until);
    void set_levels(std::size_t frames);
    void lay(SoundingNote& note, const MixBlock& on) const;

    std::shared_ptr<const ReadyScore> score_, next_;
    bool changing_ = false, turn_asked_ = false, turning_ = false, held_ = false;
    Tension tension_;
    std::int64_t at_ = 0;       // frames into the chorus or turn
    std::int64_t goes_on_ = 0;  // where the chorus continues after the turn: its next eight bars
    std::size_t nth_ = 0;       // index of the next stroke
    Level band_;
    std::array<Level, most_parts> levels_{};
    std::array<SoundingNote, most_notes> notes_{};
};

}  // namespace boxcars::audio
