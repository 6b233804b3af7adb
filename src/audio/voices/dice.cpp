// Sounds of dice. A blow has four layers: the thump of the surface, the noise of the touch, the click of a corner, and
// the ring of the die. A hard blow is brighter as well as louder.
#include "audio/catalogue.h"

#include <array>

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

}  // namespace boxcars::audio
