// Craps: one bet alone on the felt, with an unlimited bankroll, as a chain. Decides when the bet is settled, and which
// states of the table count as the same for the bet. Every throw goes through the rules' own apply().
#pragma once
#include "odds/chain/chain.h"
#include "rules/craps/bets.h"

namespace boxcars::odds {

// A bankroll so large that it never limits a bet. A bet's result is the difference from it.
constexpr Cents endless = 1'000'000'000'000'000;

struct LoneBet {
    craps::Spot spot;
    int point = 0;           // the puck's point
    bool full_odds = false;  // takes the most odds that the sheet allows once its point is set
    Cents stake = 0;         // the amount nearest to it that the table takes; 0: see stake_of()
};

struct NamedBet {
    std::string name;  // "place_6"; odds behind the line: "take_odds_6"
    LoneBet bet;
};
std::vector<NamedBet> every_bet(const craps::Rules& rules);  // all rows of the table of odds, in the felt's order

// A shooter's hand, from its come-out to its seven-out, with nothing on the felt. Each throw with a point on is a
// change of 1.
Chain hand_chain(const craps::Rules& rules);

// The stake asked for, or one at which every pay-out and vig is exact and above the least vig. With odds, the flat
// bet's.
Cents stake_of(const craps::Rules& rules, const LoneBet& bet);
// The point counts as a state only if the bet depends on it, and a number equals its mirror (4 and 10) if the bet
// collects both.
Chain chain_of(const craps::Rules& rules, const LoneBet& bet);

}  // namespace boxcars::odds
