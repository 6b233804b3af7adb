#include "audio/score/tune.h"

#include "audio/score/instruments.h"

#include <cmath>

namespace boxcars::audio {
namespace {

using Keys = std::vector<int>;

// Calls `lay` for each chord with its led voices; it adds the notes.
template <class Lay>
Notes voiced_by(const std::vector<Harmony>& over, int low, int high, const Lay& lay) {
    Notes notes;
    const auto voices = voices_led(over, low, high);
    for (std::size_t i = 0; i < over.size(); ++i) lay(notes, over[i], voices[i]);
    return notes;
}

void lay_chord(Notes& on, const Keys& keys, double beat, double length, float loud) {
    for (const int key : keys) on.push_back({key, beat, length, loud});
}

int root_at(const Harmony& change, int low) { return low + (change.chord.root - low % 12 + 12) % 12; }

struct DrumBeat {
    Drum which;
    double beat;
    float loud;
};

std::vector<DrumBeat> pattern_of(Brushes how) {  // four beats; three for a waltz
    using enum Drum;
    if (how == Brushes::Light)
        return {{Sweep, 0, 0.7f}, {Tap, 1, 0.6f}, {Hat, 1, 0.5f}, {Tap, 1.5, 0.35f},
                {Sweep, 2, 0.7f}, {Tap, 3, 0.6f}, {Hat, 3, 0.5f}, {Tap, 3.5, 0.35f}};
    if (how == Brushes::Driving)
        return {{Foot, 0, 0.8f}, {Tap, 0, 0.5f}, {Foot, 1, 0.6f}, {Hat, 1, 0.9f}, {Tap, 1, 0.8f}, {Tap, 1.5, 0.5f},
                {Foot, 2, 0.7f}, {Tap, 2, 0.5f}, {Foot, 3, 0.6f}, {Hat, 3, 0.9f}, {Tap, 3, 0.8f}, {Tap, 3.5, 0.5f}};
    if (how == Brushes::Waltz)
        return {{Foot, 0, 0.6f}, {Sweep, 0, 0.7f}, {Hat, 1, 0.6f}, {Tap, 1, 0.4f}, {Tap, 1.5, 0.3f}, {Hat, 2, 0.4f}};
    return {{Sweep, 0, 0.8f}, {Hat, 1, 0.35f}, {Sweep, 2, 0.8f}, {Hat, 3, 0.35f}, {Tap, 3.5, 0.3f}};
}

}  // namespace

Notes two_feel(const std::vector<Harmony>& over) {
    Notes notes;
    for (const Harmony& change : over) {
        const int root = root_at(change, 29), up = change.chord.tones[1],
                  fifth = root + up > 44 ? root + up - 12 : root + up;
        for (int half = 0; 2 * half < static_cast<int>(change.length); ++half)
            notes.push_back({half % 2 == 0 ? root : fifth, change.beat + 2 * half, 1.7, half == 0 ? 1.0f : 0.85f});
    }
    return notes;
}

Notes in_one(const std::vector<Harmony>& over) {
    Notes notes;
    for (const Harmony& change : over) {
        const int root = root_at(change, 29);
        notes.push_back({root, change.beat, std::min(1.8, change.length), 1});
        if (change.length >= 3) notes.push_back({root + change.chord.tones[1], change.beat + 2, 0.9, 0.7f});
    }
    return notes;
}

Notes on_beats(const std::vector<Harmony>& over, int low, int high, std::string_view accents) {
    return voiced_by(over, low, high, [accents](Notes& notes, const Harmony& change, const Keys& keys) {
        for (double beat = change.beat; beat < change.beat + change.length; beat += 1) {
            const char accent = accents[static_cast<std::size_t>(beat) % accents.size()];
            if (accent != ' ') lay_chord(notes, keys, beat, 0.42, accent == 'x' ? 1.0f : 0.75f);
        }
    });
}

Notes stride(const std::vector<Harmony>& over) {
    return voiced_by(over, 52, 68, [](Notes& notes, const Harmony& change, const Keys& keys) {
        const int root = root_at(change, 36);
        for (int beat = 0; beat < static_cast<int>(change.length); ++beat) {
            const double at = change.beat + beat;
            if (beat % 2 == 1)
                lay_chord(notes, keys, at, 0.6, 0.72f);
            else if (beat == 0)
                lay_chord(notes, {root, root + 12}, at, 0.9, 0.95f);
            else
                notes.push_back({root + change.chord.tones[1], at, 0.9, 0.95f});
        }
    });
}

Notes pads(const std::vector<Harmony>& over, int low, int high) {
    return voiced_by(over, low, high, [](Notes& notes, const Harmony& change, const Keys& keys) {
        lay_chord(notes, keys, change.beat, 0.95 * change.length, 0.9f);
    });
}

Notes charleston(const std::vector<Harmony>& over, int low, int high) {
    return voiced_by(over, low, high, [](Notes& notes, const Harmony& change, const Keys& keys) {
        lay_chord(notes, keys, change.beat, 0.9, 0.9f);
        if (change.length >= 4) lay_chord(notes, keys, change.beat + 1.5, 0.5, 0.75f);
    });
}

Notes riff(const std::vector<Harmony>& over, int low, int high, int beats_a_bar) {
    return voiced_by(over, low, high, [beats_a_bar](Notes& notes, const Harmony& change, const Keys& keys) {
        const double bar = change.beat / beats_a_bar;
        if (bar != std::floor(bar) || static_cast<int>(bar) % 2 == 0) return;
        lay_chord(notes, {keys[1], keys[2]}, change.beat + 0.5, 0.5, 0.85f);
        lay_chord(notes, {keys[1], keys[2]}, change.beat + 1, std::min(1.0, change.length - 1), 1);
    });
}

Notes counter_line(const std::vector<Harmony>& over, int low, int high) {
    Notes notes;
    const auto voices = voices_led(over, low, high);
    for (std::size_t i = 0; i < over.size(); ++i) {
        const int here = voices[i].back(), next = voices[(i + 1) % over.size()].back();
        const bool steps = over[i].length >= 3 && std::abs(next - here) >= 1;
        notes.push_back({here, over[i].beat, over[i].length - (steps ? 0.5 : 0), 0.9f});
        if (steps) notes.push_back({next > here ? next - 1 : next + 1, over[i].beat + over[i].length - 0.5, 0.5, 0.8f});
    }
    return notes;
}

Notes brushes(int beats, Brushes how) {
    Notes notes;
    const int bar = how == Brushes::Waltz ? 3 : 4;
    for (int first = 0; first < beats; first += bar)
        for (const DrumBeat& stroke : pattern_of(how))
            notes.push_back({static_cast<int>(stroke.which), first + stroke.beat, 1, stroke.loud});
    return notes;
}

}  // namespace boxcars::audio
