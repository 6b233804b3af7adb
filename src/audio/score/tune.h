// Makes melodies: reads one from letters, swings its eighths two to one, changes four beats into three, and improvises
// lines over chords. Pure functions; beats count within the bar.
#pragma once
#include "audio/score/chords.h"

namespace boxcars::audio {

using Notes = std::vector<Note>;

// Reads "A4:.5 C5:1 -:1.5 | Bb4:4": a key with its octave and its beats; - is a rest. Bar lines must stand where bars
// begin.
Notes melody(std::string_view bars, int beats_a_bar);
Notes in_three(const Notes& in_four);              // fits bars of four beats into bars of three
Notes swung(Notes notes);                          // delays the second eighth of a beat to two thirds
Notes moved(Notes notes, double beats, int keys);  // later, higher
void add(Notes& to, const Notes& more);

// A line of eighths over chords: chord tones on beats, steps in between, some rests. The same name gives the same line.
Notes made_up(const std::vector<Harmony>& over, int low, int high, std::string_view name);

}  // namespace boxcars::audio
