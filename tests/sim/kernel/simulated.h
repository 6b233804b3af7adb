// Every figure that a simulation tells, in standard errors from the exact one, the errors from exact variances: the
// farthest off of them all.
#pragma once
#include "odds/ceelo/odds.h"
#include "odds/pig/pairing.h"
#include "players/pig/policy.h"
#include "random_sheets.h"
#include "sim/ceelo/match.h"
#include "sim/craps/run.h"
#include "sim/pig/match.h"
#include "sim/siwuliu/run.h"

namespace boxcars::sim {

// Of a length: its distribution, [n]: over with throw n + 1, and the moments that come of it.
struct LengthLaw {
    std::vector<double> chances{};
    double mean = 0, variance = 0, fourth = 0;  // the last two about the mean
};

inline LengthLaw length_law(const Walked& walked) {
    LengthLaw law;
    const double throws = static_cast<double>(walked.next[0].size());
    std::vector<double> here(walked.next.size());
    here[0] = 1;
    for (double left = 1; left > 1e-16;) {
        std::vector<double> next(here.size());
        double over = 0;
        left = 0;
        for (std::size_t state = 0; state < here.size(); ++state)
            for (const int to : walked.next[state])
                (to < 0 ? over : next[static_cast<std::size_t>(to)]) += here[state] / throws;
        for (const double p : next) left += p;
        here.swap(next);
        law.chances.push_back(over);
    }
    for (std::size_t n = 0; n < law.chances.size(); ++n) law.mean += static_cast<double>(n + 1) * law.chances[n];
    for (std::size_t n = 0; n < law.chances.size(); ++n) {
        const double off = static_cast<double>(n + 1) - law.mean, square = off * off;
        law.variance += square * law.chances[n];
        law.fourth += square * square * law.chances[n];
    }
    return law;
}

// Wins, every length, the mean length, and how far lengths spread.
inline double worst_of_line(const craps::Rules& rules, const odds::LineGame& exact, const LineResult& result) {
    const LengthLaw law = length_law(walk_line(rules));
    const double mean = odds::to_double(exact.mean_rolls), variance = odds::to_double(exact.variance_rolls);
    if (std::abs(law.mean - mean) > 1e-9 || std::abs(law.variance - variance) > 1e-7) return far_off;
    const auto n = static_cast<double>(result.games);
    const auto looked_at = static_cast<double>(result.length_games());
    Cells lengths{result.length_games()};
    double squares = 0, left = 1;
    for (std::size_t at = 0; at < std::max(result.lengths.size(), law.chances.size()); ++at) {
        const auto count = at < result.lengths.size() ? result.lengths[at] : 0;
        const double p = at < exact.p_rolls.size() ? odds::to_double(exact.p_rolls[at])
                         : at < law.chances.size() ? law.chances[at]
                                                   : 0;
        lengths.add(count, p);
        left -= p;
        const double off = static_cast<double>(at + 1) - mean;
        squares += static_cast<double>(count) * off * off;
    }
    if (std::abs(left) > 1e-9 || result.wins + result.losses != result.games) return far_off;
    return std::max({std::abs(z_of_count(result.wins, result.games, odds::to_double(exact.win))), lengths.worst(),
                     std::abs(z_of_sum(static_cast<double>(result.rolls), n, mean, variance)),
                     std::abs(z_of_sum(squares, looked_at, variance, law.fourth - variance * variance))});
}

// Every net, the mean net, the mean length. results: of net and chance; round: throw by throw.
template <class Results>
double worst_of_rounds(const RoundsResult& result, const Results& results, const odds::Fraction& edge,
                       const odds::Fraction& variance, const odds::Chain& round) {
    Cells nets{result.games};
    for (const auto& exact : results) {
        const auto found = result.results.find(exact.coins);
        nets.add(found == result.results.end() ? 0 : found->second, odds::to_double(exact.chance));
    }
    const auto n = static_cast<double>(result.games);
    const double throws = odds::to_double(solve(round).throws), spread = odds::to_double(throws_variance(round));
    return std::max(
        {nets.worst(), std::abs(z_of_sum(static_cast<double>(result.throws), n, throws, spread)),
         std::abs(z_of_sum(static_cast<double>(result.net()), n, odds::to_double(edge), odds::to_double(variance)))});
}
inline double worst_of_siwuliu(const siwuliu::Rules& rules, const RoundsResult& result) {
    const auto exact = odds::siwuliu_odds(rules).player;
    return worst_of_rounds(result, exact.results, exact.edge, exact.variance, odds::siwuliu_round(rules));
}
inline double worst_of_ceelo(const ceelo::Rules& rules, const RoundsResult& result) {
    const auto exact = odds::ceelo_bet(rules);
    return worst_of_rounds(result, exact.results, -exact.banker_edge, exact.variance, odds::ceelo_round(rules));
}

// Wins of both seats where they begin and where they follow.
inline double worst_of_pig(const MatchPlan& plan, const MatchResult& result) {
    const auto a = players::find_policy(plan.players[0])->rule(plan.rules);
    const auto b = players::find_policy(plan.players[1])->rule(plan.rules);
    const odds::PigPlayer first{plan.rules, a}, second{plan.rules, b};
    const double chances[] = {odds::first_wins(first, second), odds::first_wins(second, first)};
    double worst = 0;
    for (const std::size_t seat : {0u, 1u}) {
        const auto& [policy, wins, games_first, wins_first] = result.seats[seat];
        const auto& other = result.seats[1 - seat];
        if (wins != wins_first + other.games_first - other.wins_first) return far_off;
        worst = std::max(worst, std::abs(z_of_count(wins_first, games_first, chances[seat])));
    }
    return worst;
}

}  // namespace boxcars::sim
