// The exact odds of the rounds of any game with an account (worth() in rules/game.h). A round is a decision that opens
// a game, then all the throws that the rules ask for. Its net is the change of the player's worth. Every pay-out comes
// from the rules.
#pragma once
#include "odds/bankroll/bankroll.h"
#include "rules/game.h"

namespace boxcars::odds {

struct PlainOdds : RoundOdds {  // the odds of one decision
    std::string decision{};     // as in the journal: "bet 4"
    std::int64_t stake = 0;     // what the decision puts at risk, in the game's own coins
    Fraction throws{};          // the mean number of throws
    std::size_t states = 0;
};
// Throws Error for a decision that stakes nothing.
inline FlatBet flat_bet(const PlainOdds& odds) {
    if (odds.stake <= 0) throw Error{"'" + odds.decision + "' stakes nothing: no bankroll is told of it."};
    return flat_bet_of(odds.decision, odds.stake, odds.stake, odds);
}

// Throws Error for a game that has too many states, or in which more than one decision is taken before a throw.
template <rules::KeepsAccount R>
std::vector<PlainOdds> plain_odds(const R& rules) {
    const auto start = opening(rules);
    const std::int64_t had = worth(start);
    std::vector<PlainOdds> odds;
    for (const auto& decision : legal(rules, start)) {
        auto state = start;
        advance(rules, state, decision);
        const std::int64_t stake = had - worth(state);
        const auto ends = [&](const typename R::State& at) -> std::optional<End> {
            if (dice_wanted(rules, at).count > 0) return {};
            return End{worth(at) - had, stake};
        };
        if (ends(state))
            throw Error{"After '" + to_text(decision) + "' no dice are thrown: the rounds of " + std::string{R::game} +
                        " cannot be told from one decision each."};
        const Chain round = walk(rules, state, ends);
        const Solved solved = solve(round);
        odds.push_back({round_odds(round, solved), to_text(decision), stake, solved.throws, round.states.size()});
    }
    return odds;
}

}  // namespace boxcars::odds
