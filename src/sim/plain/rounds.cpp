#include "sim/plain/rounds.h"

#include <cmath>

namespace boxcars::sim {

std::int64_t PlainBet::net() const {
    std::int64_t sum = 0;
    for (const auto& [won, times] : nets) sum += won * times;
    return sum;
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
    if (variance <= 0 || bet.rounds == 0) return 0;
    return (static_cast<double>(bet.net()) - rounds * mean) / std::sqrt(rounds * variance);
}

}  // namespace boxcars::sim
