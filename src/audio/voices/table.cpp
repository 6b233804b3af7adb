// Sounds of a table: dice, flaps, buttons, chips, coins, cash register, snout, stamp. A die's blow has four layers: the
// thump of the surface, the noise of the touch, the click of a corner and the ring of the die. A hard one is brighter.
#include "audio/catalogue.h"

#include <cmath>

namespace boxcars::audio {
namespace {

struct BlowShape {  // of the whole sound
    double length, peak_db, wet;
};

// Which part of the die lands first, take by take: a corner clicks, a face slaps, an edge rocks over to the next one.
struct TouchDown {
    double thump, touch, click, ring;  // gains
    double depth;                      // scales the thump's pitch: a face moves more of the table than a corner
    double rocks;                      // seconds until the neighbouring edge follows; 0: none does
};
constexpr std::array<TouchDown, takes> landings{{{1.0, 1.0, 1.0, 1.0, 1.0, 0},
                                                 {0.5, 0.6, 2.2, 1.7, 1.22, 0.016},
                                                 {1.35, 1.9, 0.4, 0.55, 0.85, 0},
                                                 {0.75, 1.3, 0.9, 1.3, 1.10, 0.027}}};

// thump: of the surface. touch: soft and short, damped by the surface. click: sharp, a corner hits. die: its ring.
Sound blow(Take& take, const BlowShape& whole, Thump thumped, Burst touch, Burst click, const std::vector<Mode>& die) {
    Mono dry = silence(whole.length);
    const TouchDown& landing = landings[static_cast<std::size_t>(take.number)];
    const double bright = (take.hard ? 1.0 : 0.45) * landing.ring;
    thumped.gain *= landing.thump;
    touch.gain *= landing.touch;
    touch.high_hz *= take.hard ? 1.15 : 0.8;
    click.gain *= landing.click;
    click.gain *= bright * take.dust.between(0.8, 1.2);
    click.high_hz *= take.hard ? 1.2 : 0.85;
    thump(dry, 0.0008, thumped, landing.depth * take.pitch);
    burst(dry, 0.0006, touch, take.dust);
    burst(dry, 0, click, take.dust);
    strike(dry, 0.0004, die, take.pitch, bright, take.dust);
    if (landing.rocks > 0) {
        click.gain *= 0.5;
        burst(dry, landing.rocks, click, take.dust);
        strike(dry, landing.rocks, die, 1.06 * take.pitch, 0.45 * bright, take.dust);
    }
    return finished(in_room(dry, whole.wet, 0.16), whole.peak_db - (take.hard ? 0 : 2), 0.06);
}

const std::vector<Mode> porcelain{{1165, 0.10, 0.10}, {2100, 0.34, 0.42}, {2117, 0.30, 0.25}, {3400, 0.26, 0.34},
                                  {3431, 0.22, 0.20}, {5200, 0.16, 0.22}, {7350, 0.09, 0.10}};
const std::vector<Mode> plastic{{640, 0.06, 0.10}, {1130, 0.05, 0.09}, {1840, 0.035, 0.07}, {2950, 0.02, 0.04}};

void ratchet(Mono& on, double at, double gain, Take& take) {
    burst(on, at, {1800, 6000, 0.0003, 0.010, gain}, take.dust);
    strike(on, at, {{1720, 0.03, 0.4}, {3150, 0.02, 0.3}}, take.pitch, gain, take.dust);
}

// A small brass counter bell: partials of a hemispherical bell, with the hum an octave below and a slow beat.
void bell(Mono& on, double at, double hz, double ring, double gain, Take& take) {
    const std::vector<Mode> partials{Mode{hz * 0.5, ring * 0.5, 0.10},   Mode{hz, ring, 0.55},
                                     Mode{hz * 1.003, ring * 0.9, 0.30}, Mode{hz * 2.32, ring * 0.55, 0.26},
                                     Mode{hz * 2.327, ring * 0.5, 0.16}, Mode{hz * 4.25, ring * 0.28, 0.15},
                                     Mode{hz * 6.63, ring * 0.14, 0.08}};
    strike(on, at, partials, take.pitch, gain, take.dust);
    burst(on, at, {5000, 12000, 0.0003, 0.008, 0.20 * gain}, take.dust);
}

}  // namespace

Sound die_leather(Take& take) {
    return blow(take, {0.17, -3, 0.10}, {185, 92, 0.045, 0.15, 0.9}, {60, 430, 0.001, 0.07, 0.9},
                {1200, 2600, 0.0005, 0.014, 0.55}, plastic);
}

Sound die_felt(Take& take) {
    return blow(take, {0.16, -3, 0.09}, {380, 190, 0.03, 0.13, 0.75}, {120, 900, 0.001, 0.06, 0.7},
                {1900, 3300, 0.0005, 0.016, 0.8}, {{1250, 0.04, 0.08}, {2480, 0.03, 0.10}, {4100, 0.018, 0.05}});
}

Sound die_plank(Take& take) {
    return blow(take, {0.18, -3, 0.12}, {520, 430, 0.02, 0.08, 0.20}, {350, 1500, 0.0008, 0.035, 0.5},
                {1800, 4800, 0.0004, 0.010, 0.6},
                {{525, 0.13, 0.55}, {712, 0.10, 0.45}, {884, 0.09, 0.40}, {1390, 0.05, 0.22}, {2310, 0.03, 0.12}});
}

Sound die_wall(Take& take) {
    return blow(take, {0.15, -5, 0.13}, {430, 300, 0.02, 0.075, 0.6}, {250, 1300, 0.0008, 0.03, 0.45},
                {1000, 2600, 0.0005, 0.012, 0.6}, {{318, 0.08, 0.35}, {655, 0.05, 0.38}, {1010, 0.03, 0.22}});
}

Sound die_die(Take& take) {
    return blow(take, {0.12, -6, 0.10}, {720, 640, 0.01, 0.03, 0.20}, {700, 2400, 0.0004, 0.012, 0.35},
                {2800, 8000, 0.0002, 0.008, 0.8},
                {{1480, 0.045, 0.35}, {2870, 0.05, 0.50}, {4630, 0.035, 0.35}, {6900, 0.02, 0.18}});
}

Sound die_bowl(Take& take) {  // glazed porcelain: two beating pairs ring
    return blow(take, {0.40, -5, 0.12}, {620, 560, 0.02, 0.04, 0.07}, {900, 2600, 0.0004, 0.016, 0.25},
                {3000, 9000, 0.0002, 0.008, 0.45}, porcelain);
}

Sound shake(Take& take) {  // a die in a closed hand: muffled knocks that grow and stop
    Mono dry = silence(0.46);
    double at = 0.01;
    while (at < 0.40) {
        const double swell = 0.45 + 0.55 * at / 0.40, force = swell * take.dust.between(0.5, 1.0);
        burst(dry, at, {300, 1500, 0.0008, 0.03, 0.6 * force}, take.dust);
        strike(dry, at, {{690, 0.05, 0.30}, {1240, 0.04, 0.30}, {2050, 0.03, 0.22}, {3100, 0.02, 0.12}},
               take.pitch * take.dust.between(0.9, 1.1), force, take.dust);
        thump(dry, at, {230, 150, 0.02, 0.06, 0.30 * force}, take.pitch);
        at += take.dust.between(0.030, 0.052);
    }
    return finished(in_room(dry, 0.08, 0.14), -9, 0.06);
}

Sound flap(Take& take) {  // one leaf of a split-flap board: 18 ms
    Mono dry = silence(0.018);
    burst(dry, 0, {1500, 5200, 0.0005, 0.012, 0.9}, take.dust);
    strike(dry, 0.0004, {{980, 0.014, 0.35}, {2150, 0.012, 0.30}, {3900, 0.008, 0.15}}, take.pitch, 1, take.dust);
    return finished({dry, dry}, -15, 0.005);
}

Sound puck(Take& take) {  // a heavy disc turned over and set down on cloth over wood
    Mono dry = silence(0.24);
    thump(dry, 0, {150, 88, 0.03, 0.12, 0.9}, take.pitch);
    burst(dry, 0, {120, 1100, 0.001, 0.05, 0.6}, take.dust);
    strike(dry, 0, {{410, 0.07, 0.35}, {860, 0.05, 0.25}, {1730, 0.03, 0.12}}, take.pitch, 1, take.dust);
    burst(dry, take.dust.between(0.06, 0.09), {900, 3200, 0.0006, 0.02, 0.25}, take.dust);
    return finished(in_room(dry, 0.08, 0.12), -8, 0.06);
}

Sound gauge_pin(Take& take) {  // a gauge's needle falls on its pin: brass on brass, in a case of wood
    Mono dry = silence(0.30);
    thump(dry, 0, {190, 96, 0.02, 0.09, 0.55}, take.pitch);
    burst(dry, 0, {1600, 5200, 0.0003, 0.008, 0.5}, take.dust);
    strike(dry, 0, {{620, 0.09, 0.30}, {1480, 0.14, 0.34}, {2330, 0.11, 0.20}, {3910, 0.06, 0.10}}, take.pitch, 1,
           take.dust);
    return finished(in_room(dry, 0.10, 0.14), -9, 0.06);
}

Sound brush(Take& take) {  // lost chips are swept off the felt
    Mono dry = silence(0.62);
    constexpr std::array stiffness{0.62, 1.0, 1.55, 0.8};  // the stiffness of the brush, take by take
    const double stiff = stiffness[static_cast<std::size_t>(take.number)];
    burst(dry, 0, {700 * stiff, 4200 * stiff, take.dust.between(0.12, 0.24), 0.30, 0.55}, take.dust);
    burst(dry, take.dust.between(0.20, 0.26), {300, 1500, 0.10, 0.22, 0.35}, take.dust);
    double at = take.dust.between(0.10, 0.14);
    for (int chips = 0; chips < 5; ++chips) {
        strike(dry, at, {{1750, 0.02, 0.2}, {3520, 0.03, 0.4}, {5300, 0.02, 0.2}}, take.pitch, 0.12, take.dust);
        at += take.dust.between(0.035, 0.075);
    }
    return finished(in_room(dry, 0.08, 0.12), -13, 0.10);
}

Sound button(Take& take) {  // a brass push button: down, and up again
    Mono dry = silence(0.13);
    thump(dry, 0, {240, 150, 0.02, 0.06, 0.5}, take.pitch);
    burst(dry, 0, {1200, 4200, 0.0004, 0.010, 0.6}, take.dust);
    strike(dry, 0, {{930, 0.04, 0.3}, {2240, 0.025, 0.22}}, take.pitch, 1, take.dust);
    burst(dry, 0.058, {2000, 6500, 0.0003, 0.007, 0.30}, take.dust);
    strike(dry, 0.058, {{1310, 0.03, 0.16}, {3120, 0.018, 0.12}}, take.pitch, 1, take.dust);
    return finished(in_room(dry, 0.06, 0.08), -10, 0.04);
}

Sound button_no(Take& take) {  // the same button, locked: it moves but does not click
    Mono dry = silence(0.20);
    for (const double at : {0.0, 0.085}) {
        thump(dry, at, {170, 112, 0.03, 0.09, at > 0 ? 0.6 : 0.8}, take.pitch);
        burst(dry, at, {150, 700, 0.001, 0.035, 0.5}, take.dust);
    }
    return finished(in_room(dry, 0.06, 0.08), -11, 0.04);
}

Sound chip(Take& take) {  // two clay chips knock together
    Mono dry = silence(0.06);
    for (const double at : {0.0, take.dust.between(0.011, 0.019)}) {
        const double gain = at > 0 ? 0.55 : 1.0;
        burst(dry, at, {2300, 7000, 0.0002, 0.009, 0.6 * gain}, take.dust);
        strike(dry, at, {{1750, 0.02, 0.25}, {3520, 0.030, 0.55}, {5300, 0.02, 0.25}}, take.pitch, gain, take.dust);
    }
    return finished(in_room(dry, 0.05, 0.07), -8, 0.03);
}

Sound coin(Take& take) {
    Mono dry = silence(0.20);
    burst(dry, 0, {3000, 9000, 0.0002, 0.006, 0.4}, take.dust);
    strike(dry, 0, {{2400, 0.05, 0.12}, {4120, 0.14, 0.45}, {4160, 0.12, 0.30}, {5870, 0.12, 0.35}, {8300, 0.06, 0.14}},
           take.pitch, 1, take.dust);
    return finished(in_room(dry, 0.08, 0.12), -9, 0.05);
}

Sound stamp(Take& take) {  // a heavy brass stamp comes down on the table
    Mono dry = silence(0.42);
    thump(dry, 0.0006, {170, 56, 0.05, 0.30, 1.0}, take.pitch);
    burst(dry, 0, {160, 2400, 0.0005, 0.055, 0.75}, take.dust);
    strike(dry, 0.001, {{295, 0.14, 0.40}, {710, 0.09, 0.22}, {1930, 0.06, 0.10}}, take.pitch, 1, take.dust);
    return finished(in_room(dry, 0.20, 0.14), -4, 0.10);
}

Sound dull(Take& take) {  // one soft, low knock, as of a lamp that is turned down
    Mono dry = silence(0.50);
    thump(dry, 0.0012, {92, 47, 0.07, 0.46, 1.0}, take.pitch);
    burst(dry, 0, {70, 420, 0.003, 0.08, 0.35}, take.dust);
    return finished(in_room(dry, 0.16, 0.16), -8, 0.14);
}

Sound bank(Take& take) {  // the buffet's cash register: lever and ratchet, drawer, bell
    Mono dry = silence(1.30);
    for (int tooth = 0; tooth < 4; ++tooth) ratchet(dry, 0.026 * tooth, 0.22 + 0.06 * tooth, take);
    thump(dry, 0.118, {190, 105, 0.03, 0.11, 0.50}, take.pitch);
    burst(dry, 0.118, {200, 1400, 0.001, 0.05, 0.40}, take.dust);
    bell(dry, 0.128, 2093, 1.15, 0.85, take);
    bell(dry, 0.196, 2637, 1.00, 0.45, take);
    return finished(in_room(dry, 0.16, 0.05), -7, 0.30);
}

Sound snout(Take& take) {  // a tile turns over, and a small pig grunts under the table
    Mono dry = silence(0.46);
    burst(dry, 0, {500, 2600, 0.0006, 0.02, 0.5}, take.dust);
    strike(dry, 0, {{480, 0.07, 0.5}, {910, 0.05, 0.3}}, take.pitch, 1, take.dust);
    Mono voice = silence(0.46);
    double phase = 0;
    for (std::size_t i = 0; i < voice.size(); ++i) {
        const double t = static_cast<double>(i) / sample_rate - 0.075;
        if (t < 0 || t > 0.30) continue;
        const double part = t / 0.30;
        // Two syllables: a low one that opens, and a higher one that ends abruptly.
        const double first = std::exp(-std::pow((part - 0.22) / 0.16, 2)),
                     second = std::exp(-std::pow((part - 0.70) / 0.15, 2));
        const double hz = take.pitch * (128 + 85 * std::exp(-std::pow((part - 0.72) / 0.2, 2)));
        phase += hz / sample_rate;
        const double saw = 2 * (phase - std::floor(phase)) - 1, growl = 0.72 + 0.28 * std::sin(turn * 31 * t);
        voice[i] = static_cast<float>((saw * 0.8 + 0.35 * noise(take.dust)) * growl * (0.8 * first + second));
    }
    const auto formant = [&](double hz, double q, double gain) {
        Mono band = voice;
        filter(band, Filter::band_pass(hz * take.pitch, q));
        for (std::size_t i = 0; i < dry.size(); ++i) dry[i] += static_cast<float>(gain) * band[i];
    };
    formant(420, 4, 1.3);
    formant(1150, 6, 1.1);
    formant(2300, 7, 0.45);
    return finished(in_room(dry, 0.10, 0.16), -7, 0.08);
}

}  // namespace boxcars::audio
