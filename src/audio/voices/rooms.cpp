// The ambience of each car: cups and spoons, a murmuring crowd, rain and a paper fan, wind at the door. Each is a loop.
// The train's loop, rail(), has another length, so the two seldom start again at the same moment.
#include "audio/catalogue.h"
#include "audio/score/score.h"

#include <algorithm>
#include <cmath>

namespace boxcars::audio {
namespace {

// Makes a seamless loop: what rings beyond its end is added at its start.
Mono folded(const Mono& longer, double seconds) {
    Mono loop = silence(seconds);
    for (std::size_t i = 0; i < longer.size(); ++i) loop[i % loop.size()] += longer[i];
    return loop;
}

// Noise whose end joins its beginning: the filters run through it once before the recorded pass.
Mono endless_noise(double seconds, Filter first, Filter second, double gain, chance::Dust& dust) {
    Mono white = silence(seconds);
    for (float& sample : white) sample = static_cast<float>(noise(dust));
    cancellation_point();
    for (const float sample : white) second(first(static_cast<double>(sample)));
    cancellation_point();
    for (float& sample : white) sample = static_cast<float>(gain * second(first(static_cast<double>(sample))));
    return white;
}

// Adds the sounds to the loop. where: -1 left .. 1 right. `sounds` may be longer than the loop.
void place(Sound& loop, const Mono& sounds, double where) {
    const Mono heard = folded(sounds, loop.seconds());
    const double angle = (where + 1) * std::numbers::pi / 4;
    for (std::size_t i = 0; i < heard.size(); ++i) {
        loop.left[i] += static_cast<float>(std::cos(angle)) * heard[i];
        loop.right[i] += static_cast<float>(std::sin(angle)) * heard[i];
    }
}

constexpr double tone_db = -28, tone_most_db = -9;  // usual RMS level and highest peak of a car's ambience, dBFS

void cup(Mono& on, double at, double gain, Take& take) {  // a cup set down on its saucer
    const double size = take.dust.between(0.86, 1.18);
    strike(on, at, {{1480, 0.12, 0.30}, {2630, 0.22, 0.45}, {2652, 0.20, 0.25}, {4180, 0.14, 0.22}, {6100, 0.08, 0.10}},
           size, gain, take.dust);
    burst(on, at, {700, 2600, 0.0006, 0.02, 0.18 * gain}, take.dust);
}

void spoon(Mono& on, double at, double gain, Take& take) {  // stirring: a few quick touches round the cup
    const double size = take.dust.between(0.95, 1.10);
    const int touches = 3 + take.dust.below(4);
    for (int touch = 0; touch < touches; ++touch) {
        strike(on, at, {{3150, 0.16, 0.35}, {3190, 0.14, 0.20}, {5240, 0.10, 0.25}, {8100, 0.05, 0.10}}, size,
               gain * take.dust.between(0.5, 1.0), take.dust);
        at += take.dust.between(0.13, 0.19);
    }
}

// A slow swell that is the same at the loop's end as at its beginning: it has a whole number of waves.
double swell(double t, double seconds, int waves, double phase) {
    return std::sin(turn * (waves * t / seconds + phase));
}

void swelled(Mono& on, double seconds, double depth, int waves, double phase) {
    for (std::size_t i = 0; i < on.size(); ++i) {
        const double t = static_cast<double>(i) / sample_rate;
        on[i] *= static_cast<float>(
            1 + depth * (0.6 * swell(t, seconds, waves, phase) + 0.4 * swell(t, seconds, 2 * waves + 1, 0.3)));
    }
}

// Someone talking at a distant table: no words, only the melody of speech. Vowels are two formants over a buzz.
void syllable(Mono& on, double at, double hz, double seconds, double gain, Take& take) {
    Filter first = Filter::band_pass(take.dust.between(320, 720), 5),
           second = Filter::band_pass(take.dust.between(900, 1900), 7);
    const double falls = take.dust.between(-0.16, 0.08);
    const std::size_t begin = frame_at(at), length = frame_at(seconds);
    double phase = take.dust.unit();
    for (std::size_t i = begin; i < std::min(on.size(), begin + length); ++i) {
        const double part = static_cast<double>(i - begin) / static_cast<double>(length);
        phase += hz * (1 + falls * part) / sample_rate;
        const double buzz = 2 * (phase - std::floor(phase)) - 1 + 0.25 * noise(take.dust);
        on[i] += static_cast<float>(gain * std::pow(std::sin(std::numbers::pi * part), 0.7) *
                                    (first(buzz) + 0.5 * second(buzz)));
    }
}

Mono talker(double seconds, Take& take) {
    Mono talk = silence(seconds + 3);
    const double hz = take.dust.unit() < 0.5 ? take.dust.between(88, 130) : take.dust.between(170, 230);
    double at = take.dust.between(0, 2);
    while (at < seconds) {
        for (int words = 3 + take.dust.below(9); words > 0 && at < seconds; --words) {
            const double lasts = take.dust.between(0.10, 0.26);
            syllable(talk, at, hz * take.dust.between(0.9, 1.22), lasts, take.dust.between(0.4, 1.0), take);
            at += lasts * take.dust.between(0.85, 1.2);
        }
        at += take.dust.between(0.4, 2.6);
    }
    filter(talk, Filter::low_pass(take.dust.between(900, 2200)));  // some voices are farther away
    return talk;
}

void chips_riffled(Mono& on, double at, double gain, Take& take) {
    for (int chips = 6 + take.dust.below(6); chips > 0; --chips) {
        strike(on, at, {{1750, 0.02, 0.25}, {3520, 0.030, 0.5}, {5300, 0.02, 0.2}}, 1, gain, take.dust);
        at += take.dust.between(0.018, 0.034);
    }
}

void drop(Mono& on, double at, Take& take) {  // a raindrop on the roof or on the pane
    const double gain = 0.25 * std::pow(take.dust.unit(), 3) + 0.03;
    if (take.dust.unit() < 0.3)
        strike(on, at, {{870, 0.05, 0.3}, {1710, 0.04, 0.3}, {2960, 0.03, 0.2}}, take.dust.between(0.8, 1.4), gain,
               take.dust);
    else
        burst(on, at, {1800, take.dust.between(3500, 8000), 0.0005, 0.012, gain}, take.dust);
}

void fan_stroke(Mono& on, double at, Take& take) {  // a paper fan, there and back
    for (const double stroke : {0.0, 0.52}) {
        burst(on, at + stroke, {500, 2600, 0.20, 0.34, 0.30}, take.dust);
        for (int rib = 0; rib < 9; ++rib)
            burst(on, at + stroke + 0.06 + 0.022 * rib, {2400, 7000, 0.0004, 0.008, take.dust.between(0.02, 0.09)},
                  take.dust);
    }
}

void latch(Mono& on, double at, Take& take) {  // the door's latch, rattled by the wind
    for (int knock = 1 + take.dust.below(3); knock > 0; --knock) {
        strike(on, at, {{236, 0.10, 0.5}, {612, 0.12, 0.35}, {1490, 0.16, 0.2}, {2380, 0.10, 0.1}},
               take.dust.between(0.9, 1.1), take.dust.between(0.15, 0.4), take.dust);
        thump(on, at, {120, 80, 0.03, 0.12, 0.25}, 1);
        at += take.dust.between(0.07, 0.19);
    }
}

Sound finished_loop(Sound loop, double wet, double db = tone_db, double most_db = tone_most_db) {
    loop = in_looped_room(loop, wet);
    set_loudness(loop, db, most_db);
    return loop;
}

Sound hum(double seconds, double low, double high, double gain, Take& take) {  // the background hum of a room
    return {endless_noise(seconds, Filter::low_pass(high), Filter::high_pass(low), gain, take.dust),
            endless_noise(seconds, Filter::low_pass(high), Filter::high_pass(low), gain, take.dust)};
}

constexpr double joint = static_cast<double>(frames_a_joint) / sample_rate;

// One wheel over one joint, heard through the floor.
void wheel(Mono& on, double at, double gain, Take& take) {
    thump(on, at, {104, 66, 0.05, 0.26, 0.50 * gain}, take.dust.between(0.98, 1.02));
    burst(on, at, {90, 480, 0.004, 0.10, 0.80 * gain}, take.dust);
    strike(on, at + 0.003, {{212, 0.16, 0.26}, {388, 0.11, 0.17}, {905, 0.05, 0.09}, {1630, 0.03, 0.05}}, 1, gain,
           take.dust);
}

}  // namespace

Sound buffet(Take& take) {
    constexpr double seconds = 23.0;
    Sound loop = hum(seconds, 140, 500, 0.016, take);
    for (int table = 0; table < 5; ++table) {
        Mono sounds = silence(seconds + 3);
        double at = take.dust.between(0.5, 6.0);
        while (at < seconds) {
            const double gain = take.dust.between(0.16, 0.50);
            if (take.dust.unit() < 0.45)
                spoon(sounds, at, gain, take);
            else
                cup(sounds, at, gain * 1.2, take);
            at += take.dust.between(3.0, 9.5);
        }
        filter(sounds, Filter::low_pass(take.dust.between(2600, 6500)));  // some tables are farther away
        place(loop, sounds, -0.8 + 0.4 * table);
    }
    return finished_loop(loop, 0.34, -33);
}

Sound casino(Take& take) {
    constexpr double seconds = 21.0;
    Sound loop = hum(seconds, 120, 420, 0.02, take);
    for (int talks = 0; talks < 8; ++talks) place(loop, talker(seconds, take), -0.9 + 0.257 * talks);
    Mono chips = silence(seconds + 2);
    for (double at = 1.5; at < seconds; at += take.dust.between(2.5, 6.0))
        chips_riffled(chips, at, take.dust.between(0.05, 0.16), take);
    filter(chips, Filter::low_pass(4200));
    place(loop, chips, 0.5);
    return finished_loop(loop, 0.40, -29);
}

Sound rain(Take& take) {
    constexpr double seconds = 19.0;
    Sound loop = hum(seconds, 1400, 7000, 0.05, take);
    swelled(loop.left, seconds, 0.25, 2, 0);
    swelled(loop.right, seconds, 0.25, 2, 0.2);
    for (const double where : {-0.7, -0.1, 0.6}) {
        Mono drops = silence(seconds + 1);
        for (double at = 0; at < seconds; at += take.dust.between(0.01, 0.11)) drop(drops, at, take);
        place(loop, drops, where);
    }
    Mono fan = silence(seconds + 2);
    for (double at = 1.2; at < seconds - 1; at += take.dust.between(3.2, 4.6)) fan_stroke(fan, at, take);
    place(loop, fan, -0.35);
    return finished_loop(loop, 0.22);
}

Sound wind(Take& take) {
    constexpr double seconds = 27.0;
    Sound loop{silence(seconds), silence(seconds)};
    int waves = 2;
    // The wind whistles in the gap of the door, at changing pitches.
    for (const double hz : {190.0, 310.0, 470.0, 720.0}) {
        for (Mono* side : {&loop.left, &loop.right}) {
            Mono voice =
                endless_noise(seconds, Filter::band_pass(hz, 5), Filter::band_pass(hz, 4), 190 / hz, take.dust);
            swelled(voice, seconds, 0.9, waves, 0.31 * waves);
            for (std::size_t i = 0; i < voice.size(); ++i) (*side)[i] += voice[i];
        }
        ++waves;
    }
    Mono door = silence(seconds + 2);
    for (double at = 2.5; at < seconds; at += take.dust.between(4.0, 8.0)) latch(door, at, take);
    filter(door, Filter::low_pass(2500));
    place(loop, door, 0.7);
    return finished_loop(loop, 0.25);
}

// The sound of the train: a loop of eight pairs of rail joints, in time with the band.
Sound rail(Take& take) {
    constexpr int pairs = 8;
    const double seconds = joint * pairs;
    Sound loop;
    for (Mono* side : {&loop.left, &loop.right}) {  // the rumble differs between the channels; the joints are the same
        *side = endless_noise(seconds, Filter::low_pass(115), Filter::high_pass(38), 1.1, take.dust);
        const Mono air = endless_noise(seconds, Filter::low_pass(650), Filter::high_pass(200), 0.055, take.dust);
        for (std::size_t i = 0; i < side->size(); ++i) {
            const double t = static_cast<double>(i) / sample_rate;
            const double sway = 1 + 0.18 * std::sin(turn * 2 * t / seconds) + 0.10 * std::sin(turn * 5 * t / seconds);
            (*side)[i] = static_cast<float>(sway * static_cast<double>((*side)[i] + air[i]));
        }
    }
    Mono joints = silence(seconds + 2);
    // "Da-dum": the second wheel on the beat, the first one a swung eighth before.
    for (int pair = 1; pair <= pairs; ++pair) {
        const double on_beat = joint * pair;
        wheel(joints, on_beat - joint / 6, take.dust.between(0.42, 0.52), take);
        wheel(joints, on_beat, take.dust.between(0.56, 0.68), take);
    }
    const Mono heard = folded(joints, seconds);
    for (std::size_t i = 0; i < heard.size(); ++i) {
        loop.left[i] += 0.9f * heard[i];
        loop.right[i] += heard[i];
    }
    return finished_loop(loop, 0.10, -21, -2);  // about -30 dBFS at the default volume of 0.35
}

}  // namespace boxcars::audio
