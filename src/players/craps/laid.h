// The bets that lie on a felt as a way to bet: lines that lay them again, hand after hand. Decides how a bet that is
// down is repeated; what the lines then do is bet_lines.h's.
#pragma once
#include "players/craps/bet_lines.h"

namespace boxcars::players {

// Line bets on a come-out, come bets and numbers while there is a point, everything else before every throw; stakes in
// whole dollars, odds as many whole times their flat bet as lie there. Empty: nothing is down that can be laid again.
BetLines laid_lines(const craps::Rules& rules, const craps::State& state);
std::string in_words(const BetLines& lines);  // "pass $10 with 2x odds, place_6 $12"

}  // namespace boxcars::players
