#include "odds/plain/rounds.h"

namespace boxcars::odds {

PlainOdds odds_of(const PlainRound& round) {
    const Solved solved = solve(round.chain);
    return {round_odds(round.chain, solved), round.decision, round.stake, solved.throws, round.chain.states.size()};
}

FlatBet flat_bet(const PlainOdds& odds) {
    if (odds.stake <= 0) throw Error{"'" + odds.decision + "' stakes nothing: no bankroll is told of it."};
    return flat_bet_of(odds.decision, odds.stake, odds.stake, odds);
}

}  // namespace boxcars::odds
