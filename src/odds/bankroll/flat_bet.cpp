#include "odds/bankroll/flat_bet.h"

#include "base/words.h"
#include "odds/ceelo/odds.h"
#include "odds/craps/chain.h"
#include "odds/siwuliu/odds.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace boxcars::odds {
namespace {

using Results = std::map<std::int64_t, Fraction>;  // coins -> chance

// The coin is the largest amount of which every result is a whole multiple.
FlatBet of(std::string name, std::int64_t unit, std::int64_t at_risk, const Results& results) {
    std::int64_t needs = std::max(unit, at_risk);
    if (!results.empty()) needs = std::max(needs, -results.begin()->first);
    std::int64_t coin = std::gcd(unit, needs);
    for (const auto& [net, chance] : results) coin = std::gcd(coin, net);
    FlatBet bet{std::move(name), unit / coin, needs / coin, {}};
    for (const auto& [net, chance] : results) bet.nets.push_back({net / coin, chance});
    return bet;
}

LoneBet find(const craps::Rules& rules, const std::string& bet) {
    std::vector<std::string> names;
    for (const auto& [name, lone] : every_bet(rules)) {
        if (name == bet) return lone;
        names.push_back(name);
    }
    const auto meant = nearest_word(bet, names);
    throw Error("This felt has no bet '" + bet + "'" +
                (meant ? "; did you mean '" + *meant + "'?" : "; boxcars odds craps lists them all."));
}

}  // namespace

FlatBet flat_bet(const craps::Rules& rules, const std::string& name) {
    const LoneBet lone = find(rules, name);
    const Chain chain = chain_of(rules, lone);
    const Solved solved = solve(chain);
    Results results;
    std::int64_t at_risk = 0;
    for (std::size_t i = 0; i < chain.ends.size(); ++i) {
        results[chain.ends[i].result] += solved.chance[i];
        at_risk = std::max(at_risk, chain.ends[i].stake);
    }
    return of(name, stake_of(rules, lone), at_risk, results);
}

FlatBet flat_bet(const siwuliu::Rules& rules) {
    Results results;
    for (const auto& [net, chance] : siwuliu_odds(rules).player.results) results[net] += chance;
    return of("player", 1, 1, results);
}

FlatBet flat_bet(const ceelo::Rules& rules) {
    Results results;
    for (const auto& result : ceelo_bet(rules).results) results[result.net] += result.chance;
    return of("player", 1, 1, results);
}

}  // namespace boxcars::odds
