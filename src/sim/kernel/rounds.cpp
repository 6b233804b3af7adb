#include "sim/kernel/rounds.h"

#include <cmath>

namespace boxcars::sim {

std::int64_t RoundsResult::net() const {
    std::int64_t sum = 0;
    for (const auto& [units, rounds] : results) sum += units * rounds;
    return sum;
}

void RoundsResult::add(const RoundsResult& other) {
    games += other.games;
    throws += other.throws;
    for (const auto& [units, rounds] : other.results) results[units] += rounds;
}

double z_of(const RoundsResult& result, const odds::Fraction& edge, const odds::Fraction& variance) {
    const auto rounds = static_cast<double>(result.games);
    const double error = std::sqrt(rounds * odds::to_double(variance));
    return error > 0 ? (static_cast<double>(result.net()) - rounds * odds::to_double(edge)) / error : 0;
}

RoundsResult play(const odds::Chain& round, const Deal& deal, Path path, const std::stop_token& stop,
                  const Progress& progress) {
    const auto counts = ChainWalk{walked(round), path}.play(deal, stop, progress);
    RoundsResult result{counts.games, counts.throws, {}};
    for (std::size_t end = 0; end < round.ends.size(); ++end)
        if (counts.ends[end] > 0) result.results[round.ends[end].result] = counts.ends[end];
    return result;
}

}  // namespace boxcars::sim
