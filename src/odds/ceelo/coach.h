// The coach at cee-lo: compares what each size of a stake or a bet brings, and says what a chosen size gave away.
// Everything comes from ceelo_choices() in reply.h.
//
// What was given away: mean coins. A size is measured against those that win the game at least as often; of them the
// one that brings the most coins is the best decision. Giving up coins for a better chance to win is no mistake.
#pragma once
#include "odds/ceelo/reply.h"

namespace boxcars::odds {

struct CeeloJudged {
    CeeloChoice chosen, better;  // the same amount if nothing was better
    bool alike = false;          // every size brings as much and wins as often
    double given_away = 0;       // mean coins; never below 0
};
// requires: 1 <= amount <= choices.size()
CeeloJudged judge(std::span<const CeeloChoice> choices, int amount);

// The size to name beside this one: a better size; otherwise one that brings more coins and wins less often, or wins
// more often and brings less; otherwise nullptr.
const CeeloChoice* to_compare(std::span<const CeeloChoice> choices, int amount);

}  // namespace boxcars::odds
