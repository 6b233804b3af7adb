// What harmony a bar has, and how it is laid out: symbols read, voices led from chord to chord by the shortest ways, a
// bass that walks. Pure.
#pragma once
#include "audio/score/score.h"

namespace boxcars::audio {

struct Chord {
    int root;                // 0 is C, 11 is B
    std::vector<int> tones;  // semitones above the root: third, fifth, sixth or seventh
    bool operator==(const Chord&) const = default;
};
Chord chord(std::string_view symbol);  // "F6", "Bb7", "F#dim", "Gm7", "Em7b5"; requires one that is known

struct Harmony {
    double beat, length;
    Chord chord;
};
// "F6 | Gm7 C7 |": bars; the chords of one share it.
std::vector<Harmony> changes(std::string_view bars, int beats_a_bar);

// Third, fifth and sixth or seventh between two keys, as near as can be to the voices before; none: to the middle.
std::vector<int> voiced(const Chord& chord, const std::vector<int>& before, int low, int high);
std::vector<std::vector<int>> voices_led(const std::vector<Harmony>& all, int low, int high);

// Roots on new chords, chord tones between, and a step to the next root at the end of each; the last one leads to the
// first.
std::vector<Note> walking(const std::vector<Harmony>& all);

}  // namespace boxcars::audio
