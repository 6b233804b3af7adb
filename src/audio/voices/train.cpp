// The train itself: two loops without a seam. Whatever rings on beyond the end comes back in at the start.
#include "audio/catalogue.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boxcars::audio {
namespace {

constexpr double turn = 2 * std::numbers::pi;
constexpr double joint = 1.1;  // seconds from one pair of rail joints to the next

Mono folded(const Mono& longer, double seconds) {
    Mono loop = silence(seconds);
    for (std::size_t i = 0; i < longer.size(); ++i) loop[i % loop.size()] += longer[i];
    return loop;
}

// Noise that ends as it begins: the filters go round once unheard before they are listened to.
Mono endless_noise(double seconds, Filter first, Filter second, double gain, chance::Dust& dust) {
    Mono white = silence(seconds);
    for (float& sample : white) sample = static_cast<float>(noise(dust));
    for (const float sample : white) second(first(static_cast<double>(sample)));
    for (float& sample : white) sample = static_cast<float>(gain * second(first(static_cast<double>(sample))));
    return white;
}

// One wheel over one joint, heard through the floor.
void wheel(Mono& on, double at, double gain, Take& take) {
    thump(on, at, {104, 66, 0.05, 0.26, 0.50 * gain}, take.dust.between(0.98, 1.02));
    burst(on, at, {90, 480, 0.004, 0.10, 0.80 * gain}, take.dust);
    strike(on, at + 0.003, {{212, 0.16, 0.26}, {388, 0.11, 0.17}, {905, 0.05, 0.09}, {1630, 0.03, 0.05}}, 1, gain,
           take.dust);
}

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

}  // namespace

Sound rail(Take& take) {
    constexpr int pairs = 8;
    const double seconds = joint * pairs;
    Sound loop;
    for (Mono* side : {&loop.left, &loop.right}) {  // the rumble is different at both ears, the joints are the same
        *side = endless_noise(seconds, Filter::low_pass(115), Filter::high_pass(38), 1.1, take.dust);
        const Mono air = endless_noise(seconds, Filter::low_pass(650), Filter::high_pass(200), 0.055, take.dust);
        for (std::size_t i = 0; i < side->size(); ++i) {
            const double t = static_cast<double>(i) / sample_rate;
            const double sway = 1 + 0.18 * std::sin(turn * 2 * t / seconds) + 0.10 * std::sin(turn * 5 * t / seconds);
            (*side)[i] = static_cast<float>(sway * static_cast<double>((*side)[i] + air[i]));
        }
    }
    Mono joints = silence(seconds + 1);
    for (int pair = 0; pair < pairs; ++pair) {
        const double at = 0.3 + joint * pair;
        wheel(joints, at, take.dust.between(0.42, 0.52), take);
        wheel(joints, at + 0.185, take.dust.between(0.56, 0.68), take);
    }
    const Mono heard = folded(joints, seconds);
    for (std::size_t i = 0; i < heard.size(); ++i) {
        loop.left[i] += 0.9f * heard[i];
        loop.right[i] += heard[i];
    }
    loop = in_looped_room(loop, 0.10);
    set_loudness(loop, -30, -11);
    return loop;
}

Sound buffet(Take& take) {
    constexpr double seconds = 23.0;  // prime to the joints: the two loops hardly ever meet again
    Sound loop{endless_noise(seconds, Filter::low_pass(500), Filter::high_pass(140), 0.016, take.dust),
               endless_noise(seconds, Filter::low_pass(500), Filter::high_pass(140), 0.016, take.dust)};
    const auto place = [&](const Mono& sounds, double where) {
        const Mono heard = folded(sounds, seconds);
        const double angle = (where + 1) * std::numbers::pi / 4;
        for (std::size_t i = 0; i < heard.size(); ++i) {
            loop.left[i] += static_cast<float>(std::cos(angle)) * heard[i];
            loop.right[i] += static_cast<float>(std::sin(angle)) * heard[i];
        }
    };
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
        place(sounds, -0.8 + 0.4 * table);
    }
    loop = in_looped_room(loop, 0.34);
    set_loudness(loop, -41, -19);
    return loop;
}

}  // namespace boxcars::audio
