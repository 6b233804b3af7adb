#include "audio/score/score.h"

#include "base/hash.h"
#include "base/words.h"
#include "chance/dust.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace boxcars::audio {
namespace {

constexpr int bass_low = 29, bass_high = 48;  // F1 to C3

struct ChordKind {
    std::string_view name;
    std::array<int, 3> tones;
};
constexpr ChordKind kinds[]{{"6", {4, 7, 9}},     {"7", {4, 7, 10}},  {"m7", {3, 7, 10}},  {"m6", {3, 7, 9}},
                            {"maj7", {4, 7, 11}}, {"dim", {3, 6, 9}}, {"m7b5", {3, 6, 10}}};

std::vector<std::string_view> words_of_bar(std::string_view bar) {
    auto words = words_of(bar);
    std::erase(words, std::string_view{});
    return words;
}

std::vector<int> stacked(const Chord& chord, std::size_t lowest, int from) {  // in close position, upwards from `from`
    std::vector<int> keys;
    int key = from;
    for (std::size_t i = 0; i < chord.tones.size(); ++i) {
        const int wanted = (chord.root + chord.tones[(lowest + i) % chord.tones.size()]) % 12;
        while (key % 12 != wanted) ++key;
        keys.push_back(key);
    }
    return keys;
}

int nearest(int pitch_class, int to) {
    int best = 0;
    for (int key = bass_low; key <= bass_high; ++key)
        if (key % 12 == pitch_class % 12 && (best == 0 || std::abs(key - to) < std::abs(best - to))) best = key;
    return best;
}

// The key, 0 for a rest, and the length in beats.
std::pair<int, double> letter(std::string_view word) {
    const std::size_t colon = word.find(':');
    double length = 0;
    std::from_chars(word.data() + colon + 1, word.data() + word.size(), length);
    if (word.front() == '-') return {0, length};
    return {12 * (word[colon - 1] - '0' + 1) + chord(std::string{word.substr(0, colon - 1)} + "6").root, length};
}

double bent(double beat) {  // scaled by 3/4 and rounded to half beats; at most 2.5
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

// `before`: the keys of the chord before; empty: the keys are to be near the middle.
std::vector<int> voiced(const Chord& chord, const std::vector<int>& before, int low, int high) {
    const std::vector<int> middle(chord.tones.size(), (low + high) / 2);
    std::vector<int> best;
    int shortest = std::numeric_limits<int>::max();
    for (std::size_t lowest = 0; lowest < chord.tones.size(); ++lowest)
        for (int from = low; from < low + 12; from += 1) {
            const auto keys = stacked(chord, lowest, from);
            const int moved =
                std::transform_reduce(keys.begin(), keys.end(), (before.empty() ? middle : before).begin(), 0,
                                      std::plus{}, [](int a, int b) { return std::abs(a - b); });
            if (keys.back() > high || moved >= shortest) continue;
            best = keys;
            shortest = moved;
        }
    return best;
}

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

Chord chord(std::string_view symbol) {
    constexpr std::array<int, 7> naturals{9, 11, 0, 2, 4, 5, 7};  // A to G
    int root = naturals[static_cast<std::size_t>(symbol.front() - 'A')];
    symbol.remove_prefix(1);
    if (symbol.starts_with('#') || symbol.starts_with('b')) {
        root = (root + (symbol.front() == '#' ? 1 : 11)) % 12;
        symbol.remove_prefix(1);
    }
    const auto kind = std::ranges::find(kinds, symbol, &ChordKind::name);
    return {root, {kind->tones.begin(), kind->tones.end()}};
}

std::vector<Harmony> changes(std::string_view bars, int beats_a_bar) {
    std::vector<Harmony> all;
    double beat = 0;
    for (const auto bar : words_of(bars, '|')) {
        const auto symbols = words_of_bar(bar);
        for (const auto symbol : symbols) {
            // Two chords in three beats take two beats and one.
            const double share = beats_a_bar == 3 && symbols.size() == 2
                                     ? (symbol == symbols.front() ? 2 : 1)
                                     : beats_a_bar / static_cast<double>(symbols.size());
            all.push_back({beat, share, chord(symbol)});
            beat += share;
        }
    }
    return all;
}

std::vector<std::vector<int>> voices_led(const std::vector<Harmony>& all, int low, int high) {
    std::vector<std::vector<int>> keys;
    for (const Harmony& change : all)
        keys.push_back(voiced(change.chord, keys.empty() ? std::vector<int>{} : keys.back(), low, high));
    return keys;
}

std::vector<Note> walking(const std::vector<Harmony>& all) {
    std::vector<Note> notes;
    int root = nearest(all.front().chord.root, 38);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Harmony& now = all[i];
        const int next = nearest(all[(i + 1) % all.size()].chord.root, root), beats = static_cast<int>(now.length);
        for (int beat = 0; beat < beats; ++beat) {
            int key = root;
            if (beat == beats - 1 && beat > 0) {
                key = next + (next > root || (next == root && i % 2 == 0) ? -1 : 1);  // a semitone from the next root
            } else if (beat > 0) {
                const int tone = now.chord.tones[static_cast<std::size_t>(beat - 1) % 2];
                key = nearest(now.chord.root + tone, next > root ? root + tone : root - 12 + tone + 5);
            }
            notes.push_back({key, now.beat + beat, 0.96, beat == 0 ? 1.0f : 0.86f});
        }
        root = next;
    }
    return notes;
}

Notes melody(std::string_view bars, int beats_a_bar) {
    Notes notes;
    double begins = 0;
    for (const auto bar : words_of(bars, '|')) {
        double beat = 0;
        for (const auto word : words_of_bar(bar)) {
            const auto [key, length] = letter(word);
            if (key > 0) notes.push_back({key, begins + beat, length, beat == 0 ? 1.0f : 0.9f});
            beat += length;
        }
        begins += beats_a_bar;
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
