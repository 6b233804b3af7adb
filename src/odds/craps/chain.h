// Craps: one bet alone on an endless felt, as a chain. Says when it is settled and what two situations have in common
// for it; every throw goes through the rules' own apply().
#pragma once
#include "odds/chain/chain.h"
#include "rules/craps/bets.h"

namespace boxcars::odds {

// Chips that come back count from here, so that a bankroll never limits a bet.
constexpr Cents endless = 1'000'000'000'000'000;

struct LoneBet {
    craps::Spot spot;
    int point = 0;           // the puck's
    bool full_odds = false;  // behind it, as much as the sheet allows, when its point is set
};

struct NamedBet {
    std::string name;  // odds have another name here than on the felt: their number is the line's
    LoneBet bet;
};
std::vector<NamedBet> every_bet(const craps::Rules& rules);  // of the table of odds, in the felt's order

// What is looked at of a state. Needed: the point only where the bet depends on it, numbers that are thrown equally
// often taken for one another where the bet collects both. Everything: the whole state but the bankroll.
enum class Look : std::uint8_t { Needed, Everything };

Cents stake_of(const craps::Rules& rules, const LoneBet& bet);  // at which every pay-out and vig is exact
Chain chain_of(const craps::Rules& rules, const LoneBet& bet, Look look = Look::Needed);

}  // namespace boxcars::odds
