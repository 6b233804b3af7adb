// Craps, every bet exactly: what it pays, wins, pushes, loses and costs under any rule sheet, as fractions. The chains
// are walked through the rules' own apply(); this room knows no pay-out. One bet stands alone on the felt and works on
// every roll; it is settled when it first wins, loses or is pushed. Stakes are such that every pay-out and vig is
// exact.
#pragma once
#include "odds/chain/chain.h"
#include "rules/craps/bets.h"

namespace boxcars::odds {

struct BetOdds {
    std::string bet;           // "place_6", "take_odds_4", "hop_easy", "pass_with_odds"
    std::string pays;          // "7:6"; several: "1:1, 2:1, 3:1", on the whole stake, the commonest first; before vig
    Fraction win, push, lose;  // came out with more, as much, less than was staked
    Fraction edge_per_bet;     // the house's mean win over the mean stake, vig paid in advance included
    Fraction edge_resolved;    // the same over the bets that were not pushed
    Fraction edge_per_roll;    // edge_per_bet over rolls
    Fraction rolls;            // mean number until settled
    Fraction mean, variance;   // of the player's result for one staked
    int states = 0;            // of its chain
};

struct LineGame {  // the pass line by itself
    Fraction win;
    Fraction mean_rolls, variance_rolls;
    std::vector<Fraction> p_rolls;  // [n]: over with roll n + 1; the first 20
};

struct CrapsOdds {
    std::vector<BetOdds> bets;  // in the felt's order; the don't side only where there is one
    LineGame line;
};

CrapsOdds craps_odds(const craps::Rules& rules);
LineGame line_game(const craps::Rules& rules);

// One spot, as if chips were put there now. `point` is the puck's, for odds behind the line. Nothing for a spot that is
// not on this sheet's felt, and for line odds without a point. A travelled come bet is counted from its number on.
std::optional<BetOdds> odds_of(const craps::Rules& rules, craps::Spot spot, int point = 0);

}  // namespace boxcars::odds
