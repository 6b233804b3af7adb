// The sound of the train: a loop of eight pairs of rail joints, in time with the band.
#include "audio/catalogue.h"
#include "audio/score/score.h"
#include "audio/voices/ambience.h"

#include <algorithm>
#include <cmath>

namespace boxcars::audio {
namespace {

constexpr double joint = static_cast<double>(frames_a_joint) / sample_rate;

// One wheel over one joint, heard through the floor.
void wheel(Mono& on, double at, double gain, Take& take) {
    thump(on, at, {104, 66, 0.05, 0.26, 0.50 * gain}, take.dust.between(0.98, 1.02));
    burst(on, at, {90, 480, 0.004, 0.10, 0.80 * gain}, take.dust);
    strike(on, at + 0.003, {{212, 0.16, 0.26}, {388, 0.11, 0.17}, {905, 0.05, 0.09}, {1630, 0.03, 0.05}}, 1, gain,
           take.dust);
}

}  // namespace

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
    for (int pair = 1; pair <= pairs;
         ++pair) {  // "Da-dum": the second wheel on the beat, the first one a swung eighth before
        const double on_beat = joint * pair;
        wheel(joints, on_beat - joint / 6, take.dust.between(0.42, 0.52), take);
        wheel(joints, on_beat, take.dust.between(0.56, 0.68), take);
    }
    const Mono heard = folded(joints, seconds);
    for (std::size_t i = 0; i < heard.size(); ++i) {
        loop.left[i] += 0.9f * heard[i];
        loop.right[i] += heard[i];
    }
    loop = in_looped_room(loop, 0.10);
    set_loudness(loop, -21, -2);  // 30 dB down at the default volume
    return loop;
}

}  // namespace boxcars::audio
