// The scores: in tune, in time with the wheels, without a seam, as loud as one another; and that the band listens.
#include "audio/score/score.h"
#include "audio/meter.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

using namespace boxcars::audio;
using namespace boxcars::test;

namespace {

// The middle of a note, fading in and out.
Mono windowed(const Mono& note) {
    const std::size_t from = sample_rate / 20, frames = std::min<std::size_t>(note.size() - from, sample_rate / 2);
    Mono middle(frames);
    for (std::size_t i = 0; i < frames; ++i) {
        const double turn = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(frames);
        middle[i] = note[from + i] * static_cast<float>(0.5 - 0.5 * std::cos(turn));
    }
    return middle;
}

double cents_off(const Mono& note, double hz) {
    const Mono middle = windowed(note);
    double best = 0, most = 0;
    for (double cents = -60; cents <= 60; cents += 2) {
        const double power = power_at(middle, hz * std::exp2(cents / 1200));
        if (power > most) most = power, best = cents;
    }
    return best;
}

TEST_CASE("every instrument is in tune within ten cents over the keys that it plays") {
    for (const auto name : score_names())
        for (const BandPart& part : score(name).parts) {
            if (part.player == Player::Drums) continue;
            const auto [low, high] = std::ranges::minmax(part.chorus, {}, &Note::key);
            for (const int key : {low.key, (low.key + high.key) / 2, high.key}) {
                CAPTURE(std::string(name));
                CAPTURE(std::string(part.name));
                CAPTURE(key);
                CHECK(std::abs(cents_off(recorded(part.player, key, 0.7), note_hz(key))) <= 10);
            }
        }
}

TEST_CASE("every beat divides a joint, and chorus and turn are whole joints: the wheels are in time") {
    for (const auto name : score_names()) {
        const Score written = score(name);
        CHECK(frames_a_joint % written.frames_a_beat == 0);
        CHECK(written.beats * written.frames_a_beat % frames_a_joint == 0);
        CHECK(written.turn_beats * written.frames_a_beat % frames_a_joint == 0);
        CHECK(written.beats * written.frames_a_beat > 60 * sample_rate);  // a minute without a repeat
        CHECK(written.parts.size() >= 6);
    }
}

TEST_CASE("swung eighths come two to one, and every note begins on a beat or there") {
    for (const auto name : score_names())
        for (const BandPart& part : score(name).parts)
            for (const Note& note : part.chorus) {
                const double in_beat = note.beat - std::floor(note.beat);
                CHECK((std::abs(in_beat) < 1e-9 || std::abs(in_beat - 2.0 / 3) < 1e-9));
                CHECK(note.length > 0);
            }
}

TEST_CASE("the theme is one in all arrangements: thirty-two bars, AABA") {
    const BandPart lead = score("night_line").parts[4];
    const auto of_bars = [&](int from, int until) {
        std::vector<std::pair<int, long>> notes;  // keys, and triplets of eighths
        for (const Note& note : lead.chorus)
            if (note.beat >= 4 * from && note.beat < 4 * until)
                notes.emplace_back(note.key, std::lround(3 * (note.beat - 4 * from)));
        return notes;
    };
    CHECK(of_bars(0, 7) == of_bars(8, 15));
    CHECK(of_bars(0, 7) == of_bars(24, 31));
    CHECK(of_bars(16, 24).empty());  // the bridge is somebody else's
    const BandPart casino = score("jump").parts[3];
    for (std::size_t nth = 0; nth < 20; ++nth) CHECK(casino.chorus[nth].key == lead.chorus[nth].key);
}

TEST_CASE("somebody has the tune in every four bars of both choruses") {
    for (const auto name : score_names()) {
        const Score written = score(name);
        const double four_bars = written.beats / 16.0;
        for (int nth = 0; nth < 16; ++nth) {
            std::size_t most = 0;  // single notes of a part: not its chords
            for (const BandPart& part : written.parts) {
                if (part.at_stake || part.player == Player::Drums || part.player == Player::Bass) continue;
                std::map<double, int> struck;
                for (const Note& note : part.chorus)
                    if (note.beat >= nth * four_bars && note.beat < (nth + 1) * four_bars) ++struck[note.beat];
                most = std::max(most, static_cast<std::size_t>(
                                          std::ranges::count(struck, 1, &std::map<double, int>::value_type::second)));
            }
            CAPTURE(std::string(name));
            CAPTURE(nth);
            CHECK(most >= 5);
        }
    }
}

TEST_CASE("voices are led by the shortest ways: none leaps by more than a fifth, and few by more than a third") {
    const auto all = changes("F6 | F#dim | Gm7 | C7 | Am7 | D7 | Gm7 C7 | F6 C7", 4);
    const auto voices = voices_led(all, 53, 70);
    int moved = 0;
    for (std::size_t i = 1; i < voices.size(); ++i)
        for (std::size_t voice = 0; voice < 3; ++voice) {
            CHECK(std::abs(voices[i][voice] - voices[i - 1][voice]) <= 7);
            moved += std::abs(voices[i][voice] - voices[i - 1][voice]) > 4;
        }
    CHECK(moved <= 3);
}

TEST_CASE("the bass walks: a root on every change, and a semitone beside it just before") {
    const auto all = changes("F6 | F#dim | Gm7 | C7", 4);
    const auto line = walking(all);
    REQUIRE(line.size() == 16);
    for (std::size_t bar = 0; bar < 4; ++bar) {
        CHECK(line[4 * bar].key % 12 == all[bar].chord.root);
        CHECK(std::abs(line[4 * bar + 3].key - line[(4 * bar + 4) % 16].key) == 1);
    }
}

TEST_CASE("a score is the same each time") {
    Mix one, other;
    for (Mix* mix : {&one, &other}) mix->conductor().take_up(ready("stride"));
    CHECK(to_pcm(heard(one, 5)) == to_pcm(heard(other, 5)));
}

TEST_CASE("from one car to the next the band fades, and begins the new score on a joint") {
    Mix mix;
    mix.conductor().take_up(ready("night_line"));
    heard(mix, 5);
    mix.conductor().take_up(ready("jump"));
    const Sound change = heard(mix, 4);
    CHECK(mix.conductor().playing());
    const double beat = mix.conductor().beat() * score("jump").frames_a_beat;
    CHECK(std::fmod(9.0 * sample_rate - beat, frames_a_joint) == doctest::Approx(0).epsilon(1));
    CHECK(std::ranges::min(momentary(change)) < -35);
    mix.conductor().take_up(nullptr);
    heard(mix, 3);
    CHECK_FALSE(mix.conductor().playing());
    CHECK(peak_db(heard(mix, 1)) < -60);
}

void check_loudness(std::string_view name) {
    Mix mix;
    mix.conductor().take_up(ready(name));
    CHECK(loudness(heard(mix, 60)) == doctest::Approx(-15.5).epsilon(0.04));
}

void check_seam(std::string_view name) {
    Mix mix;
    const auto score_here = ready(name);
    mix.conductor().take_up(score_here);
    heard(mix, static_cast<double>(score_here->chorus_frames) / sample_rate - 0.5);
    const Sound seam = heard(mix, 1);  // half a second before, half a second after
    CHECK(mix.conductor().beat() < 2);
    double before = 0, at_seam = 0;
    for (std::size_t i = 1; i < seam.frames(); ++i) {
        const double step = std::abs(static_cast<double>(seam.left[i] - seam.left[i - 1]));
        (std::abs(static_cast<double>(i) - 24'000) < 200 ? at_seam : before) =
            std::max(step, std::abs(static_cast<double>(i) - 24'000) < 200 ? at_seam : before);
    }
    CHECK(at_seam <= 1.5 * before);
    CHECK(std::ranges::min(momentary(seam)) > -30);
}

void check_stake(std::string_view name) {
    const Score written = score(name);
    Mix mix;
    mix.conductor().take_up(ready(name));
    heard(mix, 3);
    for (const auto& [stake, joined] : {std::pair{0.0f, 0.0f}, {0.3f, 0.0f}, {0.8f, 1.0f}, {0.1f, 0.0f}}) {
        mix.conductor().listen({stake, false});
        heard(mix, 3);
        for (std::size_t part = 0; part < written.parts.size(); ++part)
            CHECK(mix.conductor().level(part) ==
                  doctest::Approx(written.parts[part].at_stake ? joined : 1.0f).epsilon(0.01));
    }
    const bool at_table = name != "night_line";
    CHECK(std::ranges::any_of(written.parts, &BandPart::at_stake) == at_table);
}

void check_silence(std::string_view name) {
    Mix mix, other;
    for (Mix* one : {&mix, &other}) {
        one->conductor().take_up(ready(name));
        heard(*one, 4);
    }
    mix.conductor().listen({0.9f, true});
    heard(mix, 1);
    CHECK(loudness(heard(mix, 1)) < -55);
    mix.conductor().listen({});
    heard(mix, 1);
    heard(other, 3);
    CHECK(mix.conductor().beat() == other.conductor().beat());
    CHECK(loudness(heard(mix, 3)) > -22);
}

void check_turn(std::string_view name) {
    Mix mix;
    const auto score_here = ready(name);
    mix.conductor().take_up(score_here);
    heard(mix, 5);
    mix.conductor().turn();
    CHECK_FALSE(mix.conductor().turning());
    double waited = 0;
    for (; !mix.conductor().turning() && waited < 1.11; waited += 0.01) heard(mix, 0.01);
    REQUIRE(mix.conductor().turning());
    CHECK(mix.conductor().beat() < 0.1);
    CHECK(loudness(heard(mix, 2)) > -22);
    heard(mix, static_cast<double>(score_here->turn_frames) / sample_rate - 2);
    CHECK_FALSE(mix.conductor().turning());
    const double eight = static_cast<double>(score_here->chorus_frames) / score_here->frames_a_beat / 8;
    CHECK(mix.conductor().beat() == doctest::Approx(eight).epsilon(0.01));
}

void check_beginning(std::string_view name) {
    Mix mix;
    heard(mix, 0.3);
    mix.conductor().take_up(ready(name));
    const Sound begins = heard(mix, 0.02);
    CHECK(mix.conductor().playing());
    CHECK(peak_db(begins) < -30);
    heard(mix, 0.98);
    const double into = mix.conductor().beat() * score(name).frames_a_beat;
    CHECK(into == doctest::Approx(1.3 * sample_rate).epsilon(0.0001));
    CHECK(loudness(heard(mix, 2)) > -24);
}

void each(void (*check)(std::string_view)) {
    for (const auto name : score_names()) {
        CAPTURE(std::string(name));
        check(name);
    }
}

}  // namespace

TEST_CASE("every score, once it is made") {  // which takes a second each: all look at the same ones
    SUBCASE("every score is as loud as the others") { each(check_loudness); }
    SUBCASE("the chorus begins again without a click and without a gap") { each(check_seam); }
    SUBCASE("a voice more plays while much is at stake, and leaves when it is not") { each(check_stake); }
    SUBCASE("muted, the band is out, and comes back in time") { each(check_silence); }
    SUBCASE("at a win the band turns round on the next joint, and goes on with the next eight bars") {
        each(check_turn);
    }
    SUBCASE("out of silence the band begins at once, in time with the wheels, and has faded in within a second") {
        each(check_beginning);
    }
}
