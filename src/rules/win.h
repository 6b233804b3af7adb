// How great a win is: by the prize against what was at stake, or by a game that was won. Never by the name of a hand,
// and never where a step has cost as much as it brought.
#pragma once
#include "rules/hand.h"

#include <span>

namespace boxcars::rules {

enum class WinTier {
    None,   // nothing won, or no more than was lost beside it
    Small,  // to as much as was at stake
    Good,   // to ten times that
    Great   // more, or the game
};

struct Win {
    WinTier tier = WinTier::None;
    std::int64_t stake = 0, net = 0;  // of all that was settled, in the game's unit
    bool operator==(const Win&) const = default;
};

// Of what one step settled for one player. Where nothing was at stake (a bet that is paid while it stays) the prize is
// a small one.
Win win_of(std::span<const HandResult> settled);

}  // namespace boxcars::rules
