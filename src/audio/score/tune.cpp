#include "audio/score/tune.h"

#include "base/hash.h"
#include "chance/dust.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace boxcars::audio {
namespace {

struct Letter {
    int key;  // 0: a rest
    double length;
};

Letter letter(std::string_view word) {
    Letter read{0, 0};
    const std::size_t colon = word.find(':');
    const std::string_view beats = word.substr(colon + 1);
    std::from_chars(beats.data(), beats.data() + beats.size(), read.length);
    if (word.front() == '-') return read;
    const std::string_view name = word.substr(0, colon - 1);
    read.key = 12 * (word[colon - 1] - '0' + 1) + chord(std::string{name} + "6").root;
    return read;
}

double bent(double beat) {  // maps 0..4 to 0..3, on eighths
    return std::min(2.5, std::round(beat * 3 / 4 * 2) / 2);
}

bool is_tone(const Chord& chord, int key) {
    const int above = (key - chord.root + 120) % 12;
    return above == 0 || std::ranges::find(chord.tones, above) != chord.tones.end();
}

int next_tone(const Chord& chord, int from, int direction) {
    int key = from + direction;
    while (!is_tone(chord, key)) key += direction;
    return key;
}

}  // namespace

Notes melody(std::string_view bars, int beats_a_bar) {
    Notes notes;
    double bar = 0, beat = 0;
    while (!bars.empty()) {
        const std::size_t end = std::min(bars.find_first_of(" |"), bars.size());
        if (const auto word = bars.substr(0, end); !word.empty()) {
            const auto [key, length] = letter(word);
            if (key > 0) notes.push_back({key, bar + beat, length, beat == 0 ? 1.0f : 0.9f});
            beat += length;
        }
        if (end < bars.size() && bars[end] == '|') {
            bar += beats_a_bar;
            beat = 0;
        }
        bars.remove_prefix(std::min(bars.size(), end + 1));
    }
    return notes;
}

Notes in_three(const Notes& in_four) {
    Notes notes;
    for (Note note : in_four) {
        const double bar = std::floor(note.beat / 4);
        note.beat = 3 * bar + bent(note.beat - 4 * bar);
        note.length *= 0.75;
        if (notes.empty() || notes.back().beat < note.beat)
            notes.push_back(note);
        else if (notes.back().length < note.length)
            notes.back() = note;
    }
    for (std::size_t i = 0; i + 1 < notes.size(); ++i)
        notes[i].length = std::min(notes[i].length, notes[i + 1].beat - notes[i].beat);
    return notes;
}

Notes swung(Notes notes) {
    const auto swing = [](double beat) {
        const double whole = std::floor(beat), part = beat - whole;
        return whole + (part < 0.5 ? part * 4 / 3 : 2.0 / 3 + (part - 0.5) * 2 / 3);
    };
    for (Note& note : notes) {
        const double ends = swing(note.beat + note.length);
        note.beat = swing(note.beat);
        note.length = ends - note.beat;
    }
    return notes;
}

Notes moved(Notes notes, double beats, int keys) {
    for (Note& note : notes) {
        note.beat += beats;
        note.key += keys;
    }
    return notes;
}

void add(Notes& to, const Notes& more) { to.insert(to.end(), more.begin(), more.end()); }

Notes made_up(const std::vector<Harmony>& over, int low, int high, std::string_view name) {
    chance::Dust dust(Hash{}.add(name).value());
    Notes notes;
    int key = (low + high) / 2, direction = 1;
    double rests_until = 0;
    for (const Harmony& change : over)
        for (double beat = change.beat; beat < change.beat + change.length; beat += 0.5) {
            if (key >= high) direction = -1;
            if (key <= low) direction = 1;
            if (beat < rests_until) continue;
            const bool on_beat = beat == std::floor(beat);
            const int tone = next_tone(change.chord, key, direction);
            if (on_beat && dust.unit() < 0.16) {  // a long note and a rest
                notes.push_back({tone, beat, 1.2, 0.95f});
                rests_until = beat + 1 + dust.below(4) * 0.5;
                if (dust.unit() < 0.6) direction = -direction;
            } else {
                notes.push_back({on_beat ? tone : tone - direction, beat, 0.5, on_beat ? 0.84f : 0.92f});
            }
            key = tone;
            if (dust.unit() < 0.13) direction = -direction;
        }
    return notes;
}

}  // namespace boxcars::audio
