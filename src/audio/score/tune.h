// Makes the notes of the scores: reads melodies and chords from text, changes their rhythm, improvises lines and writes
// accompaniments. Pure functions; beats count from the beginning of the tune.
#pragma once
#include "audio/score/score.h"

namespace boxcars::audio {

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

}  // namespace boxcars::audio
