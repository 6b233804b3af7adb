// Craps: one bet alone on an endless felt, as a chain. Says when the bet is settled and which situations are the same
// for it. Every throw goes through the rules' own apply().
#pragma once
#include "odds/chain/chain.h"
#include "rules/craps/bets.h"

namespace boxcars::odds {

// A bankroll so large that it never limits a bet. Chips that come back are counted from it.
constexpr Cents endless = 1'000'000'000'000'000;

struct LoneBet {
    craps::Spot spot;
    int point = 0;           // the puck's point
    bool full_odds = false;  // takes the most odds that the sheet allows once its point is set
};

struct NamedBet {
    std::string name;  // for odds the name differs from the spot's: their number is the line's point
    LoneBet bet;
};
std::vector<NamedBet> every_bet(const craps::Rules& rules);  // all rows of the table of odds, in the felt's order

// What is compared of two states. Needed: the point only if the bet depends on it, and numbers that are thrown equally
// often count as the same if the bet collects both. Everything: the whole state except the bankroll.
enum class Look : std::uint8_t { Needed, Everything };

Cents stake_of(const craps::Rules& rules, const LoneBet& bet);  // a stake at which every pay-out and vig is exact
Chain chain_of(const craps::Rules& rules, const LoneBet& bet, Look look = Look::Needed);

}  // namespace boxcars::odds
