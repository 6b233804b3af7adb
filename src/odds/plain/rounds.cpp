#include "odds/plain/rounds.h"

namespace boxcars::odds {

PlainOdds odds_of(const PlainRound& round) {
    const Solved solved = solve(round.chain);
    PlainOdds odds{.decision = round.decision, .stake = round.stake};
    std::map<std::int64_t, Fraction> chances;
    for (std::size_t end = 0; end < round.chain.ends.size(); ++end)
        chances[round.chain.ends[end].result] += solved.chance[end];
    for (const auto& [net, chance] : chances) {
        odds.nets.push_back({net, chance});
        (net > 0 ? odds.win : net < 0 ? odds.lose : odds.push) += chance;
    }
    odds.mean = mean(round.chain, solved);
    odds.variance = variance(round.chain, solved);
    odds.throws = solved.throws;
    odds.states = round.chain.states.size();
    return odds;
}

FlatBet flat_bet(const PlainOdds& odds) {
    if (odds.stake <= 0) throw Error{"'" + odds.decision + "' stakes nothing: no bankroll is told of it."};
    std::int64_t needs = odds.stake;
    for (const Net& net : odds.nets) needs = std::max(needs, -net.coins);
    return {odds.decision, odds.stake, needs, odds.nets};
}

}  // namespace boxcars::odds
