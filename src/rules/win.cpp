#include "rules/win.h"

#include <algorithm>

namespace boxcars::rules {

Win win_of(std::span<const HandResult> settled) {
    Win win;
    for (const HandResult& result : settled) {
        win.stake += result.stake;
        win.net += result.net;
    }
    const auto game = [&](Outcome outcome) {
        return std::ranges::any_of(settled,
                                   [&](const HandResult& result) { return result.whole && result.outcome == outcome; });
    };
    if (game(Outcome::Won))
        win.tier = WinTier::Great;
    else if (win.net <= 0 || game(Outcome::Lost))
        win.tier = WinTier::None;
    else if (win.net <= win.stake || win.stake == 0)
        win.tier = WinTier::Small;
    else
        win.tier = win.net <= 10 * win.stake ? WinTier::Good : WinTier::Great;
    return win;
}

}  // namespace boxcars::rules
