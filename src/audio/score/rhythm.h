// The accompaniment: patterns over chords for strings, piano, vibraphone and brushes. Pure functions; a bar has as many
// beats as its harmony says.
#pragma once
#include "audio/score/tune.h"

namespace boxcars::audio {

Notes two_feel(const std::vector<Harmony>& over);  // bass: roots and fifths in half notes
Notes in_one(const std::vector<Harmony>& over);    // bass of a waltz
Notes on_beats(const std::vector<Harmony>& over, int low, int high,
               std::string_view accents);                               // 'x' loud, '.' soft, ' ' none
Notes stride(const std::vector<Harmony>& over);                         // left hand: a tenth below, a chord above
Notes pads(const std::vector<Harmony>& over, int low, int high);        // whole chords with led voices
Notes charleston(const std::vector<Harmony>& over, int low, int high);  // chords on one, and before three
Notes riff(const std::vector<Harmony>& over, int low, int high,
           int beats_a_bar);  // "Da-dum" like the wheels, in every other bar
Notes counter_line(const std::vector<Harmony>& over, int low, int high);  // one slow voice against the tune
enum class Brushes { Light, Driving, Waltz, Far };
Notes brushes(int beats, Brushes how);

}  // namespace boxcars::audio
