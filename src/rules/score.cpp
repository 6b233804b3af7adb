#include "rules/score.h"

namespace boxcars::rules {

std::vector<ScoreMark> win_marks(std::span<const HandResult> results) {
    std::vector<ScoreMark> marks;
    for (const HandResult& result : results)
        if (!result.whole) marks.push_back({"win", Marked::Add, result.net});
    return marks;
}

namespace {
constexpr std::int64_t shortest_run = 3;  // in bets won one after the other
}

// A push does not end a run.
std::vector<ScoreMark> betting_marks(std::span<const HandResult> results) {
    std::vector<ScoreMark> marks = win_marks(results);
    for (const HandResult& result : results) {
        if (result.whole || result.net == 0) continue;
        if (result.net < 0) {
            marks.push_back({"run", Marked::Clear});
            continue;
        }
        marks.push_back({"run", Marked::Count, 1});
        marks.push_back({"run", Marked::Keep, shortest_run});
    }
    return marks;
}

}  // namespace boxcars::rules
