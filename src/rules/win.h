// How big a win is: measured by the prize relative to the stake, or by winning a game. The name of a hand does not
// count, and a step that lost as much as it won is no win.
#pragma once
#include "rules/hand.h"

#include <span>

namespace boxcars::rules {

enum class WinTier {
    None,   // nothing won, or no net gain
    Small,  // up to the amount at stake
    Good,   // up to ten times that
    Great   // more, or the game is won
};

struct Win {
    WinTier tier = WinTier::None;
    std::int64_t stake = 0, net = 0;  // over all bets settled, in the game's unit
    std::string feat{};               // what the game's feat() says; empty: nothing
    bool operator==(const Win&) const = default;
};

// Judges what one step settled for one player. If nothing was at stake (a bet that is paid while it stays), a prize is
// small.
Win win_of(std::span<const HandResult> settled);

}  // namespace boxcars::rules
