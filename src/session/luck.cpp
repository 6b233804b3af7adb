#include "session/luck.h"

#include "base/numbers.h"

#include <algorithm>
#include <cmath>

namespace boxcars::session {
namespace {

void add(BetStatistics& to, const TallyLine& line) {
    to.hands += line.hands;
    to.won += line.won;
    to.lost += line.lost;
    to.staked += line.staked;
    to.net += line.net;
    to.best = std::max(to.best, line.best);
    to.worst = std::min(to.worst, line.worst);
    to.longest = std::max(to.longest, line.longest);
}

// Sheet by sheet: means add up, and so do variances. `band` holds the variance meanwhile.
void expect(BetStatistics& of, const TallyLine& line, const std::optional<odds::HandOdds>& odds) {
    if (!odds) of.expected.reset();
    if (!odds || !odds->variance) of.band.reset();
    if (of.expected) *of.expected += odds->mean * real(line.staked);
    if (of.band) *of.band += *odds->variance * line.squares;
}

}  // namespace

std::vector<BetStatistics> bet_statistics(const std::vector<TallyLine>& tallies, const HandOddsOf& odds) {
    std::vector<BetStatistics> all;
    for (const TallyLine& line : tallies) {
        const auto same = [&](const BetStatistics& other) {
            return other.game == line.game && other.bet == line.bet && other.opponent == line.opponent;
        };
        auto at = std::ranges::find_if(all, same);
        if (at == all.end()) {
            BetStatistics fresh{line.game, line.bet, line.opponent, line.whole};
            fresh.best = line.best;
            fresh.worst = line.worst;
            fresh.streak = line.streak;
            fresh.longest_won = line.longest_won;
            fresh.longest_lost = line.longest_lost;
            fresh.expected = fresh.band = 0;
            at = all.insert(all.end(), std::move(fresh));
        }
        add(*at, line);
        expect(*at, line, line.whole ? std::nullopt : odds(line));
    }
    for (BetStatistics& of : all)
        if (of.band) of.band = band_95 * std::sqrt(*of.band);
    return all;
}

std::vector<Boxcars> boxcars_seen(const std::vector<ThrownLine>& thrown) {
    constexpr double chance = 1.0 / 36;
    std::vector<Boxcars> all;
    for (const ThrownLine& line : thrown)
        all.push_back({line.game, line.throws, line.boxcars, chance * real(line.throws),
                       band_95 * std::sqrt(real(line.throws) * chance * (1 - chance))});
    return all;
}

}  // namespace boxcars::session
