// Turns the bets on a felt into lines that lay them again, hand after hand. Decides how a bet that is down is repeated;
// bet_lines.h places the chips.
#pragma once
#include "players/craps/bet_lines.h"

namespace boxcars::players {

// Line bets are repeated on a come-out, come bets and numbers while a point is on, everything else before every throw.
// Stakes are in whole dollars; odds are the whole multiple of their flat bet that lies there. Empty if no bet can be
// laid again.
BetLines laid_lines(const craps::Rules& rules, const craps::State& state);
std::string in_words(const BetLines& lines);  // "pass $10 with 2x odds, place_6 $12"

}  // namespace boxcars::players
