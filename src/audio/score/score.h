// The scores of the band: notes on beats, with a part for each voice. Plain values; conductor.h plays them. One theme
// in five arrangements: the title's and one for each car. make_ready() prepares one for playing.
#pragma once
#include "audio/clips.h"

#include <memory>
#include <span>
#include <string_view>

namespace boxcars::audio {

// 1.1 s: from one pair of rail joints to the next. Every bar is a whole number of these.
constexpr int frames_a_joint = 52'800;

enum class Player { Bass, Drums, Guitar, Piano, Vibraphone, Trumpet, Clarinet, Zither };

struct Note {
    int key;              // 60 is the middle C; for drums: a Drum (instruments.h)
    double beat, length;  // in beats
    float loud;           // 0..1
};

struct BandPart {
    std::string_view name;
    Player player;
    float gain, place;         // place: -1 left .. 1 right
    bool at_stake = false;     // plays only while much is at stake
    std::vector<Note> chorus;  // sorted by beat
    std::vector<Note> turn;    // a few bars played at a win; the chorus then goes on
};

struct Score {
    std::string_view name;
    double level_db;        // brings all scores to the same measured loudness
    int frames_a_beat;      // frames_a_joint is a multiple of it
    int beats, turn_beats;  // the length of chorus and turn; both are whole joints
    std::vector<BandPart> parts;
};

std::span<const std::string_view> score_names();
Score score(std::string_view name);  // requires: a known name

struct Stroke {  // a note to be played
    const Clip* clip;
    std::int64_t at;             // in frames from the beginning of the chorus or the turn
    std::size_t lasts, release;  // frames until it is damped, and frames of its release
    float left, right, wet;
    std::size_t part;
};

struct ReadyScore {  // a score prepared for playing
    int frames_a_beat = 1;
    std::int64_t chorus_frames = 0, turn_frames = 0;
    std::vector<bool> at_stake;        // indexed by part
    std::vector<Stroke> chorus, turn;  // sorted by their beginning
};

// `notes`: the recordings of notes, shared by all scores; missing ones are made. Calls enough() before each note, and
// leaves the note out if it returns true: the score is then incomplete.
std::shared_ptr<const ReadyScore> make_ready(const Score& score, Clips& notes, const std::function<bool()>& enough);

}  // namespace boxcars::audio
