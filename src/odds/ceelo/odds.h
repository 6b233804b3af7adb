// Cee-lo with a bank, exactly: one coin bet against the bank, and how often the bank passes. Every throw goes through
// the rules' own apply(); this room knows no dice. The banker can pay every win here.
#pragma once
#include "odds/chain/chain.h"
#include "rules/ceelo/rules.h"

#include <optional>
#include <vector>

namespace boxcars::odds {

struct CeeloResult {
    int net;  // coins won by the player for one coin bet: -1 lost, 0 stood off
    Fraction chance;
    ceelo::Faces faces;  // a throw that does it; of the player, or of a banker without a score
};

// What the banker's dice have made of the round, and what becomes of one coin then.
struct CeeloAgainst {
    int point;  // 2 to 5; 0: no score, the round is over at once
    bool banker_wins;
    Fraction chance;
    ceelo::Faces faces;                // a throw that does it
    std::vector<CeeloResult> results;  // ascending; throws that decide nothing are thrown again
    Fraction throws;                   // the player's, in the mean
};

struct CeeloBet {
    std::vector<CeeloAgainst> against;  // automatic win, automatic loss, then the points
    std::vector<CeeloResult> results;   // of a whole round
    Fraction player_wins, player_loses, tie;
    Fraction banker_edge;  // the banker's mean win for one coin bet
    Fraction variance;     // of the player's result
    Fraction throws;       // mean number of a round with one player
};
CeeloBet ceelo_bet(const ceelo::Rules& rules);
Chain ceelo_round(const ceelo::Rules& rules);  // of one player, throw by throw; it ends in the player's net

// The sheet nearest to this one that leaves the banker between `least` and `most` of a bet. Turns ties and the pay-outs
// (to 4 at most, those of a higher score and of a banker who loses at once to 2); the rest stays. None if no such does.
std::optional<ceelo::Rules> fair_sheet(const ceelo::Rules& rules, const Fraction& least, const Fraction& most);

// The chance that the bank passes after a round of so many players, all betting, the bank covered.
// requires: 2 to 6 players
Fraction ceelo_bank_passes(const ceelo::Rules& rules, int players);

}  // namespace boxcars::odds
