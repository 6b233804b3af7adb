#include "session/statistics.h"

#include <algorithm>
#include <cmath>

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

Interval wilson(std::int64_t wins, std::int64_t games, double z) {
    if (games == 0) return {};
    const double n = real(games), part = real(wins) / n;
    const double middle = part + z * z / (2 * n), shrink = 1 + z * z / n;
    const double half = z * std::sqrt(part * (1 - part) / n + z * z / (4 * n * n));
    return {std::clamp((middle - half) / shrink, 0.0, part),
            std::clamp((middle + half) / shrink, part, 1.0)};  // rounding
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
