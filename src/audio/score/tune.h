// The theme, and what is made of it: a melody read from letters, eighths swung two to one, four beats bent into three,
// lines made up over chords. Pure; beats are those of the bar.
#pragma once
#include "audio/score/chords.h"

namespace boxcars::audio {

using Notes = std::vector<Note>;

// "A4:.5 C5:1 -:1.5 | Bb4:4": a key with its octave and its beats; - is a rest. Each bar begins where bars do.
Notes melody(std::string_view bars, int beats_a_bar);
Notes in_three(const Notes& in_four);              // bars of four beats bent into bars of three
Notes swung(Notes notes);                          // the second eighth of a beat comes after two thirds
Notes moved(Notes notes, double beats, int keys);  // later, higher
void add(Notes& to, const Notes& more);

// A line of eighths over chords: their tones on beats, steps between, a breath now and then; the same for the same
// name.
Notes made_up(const std::vector<Harmony>& over, int low, int high, std::string_view name);

}  // namespace boxcars::audio
