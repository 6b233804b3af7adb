// The theme, "Night Line", and its five arrangements: thirty-two bars twice, the second time with an improvised solo.
// Everything is in F or its relative minor, so that a sting always fits the band.
#include "audio/score/score.h"

#include <algorithm>

namespace boxcars::audio {
namespace {

constexpr std::string_view theme_a =
    "A4:.5 C5:1 D5:.5 C5:1 A4:1 | A4:.5 C5:1 Eb5:.5 C5:2 | Bb4:.5 D5:1 F5:.5 D5:1 Bb4:1 | A4:.5 Bb4:.5 G4:3 |"
    "C5:.5 E5:1 G5:.5 E5:1 C5:1 | C5:.5 D5:1 F#5:.5 Eb5:1 D5:1 | Bb4:.5 D5:.5 F5:.5 D5:.5 E5:.5 Bb4:.5 G4:.5 C5:.5 |";
constexpr std::string_view leads_on = "F4:1.5 C4:.5 D4:.5 F4:.5 G4:1", comes_home = "F4:1.5 C5:.5 F5:2";
constexpr std::string_view theme_b =
    "F5:3 E5:.5 D5:.5 | A4:4 | D5:3 C5:.5 Bb4:.5 | C#5:3 E5:1 | F5:1 A5:1.5 G5:.5 F5:1 | D5:1 F5:1.5 E5:.5 D5:1 |"
    "D5:.5 Bb4:.5 D5:.5 F5:.5 A5:1 G5:1 | E5:1.5 G4:.5 C5:2";
constexpr std::string_view chords_a = "F6 | F#dim | Gm7 | C7 | Am7 | D7 | Gm7 C7 | F6 C7";
constexpr std::string_view chords_b = "Dm6 | Dm6 | Bb7 | A7 | Dm6 | G7 | Gm7 | C7";
constexpr std::string_view turn_tune = "C5:.5 F5:.5 A5:1 F5:.5 D5:.5 C5:1 | D5:.5 F5:.5 G5:1 E5:1 -:1";
constexpr std::string_view turn_chords = "F6 D7 | Gm7 C7";

// The freight car's theme is in D minor, and slower.
constexpr std::string_view minor_a =
    "A4:1.5 Bb4:.5 A4:2 | F4:.5 Ab4:1.5 F4:2 | G4:.5 Bb4:1 D5:.5 Bb4:2 | G4:.5 E4:3.5 | A4:.5 D5:1 F5:.5 D5:2 |"
    "D5:1 C5:.5 Ab4:.5 Bb4:2 | G4:.5 Bb4:.5 D5:.5 Bb4:.5 C#5:1 A4:1 | F4:1 D4:3";
constexpr std::string_view minor_b =
    "D5:3 C5:.5 Bb4:.5 | Bb4:2 A4:.5 G4:1.5 | A4:3 G4:.5 F4:.5 | F4:4 | Ab4:1.5 F4:.5 D5:2 | Ab4:1 F4:3 |"
    "G4:1 Bb4:1.5 D5:.5 G5:1 | E5:1.5 C#5:.5 A4:2";
constexpr std::string_view minor_chords_a = "Dm6 | Bb7 | Em7b5 | A7 | Dm6 | Bb7 | Em7b5 A7 | Dm6";
constexpr std::string_view minor_chords_b = "Gm6 | Gm6 | Dm6 | Dm6 | Bb7 | Bb7 | Em7b5 | A7";
constexpr std::string_view minor_turn_chords = "F6 D7 | Gm7 A7";

std::string joined(std::initializer_list<std::string_view> parts, std::string_view between) {
    std::string all;
    for (const auto part : parts) {
        if (!all.empty()) all += between;
        all += part;
    }
    return all;
}

Notes both(Notes one, const Notes& other) {
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

// A tune in four times eight bars, with its harmony, as one car plays it.
struct Theme {
    int beats_a_bar = 4;
    Notes a, last_a, b;
    std::vector<Harmony> once, turn;  // the harmony of thirty-two bars, and of the turn
    Notes turn_tune;
    double eight() const { return 8.0 * beats_a_bar; }
    int chorus() const { return 32 * beats_a_bar; }

    Notes of_a() const {  // the A parts: two at the beginning and one at the end
        return both(both(a, moved(last_a, eight(), 0)), moved(last_a, 3 * eight(), 0));
    }
    Notes of_b() const { return moved(b, 2 * eight(), 0); }
    std::vector<Harmony> twice() const {
        std::vector<Harmony> all = once;
        for (Harmony change : once) {
            change.beat += chorus();
            all.push_back(change);
        }
        return all;
    }
    // The improvised second chorus, up to the bridge.
    Notes solo(int low, int high, std::string_view name) const {
        std::vector<Harmony> over;
        for (const Harmony& change : once)
            if (change.beat < 2 * eight()) over.push_back(change);
        return moved(made_up(over, low, high, name), chorus(), 0);
    }
    Notes last_eight() const { return moved(last_a, chorus() + 3 * eight(), 0); }
    Notes second_bridge() const { return moved(b, chorus() + 2 * eight(), 0); }
    // The first chorus without its bridge, and the second one from its bridge on.
    Notes lead() const { return both(both(of_a(), second_bridge()), last_eight()); }
};

Theme night_line(int turn_bars) {
    Theme theme;
    theme.a = melody(joined({theme_a, leads_on}, " "), 4);
    theme.last_a = melody(joined({theme_a, comes_home}, " "), 4);
    theme.b = melody(theme_b, 4);
    theme.once = changes(joined({chords_a, chords_a, chords_b, chords_a}, " | "), 4);
    theme.turn = changes(turn_bars == 2 ? std::string{turn_chords} : joined({turn_chords, turn_chords}, " | "), 4);
    theme.turn_tune = melody(turn_tune, 4);
    if (turn_bars == 4) theme.turn_tune = both(theme.turn_tune, moved(theme.turn_tune, 8, 0));
    return theme;
}

Theme in_waltz_time() {
    Theme theme = night_line(4);
    theme.beats_a_bar = 3;
    for (Notes* notes : {&theme.a, &theme.last_a, &theme.b, &theme.turn_tune}) *notes = in_three(*notes);
    theme.once = changes(joined({chords_a, chords_a, chords_b, chords_a}, " | "), 3);
    theme.turn = changes("F6 | D7 | Gm7 | C7", 3);
    return theme;
}

Theme in_minor() {
    Theme theme = night_line(2);
    theme.a = theme.last_a = melody(minor_a, 4);
    theme.b = melody(minor_b, 4);
    theme.once = changes(joined({minor_chords_a, minor_chords_a, minor_chords_b, minor_chords_a}, " | "), 4);
    theme.turn = changes(minor_turn_chords, 4);
    return theme;
}

using Parts = std::vector<BandPart>;
using enum Player;

BandPart part(std::string_view name, Player player, float gain, float place, const Notes& chorus, const Notes& turn,
              bool at_stake = false) {
    return {name, player, gain, place, at_stake, swung(chorus), swung(turn)};
}

Parts night_train() {
    const Theme theme = night_line(2);
    const auto all = theme.twice();
    return {part("bass", Bass, 0.95f, 0, walking(all), walking(theme.turn)),
            part("brushes", Drums, 0.42f, 0.2f, brushes(256, Brushes::Light), brushes(8, Brushes::Driving)),
            part("guitar", Guitar, 0.26f, -0.45f, on_beats(all, 53, 70, ".x.x"), on_beats(theme.turn, 53, 70, "xxxx")),
            part("vibraphone", Vibraphone, 0.42f, 0.4f,
                 both(charleston(theme.once, 58, 75), theme.solo(62, 84, "night_line")), pads(theme.turn, 58, 75)),
            part("trumpet", Trumpet, 0.80f, -0.15f, both(theme.of_a(), theme.last_eight()), theme.turn_tune),
            part("clarinet", Clarinet, 0.70f, 0.25f, both(theme.of_b(), theme.second_bridge()),
                 moved(theme.turn_tune, 0, -5))};
}

Parts jump_band() {  // twice the tempo of night_train()
    const Theme theme = night_line(4);
    const auto all = theme.twice();
    return {part("bass", Bass, 0.95f, 0, both(two_feel(theme.once), moved(walking(theme.once), 128, 0)),
                 walking(theme.turn)),
            part("brushes", Drums, 0.40f, 0.2f, brushes(256, Brushes::Driving), brushes(16, Brushes::Driving)),
            part("guitar", Guitar, 0.24f, -0.45f, on_beats(all, 53, 70, ".x.x"), on_beats(theme.turn, 53, 70, "xxxx")),
            part("trumpet", Trumpet, 0.80f, -0.1f, theme.lead(), theme.turn_tune),
            part("clarinet", Clarinet, 0.68f, 0.3f, both(theme.of_b(), theme.solo(60, 84, "jump")),
                 moved(theme.turn_tune, 0, -5)),
            part("riff", Vibraphone, 0.42f, 0.5f, riff(all, 58, 76, 4), pads(theme.turn, 58, 75), true),
            part("shout", Trumpet, 0.50f, -0.4f, riff(all, 62, 79, 4), {}, true)};
}

Parts stride_piano() {  // stride piano and a clarinet
    const Theme theme = night_line(2);
    const auto all = theme.twice();
    return {part("left hand", Piano, 0.42f, -0.25f, stride(all), stride(theme.turn)),
            part("right hand", Piano, 0.62f, 0.05f, both(theme.of_b(), theme.solo(65, 86, "stride")), theme.turn_tune),
            part("clarinet", Clarinet, 0.72f, 0.3f, theme.lead(), moved(theme.turn_tune, 0, -5)),
            part("brushes", Drums, 0.34f, 0.2f, brushes(256, Brushes::Light), brushes(8, Brushes::Driving)),
            part("bass", Bass, 0.85f, 0, walking(all), walking(theme.turn), true),
            part("riff", Trumpet, 0.50f, -0.45f, riff(all, 60, 77, 4), {}, true)};
}

Parts zither_waltz() {  // a waltz for vibraphone and zither
    const Theme theme = in_waltz_time();
    const auto all = theme.twice();
    return {part("bass", Bass, 0.90f, 0, in_one(all), in_one(theme.turn)),
            part("brushes", Drums, 0.34f, 0.2f, brushes(192, Brushes::Waltz), brushes(12, Brushes::Waltz)),
            part("vibraphone", Vibraphone, 0.74f, 0.2f, theme.lead(), theme.turn_tune),
            part("zither", Zither, 0.70f, -0.35f, both(theme.of_b(), theme.solo(62, 86, "waltz")),
                 moved(theme.turn_tune, 0, 12)),
            part("guitar", Guitar, 0.26f, -0.1f, on_beats(all, 53, 70, " .."), on_beats(theme.turn, 53, 70, " xx")),
            part("clarinet", Clarinet, 0.55f, 0.45f, counter_line(all, 55, 72), {}, true)};
}

Parts by_the_door() {  // a low clarinet by the open door
    const Theme theme = in_minor();
    const auto all = theme.twice();
    return {part("bass", Bass, 1.0f, 0, both(two_feel(theme.once), moved(walking(theme.once), 128, 0)),
                 walking(theme.turn)),
            part("brushes", Drums, 0.36f, 0.2f, brushes(256, Brushes::Far), brushes(8, Brushes::Light)),
            part("guitar", Guitar, 0.28f, -0.4f, on_beats(all, 50, 67, " x x"), on_beats(theme.turn, 50, 67, "xxxx")),
            part("clarinet", Clarinet, 0.78f, 0.15f, moved(theme.lead(), 0, -12), moved(theme.turn_tune, 0, -12)),
            part("vibraphone", Vibraphone, 0.50f, 0.45f, both(theme.of_b(), theme.solo(57, 77, "minor")),
                 pads(theme.turn, 55, 72)),
            part("trumpet", Trumpet, 0.52f, -0.3f, counter_line(all, 52, 70), theme.turn_tune, true)};
}

struct Written {
    std::string_view name;
    double level_db;
    int beats_a_joint, beats, turn_beats;
    Parts (*parts)();
};
constexpr std::array<Written, 5> written{{{"night_line", 8.5, 2, 256, 8, night_train},
                                          {"jump", 6.9, 4, 256, 16, jump_band},
                                          {"waltz", 9.0, 3, 192, 12, zither_waltz},
                                          {"minor", 10.2, 2, 256, 8, by_the_door},
                                          {"stride", 11.7, 2, 256, 8, stride_piano}}};

constexpr auto names = [] {
    std::array<std::string_view, written.size()> all;
    std::ranges::transform(written, all.begin(), &Written::name);
    return all;
}();

}  // namespace

std::span<const std::string_view> score_names() { return names; }

Score score(std::string_view name) {
    const Written& one = *std::ranges::find(written, name, &Written::name);
    return {one.name, one.level_db, frames_a_joint / one.beats_a_joint, one.beats, one.turn_beats, one.parts()};
}

}  // namespace boxcars::audio
