// The coach at cee-lo: what a size brings beside the others, and what the size of a stake or a bet gave away. All from
// ceelo_choices() (reply.h); decides no words.
//
// What was given away: coins, on the mean. A size is measured against those that win the game at least as often; of
// them the one that brings the most coins is the best decision. Whoever gives coins up for a better chance to win has
// made no mistake.
#pragma once
#include "odds/ceelo/reply.h"

namespace boxcars::odds {

struct CeeloJudged {
    CeeloChoice chosen, better;  // the same amount where nothing was better
    bool alike = false;          // every size brings as much and wins as often
    double given_away = 0;       // coins, on the mean; never below 0
};
// requires: 1 <= amount <= choices.size()
CeeloJudged judge(std::span<const CeeloChoice> choices, int amount);

// The size to be named beside this one: a better one; where none is, one that brings more coins and wins less often, or
// wins more often and brings less; null: none does either.
const CeeloChoice* to_compare(std::span<const CeeloChoice> choices, int amount);

}  // namespace boxcars::odds
