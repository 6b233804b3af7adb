#include "session/statistics.h"

#include "odds/band.h"

#include <algorithm>

namespace boxcars::session {
namespace {

void count(PlayerRecord& tally, bool began, bool won) {
    tally.all.add(won);
    (began ? tally.first : tally.later).add(won);
}

PlayerRecord& record_named(std::vector<PlayerRecord>& tallies, const std::string& name) {
    const auto found = std::ranges::find(tallies, name, &PlayerRecord::name);
    return found != tallies.end() ? *found : tallies.emplace_back(PlayerRecord{name});
}

}  // namespace

Interval interval_of(std::int64_t wins, std::int64_t games) {
    constexpr double tail = (1 - odds::usual_share) / 2;
    if (games == 0) return {};
    const auto found = [](double low, double high, const auto& below) {
        for (int halving = 0; halving < 60; ++halving) {
            const double middle = (low + high) / 2;
            (below(middle) ? low : high) = middle;
        }
        return (low + high) / 2;
    };
    const double part = real(wins) / real(games);
    Interval sure{0, 1};
    if (wins > 0)
        sure.least =
            found(0, part, [&](double chance) { return 1 - odds::binomial_at_most(wins - 1, games, chance) < tail; });
    if (wins < games)
        sure.most = found(part, 1, [&](double chance) { return odds::binomial_at_most(wins, games, chance) > tail; });
    return sure;
}

void MatchStatistics::add(const GameResult& result) {
    ++games_;
    for (int seat = 0; seat < how_many(result.players); ++seat) {
        const bool began = seat == result.first, won = seat == result.winner;
        count(record_named(seats_, "player " + std::to_string(seat + 1)), began, won);
        count(record_named(policies_, result.players[nth(seat)]), began, won);
    }
}

}  // namespace boxcars::session
