// The coach at craps: what a bet costs, which other takes the same stake for less, and what a bet that was laid gave
// away. All from the exact odds of the sheet in force (odds.h); decides no pay-out and no words.
//
// What was given away: a bet is measured against those that the same throws win and the same throws lose, for the same
// stake, at that moment: place 6 against buy 6, big 6, put 6 and the odds on a six. Of them the cheapest is the best
// decision; whoever wants other throws made no mistake by it.
#pragma once
#include "odds/craps/odds.h"

#include <functional>
#include <span>

namespace boxcars::odds {

// Odds that were worked out already; null: there is no such bet now.
using KnownOdds = std::function<const BetOdds*(craps::Spot)>;

// The mean loss in cents with that stake, vig paid in advance included; below 0: it brings that.
struct BetCost {
    Fraction per_bet;    // until it is settled
    Fraction per_throw;  // that it works on
    bool exact = true;   // false: the vig of so small a stake is rounded down to a cent, and the cost is a little less
};
BetCost cost(const craps::Rules& rules, const BetOdds& odds, craps::Spot spot, Cents stake);

// Does this spot take exactly that stake now?
bool takes(const craps::Rules& rules, const craps::State& state, craps::Spot spot, Cents stake);

// Do the very same throws win both, and lose both, with this point? Never of bets that remember a hand.
bool same_throws(const craps::Rules& rules, craps::Spot one, craps::Spot other, int point);

struct CheaperBet {
    craps::Spot spot;
    BetCost cost;
    bool same_throws = false;  // else it wants others
};
// Which bet of those takes that stake for less a throw: the cheapest that the same throws decide, where there is one;
// else the cheapest at all. Of equals the first.
std::optional<CheaperBet> cheaper(const craps::Rules& rules, const craps::State& state, craps::Spot spot, Cents stake,
                                  std::span<const craps::Spot> among, const KnownOdds& known);

struct CrapsDecision {   // a bet that was laid
    craps::State state;  // before it
    craps::Spot spot;
    Cents stake = 0;
};
struct CrapsJudged {
    CrapsDecision decision;
    Fraction cost;                      // until it is settled, cents
    std::optional<craps::Spot> better;  // the same throws for less
    Fraction better_cost;               // of that
    double given_away = 0;              // cents, on the mean; never below 0
};
// What was laid since the dice came to rest on `rested`, by whatever way, when they fly over `state`: each bet with the
// table as it stood without it. What lay there before is none, nor what was taken down again.
std::vector<CrapsDecision> laid(const craps::Rules& rules, const craps::State& rested, const craps::State& state);
CrapsJudged judge(const craps::Rules& rules, const CrapsDecision& decision, const KnownOdds& known);

}  // namespace boxcars::odds
