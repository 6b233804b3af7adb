// The mix, and the meter that measures it.
#include "audio/meter.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

using namespace boxcars::audio;
using namespace boxcars::test;

namespace {

Clip tone(double hz, double db, double seconds) {
    const Mono side = sine(hz, db, seconds);
    return {to_pcm({side, side})};
}

Clip take_of(std::string_view name, int variant) { return {to_pcm(render(*find_voice(name), variant))}; }

}  // namespace

TEST_CASE("what is played comes out as it is, a limiter's look ahead later; and at its place") {
    Mix mix;
    const Clip clip = tone(440, -12, 0.5);
    mix.play(clip, {});
    const Sound sound = heard(mix, 0.6);
    CHECK(peak_db(sound) == doctest::Approx(-12).epsilon(0.01));
    CHECK(sound.left[Limiter::ahead - 1 + 30] == doctest::Approx(clip.pcm[60] / 32768.0).epsilon(0.001));
    Mix aside;
    aside.play(clip, {.pan = -1});
    const Sound left = heard(aside, 0.6);
    CHECK(loudness({left.left, silence(0.6)}) > loudness({left.right, silence(0.6)}) + 6);
}

TEST_CASE("each bus has its own volume, and no other's") {
    for (const Bus silenced : every_bus)
        for (const Bus played : every_bus) {
            Mix mix;
            mix.set_volume(silenced, 0);
            heard(mix, 0.4);  // until it is there
            const Clip clip = tone(440, -12, 0.4);
            mix.play(clip, {.bus = played});
            CHECK((peak_db(heard(mix, 0.4)) < -60) == (played == silenced));
        }
}

TEST_CASE("a volume goes to another without a step") {
    Mix mix;
    const Clip clip = tone(100, -12, 1);
    mix.loop(clip, Bus::Room, true);
    heard(mix, 1);
    mix.set_volume(Bus::Room, 0);
    const Sound fading = heard(mix, 0.3);
    const double steepest = ratio(-12) * 2 * std::numbers::pi * 100 / sample_rate;
    for (std::size_t i = 1; i < fading.frames(); ++i)
        REQUIRE(std::abs(fading.left[i] - fading.left[i - 1]) < 1.2 * steepest);
    CHECK(peak_db(heard(mix, 0.1)) < -60);
}

TEST_CASE("room and music are 6 dB down under a call, and come back; dice and table stay") {
    for (const Bus bus : every_bus) {
        Mix mix;
        const Clip bed = tone(500, -20, 1), call = tone(500, -90, 1.5);
        mix.loop(bed, bus, true);
        heard(mix, 1);
        const double before = loudness(heard(mix, 0.5));
        mix.play(call, {.bus = Bus::Voices, .calls_seconds = 1.5});
        heard(mix, 0.5);
        const double under = loudness(heard(mix, 0.5)), yields = before - under;
        heard(mix, 1.2);
        const double afterwards = loudness(heard(mix, 0.5));
        const bool makes_way = bus == Bus::Room || bus == Bus::Music;
        CHECK(yields == doctest::Approx(makes_way ? 6.02 : 0).epsilon(0.02));
        CHECK(std::abs(afterwards - before) < 0.1);
    }
}

TEST_CASE("in the hush the room is 6 dB down and the band is out; dice are as they were; then all is as before") {
    Mix band, room, dice;
    band.conductor().take_up(ready("night_line"));
    const Clip bed = tone(500, -20, 1);
    room.loop(bed, Bus::Room, true);
    dice.loop(bed, Bus::Dice, true);
    std::vector<double> before;
    for (Mix* mix : {&band, &room, &dice}) {
        heard(*mix, 3);
        before.push_back(loudness(heard(*mix, 2)));
        mix->duck(true);
        heard(*mix, 0.8);
    }
    CHECK(loudness(heard(band, 1)) < -55);
    CHECK(loudness(heard(room, 1)) == doctest::Approx(before[1] - 6.02).epsilon(0.003));
    CHECK(loudness(heard(dice, 1)) == doctest::Approx(before[2]).epsilon(0.003));
    for (Mix* mix : {&band, &room, &dice}) {
        mix->duck(false);
        heard(*mix, 0.8);
    }
    CHECK(loudness(heard(band, 2)) > before[0] - 4);
    CHECK(loudness(heard(room, 1)) == doctest::Approx(before[1]).epsilon(0.003));
}

TEST_CASE("stings, bell, snout and whistle are calls; dice, chips, flaps and buttons are none") {
    for (const Voice& voice : voices()) {
        CAPTURE(std::string(voice.name));
        CHECK((voice.calls_seconds > 0) == (voice.bus == Bus::Voices));
    }
}

TEST_CASE("with everything sounding at once the wave stays under -1.5 dB; what is quiet goes through as it is") {
    Mix mix;
    std::vector<Clip> clips;
    for (const Voice& voice : voices()) clips.push_back(take_of(voice.name, variants(voice) - 1));
    mix.conductor().take_up(ready("jump"));
    mix.conductor().listen({1, false});
    for (std::size_t nth = 0; nth < clips.size(); ++nth)
        if (voices()[nth].loop) mix.loop(clips[nth], Bus::Room, true);
    heard(mix, 3);
    for (std::size_t nth = 0; nth < clips.size(); ++nth)
        if (!voices()[nth].loop) mix.play(clips[nth], {.bus = voices()[nth].bus});
    const Sound all = heard(mix, 4);
    CHECK(true_peak_db(all) < -1.5);
    CHECK(peak_db(all) > -4);  // the limiter holds it there; it is not merely quiet
}

TEST_CASE("more sounds than may sound at once are left out, and nothing else happens") {
    Mix mix;
    const Clip clip = tone(440, -40, 0.2);
    for (int nth = 0; nth < 100; ++nth) mix.play(clip, {});
    CHECK(peak_db(heard(mix, 0.3)) == doctest::Approx(-40 + decibels(28)).epsilon(0.01));
    CHECK(peak_db(heard(mix, 0.3)) < -100);
}

TEST_CASE("a loop keeps the rail's time, whenever it is begun") {
    Mix first, second;
    const Clip rail = take_of("rail", 0);
    first.loop(rail, Bus::Room, true);
    heard(first, 3);
    heard(second, 2);
    second.loop(rail, Bus::Room, true);
    heard(second, 1);
    const Sound one = heard(first, 1), other = heard(second, 1);
    for (std::size_t i = 0; i < one.frames(); i += 100) REQUIRE(std::abs(one.left[i] - other.left[i]) < 0.001f);
}

TEST_CASE("dice thrown as hard as it goes are heard over the room, and no more than 18 dB over it") {
    constexpr float dice_volume = 0.8f, room_volume = 0.35f;  // as the game comes
    for (const boxcars::test::Surface& table : surfaces) {
        CAPTURE(std::string(table.dice));
        const double over = loudest(hard_throw(table.dice, dice_volume)) - room_loudness(table.room, room_volume);
        CHECK(over < 18);
        CHECK(over > 6);
    }
}

TEST_CASE("at the volumes that the game comes with a table is -20 to -16 LUFS loud, dice and stings among it") {
    constexpr std::array<std::string_view, 4> scores{"stride", "jump", "waltz", "minor"};
    const Clip rail = take_of("rail", 0), sting = take_of("win", takes);
    for (std::size_t nth = 0; nth < scores.size(); ++nth) {
        CAPTURE(std::string(scores[nth]));
        Mix mix;
        for (const auto& [bus, volume] : {std::pair{Bus::Music, 0.7f},
                                          {Bus::Room, 0.35f},
                                          {Bus::Dice, 0.8f},
                                          {Bus::Table, 0.7f},
                                          {Bus::Voices, 0.8f}})
            mix.set_volume(bus, volume);
        const auto [surface, room] = surfaces[nth];
        const Clip tone = take_of(room, 0), knock = take_of(surface, takes);
        mix.conductor().take_up(ready(scores[nth]));
        mix.loop(rail, Bus::Room, true);
        mix.loop(tone, Bus::Room, true);
        Sound played;
        for (int second = 0; second < 24; ++second) {
            if (second % 4 == 1) mix.play(knock, {.gain = 0.8f});
            if (second % 8 == 3) mix.play(sting, {.bus = Bus::Voices, .gain = 0.6f, .calls_seconds = 0.9});
            append(played, heard(mix, 1));
        }
        CHECK(loudness(played) > -20);
        CHECK(loudness(played) < -16);
        CHECK(true_peak_db(played) < -1.5);
    }
}

namespace {

Sound both(const Mono& side) { return {side, side}; }

Sound after(Sound one, const Sound& other) {
    append(one, other);
    return one;
}

}  // namespace

TEST_CASE("a sine of 997 Hz at -20 dB has -20.0 LUFS on both sides, and -23.0 on one") {
    CHECK(loudness(both(sine(997, -20, 5))) == doctest::Approx(-20.0).epsilon(0.002));
    CHECK(loudness({sine(997, -20, 5), silence(5)}) == doctest::Approx(-23.0).epsilon(0.002));
    CHECK(loudness(both(sine(997, 0, 5))) == doctest::Approx(0.0).epsilon(0.05));
    CHECK(loudest(both(sine(997, -20, 5))) == doctest::Approx(-20.0).epsilon(0.002));
}

TEST_CASE("the ear hears little below 40 Hz and more above 2 kHz") {
    CHECK(loudness(both(sine(25, -20, 5))) < -30);
    CHECK(loudness(both(sine(4000, -20, 5))) == doctest::Approx(-17.0).epsilon(0.02));  // 3.3 dB of shelf, less 0.7
}

TEST_CASE("silence has no loudness, and pauses are left out: by the gates at -70 and at 10 below") {
    CHECK(loudness(both(silence(3))) == no_loudness);
    const Sound loud = both(sine(997, -20, 10));
    CHECK(loudness(after(loud, both(silence(10)))) == doctest::Approx(-20.0).epsilon(0.006));
    CHECK(loudness(after(loud, both(sine(997, -45, 10)))) == doctest::Approx(-20.0).epsilon(0.006));
    CHECK(loudness(after(loud, both(sine(997, -26, 10)))) < -21.5);  // within 10: it counts
}

TEST_CASE("a sound shorter than 400 ms is as loud as with silence after it") {
    const Sound blip = both(sine(997, -10, 0.1));
    CHECK(loudest(blip) == doctest::Approx(-16.0).epsilon(0.02));  // a quarter of the power
}

TEST_CASE("the true peak is the highest point of the wave, also between two samples") {
    const Sound between = both(sine(sample_rate / 4.0, 0, 0.5, 0.125));  // every frame at 0.707
    CHECK(peak_db(between) == doctest::Approx(-3.01).epsilon(0.01));
    CHECK(true_peak_db(between) == doctest::Approx(0.0).epsilon(0.2));
    CHECK(std::abs(true_peak_db(between)) < 0.25);
}

TEST_CASE("a spectrum has a sine in its third, and two sounds are as far apart as their colours") {
    const Spectrum low = spectrum(both(sine(200, -20, 1))), high = spectrum(both(sine(3200, -20, 1)));
    CHECK(centroid_hz(low) == doctest::Approx(200).epsilon(0.15));
    CHECK(centroid_hz(high) == doctest::Approx(3200).epsilon(0.15));
    CHECK(apart_db(low, low) == 0);
    CHECK(apart_db(low, high) > 20);
    CHECK(apart_db(spectrum(both(sine(200, -20, 1))), spectrum(both(sine(200, -40, 1)))) < 0.01);  // level is no colour
}
