#include "audio/loudness.h"

#include "audio/cancellation.h"

#include <algorithm>
#include <cmath>

namespace boxcars::audio {
namespace {

constexpr std::size_t hop = sample_rate / 10;

// Adds the power of each hop as the ear weights it: the shelf of the head and the high pass at 38 Hz, for 48 kHz. The
// coefficients are those of BS.1770-4, tables 1 and 2.
void add_weighted_powers(const Mono& side, std::vector<double>& of_hops) {
    Filter shelf =
               Filter::of(1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585),
           low_cut = Filter::of(1, -2, 1, -1.99004745483398, 0.99007225036621);
    cancellation_point();
    for (std::size_t i = 0; i < side.size(); ++i) {
        const double heard = low_cut(shelf(static_cast<double>(side[i])));
        of_hops[i / hop] += heard * heard;
    }
}

}  // namespace

double loudest(const Sound& sound) {
    const std::size_t whole = sound.frames() / hop;
    std::vector<double> hops(std::max<std::size_t>(whole + 1, 4));
    add_weighted_powers(sound.left, hops);
    add_weighted_powers(sound.right, hops);
    double most = 0;
    for (std::size_t first = 0; first + 4 <= std::max<std::size_t>(whole, 4); ++first)
        most = std::max(most, hops[first] + hops[first + 1] + hops[first + 2] + hops[first + 3]);
    return most > 0 ? -0.691 + 10 * std::log10(most / (4 * hop)) : -120;
}

}  // namespace boxcars::audio
