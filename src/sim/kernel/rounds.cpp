#include "sim/kernel/rounds.h"

namespace boxcars::sim {

std::int64_t net_of(const NetCounts& rounds) {
    std::int64_t sum = 0;
    for (const auto& [net, times] : rounds) sum += net * times;
    return sum;
}

void RoundsResult::add(const RoundsResult& other) {
    games += other.games;
    throws += other.throws;
    for (const auto& [units, rounds] : other.results) results[units] += rounds;
}

double z_of(const RoundsResult& result, const odds::Fraction& edge, const odds::Fraction& variance) {
    const auto rounds = static_cast<double>(result.games);
    return standard_errors(static_cast<double>(result.net()) - rounds * odds::to_double(edge),
                           rounds * odds::to_double(variance));
}

RoundsResult play(const odds::Chain& round, const Deal& deal, Path path, const std::stop_token& stop,
                  const Progress& progress) {
    const auto counts = ChainWalk{walked(round), path}.play(deal, stop, progress);
    RoundsResult result{counts.games, counts.throws, {}};
    for (std::size_t end = 0; end < round.ends.size(); ++end)
        if (counts.ends[end] > 0) result.results[round.ends[end].result] = counts.ends[end];
    return result;
}

void PlainCounts::add(const PlainCounts& other) {
    games += other.games;
    if (bets.empty()) bets.resize(other.bets.size());
    for (std::size_t i = 0; i < other.bets.size(); ++i) {
        bets[i].decision = other.bets[i].decision;
        bets[i].rounds += other.bets[i].rounds;
        bets[i].throws += other.bets[i].throws;
        for (const auto& [net, rounds] : other.bets[i].nets) bets[i].nets[net] += rounds;
    }
}

double z_of(const PlainBet& bet, double mean, double variance) {
    const auto rounds = static_cast<double>(bet.rounds);
    return standard_errors(static_cast<double>(bet.net()) - rounds * mean, rounds * variance);
}

}  // namespace boxcars::sim
