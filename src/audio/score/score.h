// The scores of the band: notes on beats, with a part for each voice. Plain values; the Conductor plays them. One theme
// in five arrangements: the title's and one for each car. make_ready() prepares one for playing.
#pragma once
#include "audio/sound.h"
#include "audio/synth.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string_view>

namespace boxcars::audio {

// 1.1 s: from one pair of rail joints to the next. Every bar is a whole number of these.
constexpr int frames_a_joint = 52'800;

enum class Player { Bass, Drums, Guitar, Piano, Vibraphone, Trumpet, Clarinet, Zither };

struct Note {
    int key;              // 60 is the middle C; for drums: a Drum
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

// ---- tune.cpp: makes the notes of the scores: reads melodies and chords from text, changes their rhythm, improvises
// lines and writes accompaniments. Pure functions; beats count from the beginning of the tune.

struct Chord {
    int root;                // 0 is C, 11 is B
    std::vector<int> tones;  // semitones above the root: third, fifth, sixth or seventh
    bool operator==(const Chord&) const = default;
};
// Reads a symbol: "F6", "Bb7", "F#dim", "Gm7", "Em7b5". requires: a known symbol.
Chord chord(std::string_view symbol);

struct Harmony {
    double beat, length;
    Chord chord;
};
// Reads bars such as "F6 | Gm7 C7 |". The chords of one bar share its beats.
std::vector<Harmony> changes(std::string_view bars, int beats_a_bar);

// For each chord the keys of its third, fifth and sixth or seventh, between two keys and as near as possible to those
// of the chord before; the first are near the middle.
std::vector<std::vector<int>> voices_led(const std::vector<Harmony>& all, int low, int high);

// A walking bass: each chord's root, then its tones, then a step to the next root; the last chord leads to the first.
std::vector<Note> walking(const std::vector<Harmony>& all);

using Notes = std::vector<Note>;

// Reads "A4:.5 C5:1 -:1.5 | Bb4:4": a key with its octave and beats; - is a rest. Bar lines stand where bars begin.
Notes melody(std::string_view bars, int beats_a_bar);
Notes in_three(const Notes& in_four);              // fits bars of four beats into bars of three
Notes swung(Notes notes);                          // moves the second eighth to two thirds of the beat
Notes moved(Notes notes, double beats, int keys);  // later by `beats`, higher by `keys` semitones

// A line of eighths over chords: chord tones on beats, steps in between, some rests. The same name gives the same line.
Notes made_up(const std::vector<Harmony>& over, int low, int high, std::string_view name);

// Accompaniments over chords, for strings, piano, vibraphone and brushes.
Notes two_feel(const std::vector<Harmony>& over);  // bass: roots and fifths in half notes
Notes in_one(const std::vector<Harmony>& over);    // bass of a waltz: root and fifth
// Chords on every beat. accents, beat by beat: 'x' loud, '.' soft, ' ' none.
Notes on_beats(const std::vector<Harmony>& over, int low, int high, std::string_view accents);
Notes stride(const std::vector<Harmony>& over);  // the piano's left hand: a low octave or fifth, then a chord
Notes pads(const std::vector<Harmony>& over, int low, int high);        // whole chords with led voices
Notes charleston(const std::vector<Harmony>& over, int low, int high);  // chords on beat 1 and just before beat 3
// Two short chords in every other bar, "da-dum" like the wheels.
Notes riff(const std::vector<Harmony>& over, int low, int high, int beats_a_bar);
Notes counter_line(const std::vector<Harmony>& over, int low, int high);  // one slow voice against the tune
enum class Brushes { Light, Driving, Waltz, Far };
Notes brushes(int beats, Brushes how);

// ---- instruments.cpp: plucked strings, piano, vibraphone, two winds and brushes. Each of them adds a note to the
// sound `on`; pitches are in hertz, times in seconds. Stings and scores use the same instruments.

// A vibraphone: bars with partials 1 : 4 : 10 over resonator tubes, whose turning discs make the tremolo.
void vibraphone(Mono& on, double at, double hz, double ring, double gain);

// A trumpet. Its harmon mute removes the low partials and leaves a peak near 1.8 kHz and a smaller one near 3.9 kHz.
void muted_trumpet(Mono& on, double at, double hz, double length, double gain, chance::Dust& dust);
// A brush drawn round the drum's head, a tap with the brush, the closed cymbals, the bass drum.
enum class Drum { Sweep, Tap, Hat, Foot };

// One note alone, perceived as loud as any other. Winds stop after `seconds`; struck notes ring for that time.
Mono recorded(Player player, int key, double seconds);
inline bool rings_out(Player player) { return player != Player::Trumpet && player != Player::Clarinet; }

// ---- sounds that were made, by key. They are kept in a file between runs: a damaged file, or one made by
// another version of the recipe, is ignored and written anew. If the folder cannot be used, all sounds are made anew.

struct Clip {  // a sound in memory: interleaved, left first; a note of the band: one side
    std::vector<std::int16_t> pcm;
    std::size_t frames() const { return pcm.size() / 2; }
    bool operator==(const Clip&) const = default;
};

class Clips {  // clips are only added, and their addresses stay valid
 public:
    using Key = std::array<std::int64_t, 3>;  // the take's number; or player, note and milliseconds
    explicit Clips(const std::filesystem::path& folder = {}, std::string name = {});  // empty folder: keeps no file

    const Clip& of(const Key& key, const std::function<std::vector<std::int16_t>()>& make);
    void keep();  // writes the file if clips were made since it was read or written
    std::size_t count() const { return clips_.size(); }

    static constexpr std::size_t most_bytes = std::size_t{48} << 20;  // larger files are not kept

 private:
    void read();

    std::string name_;
    std::filesystem::path file_;
    std::map<Key, Clip> clips_;
    bool read_ = false, unkept_ = false;
};

// ---- conductor.cpp: a score prepared for playing, and who plays it

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

// Plays a score in time with the rail joints of the train's sound: begins it on a joint, or at once out of silence, and
// starts each note on its frame. The band pauses while the deciding die tumbles, adds a voice while much is at stake,
// and at a win plays its turn, a short phrase, on the next joint.
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
    std::size_t nth_ = 0;       // index of the score's stroke that is played next
    Level band_;
    std::array<Level, most_parts> levels_{};
    std::array<SoundingNote, most_notes> notes_{};
};

}  // namespace boxcars::audio
