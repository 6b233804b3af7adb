// The meter against figures that are known: sines of ITU-R BS.1770's own, silence, clicks between two frames.
#include "audio/meter.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars::audio;
using namespace boxcars::test;

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

TEST_CASE("the true peak sees what lies between two frames") {
    const Sound between = both(sine(sample_rate / 4.0, 0, 0.5, 0.125));  // every frame at 0.707
    CHECK(peak_db(between) == doctest::Approx(-3.01).epsilon(0.01));
    CHECK(true_peak_db(between) == doctest::Approx(0.0).epsilon(0.2));
    CHECK(std::abs(true_peak_db(between)) < 0.25);
}

TEST_CASE("silence before and after a sound is measured") {
    const Sound padded = after(after(both(silence(0.25)), both(sine(997, -6, 0.5, 0.25))), both(silence(0.5)));
    const SilentEnds ends = silent_ends(padded);
    CHECK(ends.before == doctest::Approx(0.25).epsilon(0.01));
    CHECK(ends.after == doctest::Approx(0.5).epsilon(0.01));
}

TEST_CASE("a spectrum has a sine in its third, and two sounds are as far apart as their colours") {
    const Spectrum low = spectrum(both(sine(200, -20, 1))), high = spectrum(both(sine(3200, -20, 1)));
    CHECK(centroid_hz(low) == doctest::Approx(200).epsilon(0.15));
    CHECK(centroid_hz(high) == doctest::Approx(3200).epsilon(0.15));
    CHECK(apart_db(low, low) == 0);
    CHECK(apart_db(low, high) > 20);
    CHECK(apart_db(spectrum(both(sine(200, -20, 1))), spectrum(both(sine(200, -40, 1)))) < 0.01);  // level is no colour
}
