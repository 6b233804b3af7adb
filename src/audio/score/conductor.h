// Plays a score along with the rail: begins it on a joint, starts each note on its frame, and listens to the table. The
// band holds its breath while the die that decides tumbles, has a voice more while much is at stake, and turns round at
// a win, on the next joint. Decides nothing about notes (score.h) and knows no table.
#pragma once
#include "audio/score/ready_score.h"
#include "audio/tension.h"

#include <array>
#include <memory>
#include <span>

namespace boxcars::audio {

class Conductor {
 public:
    struct MixBlock {  // what a block is laid on, all as long
        std::span<float> left, right, wet;
    };
    void take_up(std::shared_ptr<const ReadyScore> score);  // after the one before has faded; none: silence
    void listen(const Tension& tension) { tension_ = tension; }
    void hold_breath(bool on) { held_ = on; }
    void turn() { turn_asked_ = static_cast<bool>(score_); }
    void render(MixBlock on, std::int64_t clock);  // the clock's frames: joints are where frames_a_joint divides it

    bool playing() const { return static_cast<bool>(score_); }
    bool turning() const { return turning_; }
    double beat() const;  // of the chorus or the turn
    float level(std::size_t part) const { return levels_[part].now; }

 private:
    static constexpr std::size_t most_parts = 12, most_notes = 64;
    struct Level {
        float now = 0, next = 0;  // at the beginning and at the end of a block
    };
    struct SoundingNote {
        const Stroke* stroke = nullptr;
        std::size_t at = 0, wait = 0;  // of its clip; frames of the block before it begins
    };
    const std::vector<Stroke>& strokes() const { return turning_ ? score_->turn : score_->chorus; }
    std::int64_t length() const { return turning_ ? score_->turn_frames : score_->chorus_frames; }
    void on_joint();
    void go_to(bool turn, std::int64_t at);
    void begin_turn();
    void start_notes(std::size_t from, std::size_t until);
    void set_levels(std::size_t frames);
    void lay(SoundingNote& note, const MixBlock& on) const;

    std::shared_ptr<const ReadyScore> score_, next_;
    bool changing_ = false, turn_asked_ = false, turning_ = false, held_ = false;
    Tension tension_;
    std::int64_t at_ = 0;       // frames into the chorus or the turn
    std::int64_t goes_on_ = 0;  // of the chorus, after the turn: the next eight bars
    std::size_t nth_ = 0;       // the next stroke
    Level band_;
    std::array<Level, most_parts> levels_{};
    std::array<SoundingNote, most_notes> notes_{};
};

}  // namespace boxcars::audio
