#include "session/history/luck.h"

#include "base/numbers.h"
#include "odds/fraction.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace boxcars::session {
namespace {

void add(TallyLine& to, const TallyLine& line) {  // of another sheet
    to.hands += line.hands;
    to.won += line.won;
    to.lost += line.lost;
    to.staked += line.staked;
    to.net += line.net;
    to.best = std::max(to.best, line.best);
    to.worst = std::min(to.worst, line.worst);
    to.longest = std::max(to.longest, line.longest);
}

constexpr double sigmas_95 = 1.959963984540054;  // standard deviations to either side

struct Gathered {
    BetStatistics of{};
    std::optional<double> variance = 0;
    std::optional<std::vector<odds::RepeatedBet>> bets{std::in_place};
};

// Adds the line of one sheet: expectations add up over the sheets, and so do variances and results.
void expect(Gathered& to, const TallyLine& line, const std::optional<odds::HandOdds>& odds) {
    if (!odds) to.of.expected.reset();
    if (!odds || !odds->variance) to.variance.reset();
    if (!odds || odds->results.empty() || line.stakes.empty()) to.bets.reset();
    if (to.of.expected) *to.of.expected += odds->mean * real(line.staked);
    if (to.variance) *to.variance += *odds->variance * line.squares;
    if (to.bets)
        for (const StakeCount& of : line.stakes) to.bets->push_back({of.hands, of.stake, odds->results});
}

std::optional<LuckBand> band_of(const Gathered& from) {
    if (!from.of.expected || !from.variance) return {};
    if (from.bets)
        if (const auto sums = odds::sum_of_bets(*from.bets)) {
            const odds::Band band = odds::narrowest_band(*sums);
            return LuckBand{real(band.low) - *from.of.expected, real(band.high) - *from.of.expected, band.share};
        }
    const double half = sigmas_95 * std::sqrt(*from.variance);
    return LuckBand{-half, half, odds::usual_share, false};
}

}  // namespace

std::vector<BetStatistics> bet_statistics(const std::vector<TallyLine>& tallies, const HandOddsOf& odds) {
    std::vector<Gathered> all;
    for (const TallyLine& line : tallies) {
        const auto same = [&](const Gathered& other) {
            return other.of.game == line.game && other.of.bet == line.bet && other.of.opponent == line.opponent;
        };
        auto at = std::ranges::find_if(all, same);
        if (at == all.end())
            at = all.insert(all.end(), {BetStatistics{line, 0.0}});
        else
            add(at->of, line);
        expect(*at, line, line.whole ? std::nullopt : odds(line));
    }
    std::vector<BetStatistics> bets;
    for (Gathered& of : all) {
        of.of.band = band_of(of);
        bets.push_back(std::move(of.of));
    }
    return bets;
}

std::vector<Boxcars> boxcars_seen(const std::vector<ThrownLine>& thrown) {
    constexpr double chance = 1.0 / 36;
    std::vector<Boxcars> all;
    for (const ThrownLine& line : thrown)
        all.push_back({line.game, line.throws, line.boxcars, chance * real(line.throws),
                       odds::binomial_band(line.throws, chance)});
    return all;
}

std::string games_words(double games) { return fmt::format("{:+.2f} games", games); }

std::string share_words(double share) {
    const int whole = static_cast<int>(100 * share + 1e-9);
    return whole < 100 && share > 0.995 ? "more than 99 in 100" : fmt::format("{} in 100", whole);
}

std::string longest_sentence(const LongestHand& of) {
    const std::string rare = of.chance > 0.1 ? fmt::format("{:.0f} % of hands are", 100 * of.chance)
                                             : odds::one_in_words(of.chance) + " hands is";
    return fmt::format("Longest hand: {} {}; {} as long or longer.", of.throws, of.throws == 1 ? "throw" : "throws",
                       rare);
}

std::string boxcars_sentence(const Boxcars& of) {
    const auto& [low, high, share] = of.band;
    const std::string counts = low == high       ? fmt::format("{}", low)
                               : low + 1 == high ? fmt::format("{} or {}", low, high)
                                                 : fmt::format("{} to {}", low, high);
    return fmt::format("Boxcars: {} in {} {}. Expected: {:.1f}; {} players see {}.", of.seen, of.throws,
                       of.throws == 1 ? "throw" : "throws", of.expected, share_words(share), counts);
}

std::string company_words(players::Cast cast, std::string_view list) {
    const Players players = players_from(list);
    const auto seats = players::seated(cast, players);
    std::string words;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const std::string& name = players[seat];
        const auto* person = seats[seat];
        const std::string text = player_words(name);
        const bool known = person && person == players::known_for(cast, name);
        words += words.empty() ? "" : ", ";
        words += name == "human" ? "you"
                 : !person       ? text
                                 : std::string{person->name} + (known ? "" : " (" + text + ")");
    }
    return words;
}

}  // namespace boxcars::session
