#include "audio/score/tune.h"

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

}  // namespace boxcars::audio
