#include "rules/hand.h"

#include <algorithm>

namespace boxcars::rules {

std::vector<ScoreMark> win_marks(std::span<const HandResult> results) {
    std::vector<ScoreMark> marks;
    for (const HandResult& result : results)
        if (!result.whole) marks.push_back({"win", Marked::Add, result.net});
    return marks;
}

// A push does not end a run of bets won.
std::vector<ScoreMark> betting_marks(std::span<const HandResult> results) {
    constexpr std::int64_t shortest_run = 3;  // bets won in a row
    std::vector<ScoreMark> marks = win_marks(results);
    for (const HandResult& result : results) {
        if (result.whole || result.net == 0) continue;
        if (result.net < 0)
            marks.push_back({"run", Marked::Clear});
        else
            marks.insert(marks.end(), {{"run", Marked::Count, 1}, {"run", Marked::Keep, shortest_run}});
    }
    return marks;
}

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
