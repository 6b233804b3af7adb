// The coach at craps: what a bet costs, which other takes the same stake for less, and what a bet that was laid gave
// away. All from the exact odds of the sheet in force (odds.h) and the table as it is thrown, come-outs included.
// Decides no pay-out and no words.
//
// Two bets are the same where, from now until either is settled, every throw does the same to both: place 6 and big 6
// with the point on 6, but not at a come-out, where a 7 takes big 6 and leaves place 6. What a bet gave away is what it
// cost more than the cheapest that is the same. A player who wants other throws made no mistake.
#pragma once
#include "odds/craps/odds.h"

#include <functional>
#include <span>

namespace boxcars::odds {

// Odds that were worked out already; null: there is no such bet now.
using KnownOdds = std::function<const BetOdds*(craps::Spot)>;

// The mean loss a throw of the table for one staked, vig paid in advance included, of a bet that is kept up: it is laid
// again as soon as it may be, and rests while its rule says so. A bet that remembers a hand is laid once a hand; odds
// behind the line count the throws that they work on. By the whole hand as a chain (chain/chain.h), from its come-out
// to its seven.
Fraction edge_per_table_throw(const craps::Rules& rules, const BetOdds& odds, craps::Spot spot);
using KnownUpkeep = std::function<const Fraction&(craps::Spot)>;  // of bets with known odds

// The mean loss in cents with that stake, vig paid in advance included; below 0: it brings that.
struct BetCost {
    Fraction per_bet;    // until it is settled
    Fraction per_throw;  // of the table, kept up
    bool exact = true;   // false: the vig of so small a stake is rounded down to a cent, and the cost is a little less
};
BetCost cost(const craps::Rules& rules, const BetOdds& odds, const Fraction& per_table_throw, craps::Spot spot,
             Cents stake);

// Does this spot take exactly that stake now?
bool takes(const craps::Rules& rules, const craps::State& state, craps::Spot spot, Cents stake);

// The chance that two bets part ways: that from this point on, before anything else settles them, a throw does to one
// what it does not do to the other. 0: the same throws win both and lose both. 1 for bets that remember a hand.
Fraction parts_ways(const craps::Rules& rules, craps::Spot one, craps::Spot other, int point);

struct CheaperBet {
    craps::Spot spot;
    BetCost cost;
    Fraction parts;  // the chance that the two part ways
};
// Which bet of those takes that stake for less a throw: the cheapest that the same throws decide, where there is one;
// else the cheapest at all. Of equals the first.
std::optional<CheaperBet> cheaper(const craps::Rules& rules, const craps::State& state, craps::Spot spot, Cents stake,
                                  std::span<const craps::Spot> among, const KnownOdds& known,
                                  const KnownUpkeep& upkeep);

struct CrapsDecision {   // a bet that was laid
    craps::State state;  // before it
    craps::Spot spot;
    Cents stake = 0;
};
struct CrapsJudged {
    CrapsDecision decision;
    Fraction cost;                      // until it is settled, cents
    std::optional<craps::Spot> better;  // for less, of those that win about as often: within a tenth of its chance
    Fraction better_cost;               // of that
    double given_away = 0;              // cents that a bet of the same throws costs less, on the mean; never below 0
};
// What was laid since the dice came to rest on `rested`, by whatever way, when they fly over `state`: each bet with the
// table as it stood without it. What lay there before is none, nor what was taken down again.
std::vector<CrapsDecision> laid(const craps::Rules& rules, const craps::State& rested, const craps::State& state);
CrapsJudged judge(const craps::Rules& rules, const CrapsDecision& decision, const KnownOdds& known);

}  // namespace boxcars::odds
