// The coach at craps: what a bet costs, which other bet takes the same stake for less, and what a bet that was made
// gave away. All by the exact odds of the current sheet (odds.h), counted per throw of the table, including come-outs.
//
// Two bets count as the same if every throw does the same to both until either is settled. Place 6 and big 6 are the
// same while the point is 6, but not at a come-out, where a 7 takes big 6 and leaves place 6. Nor are odds on a come 9
// the same as place 9: on a come-out, a 7 or 9 returns the odds. What a bet gave away is its cost above that of the
// cheapest bet that wins about as often. A bet that wins more or less often is a matter of taste.
#pragma once
#include "odds/craps/odds.h"

#include <functional>

namespace boxcars::odds {

// Returns odds that were worked out before, for the stake in question; nullptr if there is no such bet now.
using KnownOdds = std::function<const BetOdds*(craps::Spot)>;

// The mean loss per throw of the table for one unit staked (vig paid in advance included), if the bet is kept up: it is
// made again as soon as possible, and is off when its rule says so. A bet on a whole hand is made once a hand. Odds
// count as if the bet in front of them were always there; those behind the line count only throws with their point.
// Computed over the whole hand as a chain (odds/chain/chain.h), from its come-out to its seven.
Fraction edge_per_table_throw(const craps::Rules& rules, const BetOdds& odds, craps::Spot spot);
using KnownUpkeep = std::function<const Fraction&(craps::Spot)>;  // edge_per_table_throw() of a bet that KnownOdds has

// The mean loss of a bet, in cents for its whole stake, vig paid in advance included; negative: the bet gains.
struct BetCost {
    Fraction per_bet;    // mean loss until it is settled
    Fraction per_throw;  // mean loss per throw of the table, if kept up
    // False: on so small a stake the vig is rounded down to a cent, so the true cost is slightly lower.
    bool exact = true;
};
BetCost cost(const craps::Rules& rules, const BetOdds& odds, const Fraction& upkeep, craps::Spot spot, Cents stake);

// Whether this spot takes exactly that stake now.
bool takes(const craps::Rules& rules, const craps::State& state, craps::Spot spot, Cents stake);

// The chance that some throw affects two bets differently before they are settled, from this table on, with bets that
// are there as they are called. 0: the same throws win, lose or return both. Bets on a whole hand: always 1.
Fraction parts_ways(const craps::Rules& rules, craps::Spot one, craps::Spot other, const craps::State& table);

struct CheaperBet {
    craps::Spot spot;
    BetCost cost;
    Fraction parts;  // see parts_ways()
};
// A bet that takes the same stake and costs less per throw: the cheapest that the same throws decide, if there is one,
// otherwise the cheapest of all. Among equals the first.
std::optional<CheaperBet> cheaper(const craps::Rules& rules, const craps::State& state, craps::Spot spot, Cents stake,
                                  std::span<const craps::Spot> among, const KnownOdds& known,
                                  const KnownUpkeep& upkeep);

struct CrapsDecision {   // a bet that was made
    craps::State state;  // before the bet
    craps::Spot spot;
    Cents stake = 0;
};
struct CrapsJudged {
    CrapsDecision decision;
    Fraction cost;  // mean loss until it is settled, in cents
    // The cheapest bet, if any costs less, among those whose chance to win is within a tenth of this bet's.
    std::optional<craps::Spot> better;
    Fraction better_cost;   // the cost of `better`, else `cost`
    double given_away = 0;  // in cents: the cost above better_cost; never below 0
};
// The bets made between `rested`, the table when the dice came to rest, and `state`, the table before the next throw.
// Each holds the table without that bet. Bets that were there before, or were taken down again, do not count.
std::vector<CrapsDecision> laid(const craps::Rules& rules, const craps::State& rested, const craps::State& state);
CrapsJudged judge(const craps::Rules& rules, const CrapsDecision& decision, const KnownOdds& known);

}  // namespace boxcars::odds
