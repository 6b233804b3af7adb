#include "session/hands.h"

namespace boxcars::session {

void ScoreCount::take(std::span<const rules::ScoreMark> marks, std::span<const rules::ScoreKind> kinds) {
    for (const rules::ScoreMark& mark : marks) {
        const auto kind = std::ranges::find(kinds, mark.kind, &rules::ScoreKind::name);
        if (kind == kinds.end()) continue;
        Counting& of = tallies_.try_emplace(std::string{mark.kind}, Counting{.missing = kind->from}).first->second;
        const auto reach = [&](std::int64_t figure) {
            if (!of.figure || (kind->least ? figure < *of.figure : figure > *of.figure)) of.figure = figure;
        };
        switch (mark.how) {
            case rules::Marked::Add:
                of.figure = of.figure.value_or(0) + mark.amount;
                --of.missing;
                break;
            case rules::Marked::Reach:
                reach(mark.amount);
                break;
            case rules::Marked::Count:
                of.run += mark.amount;
                break;
            case rules::Marked::Keep:
                if (of.run >= mark.amount) reach(of.run);
                break;
            case rules::Marked::Clear:
                of.run = 0;
                break;
        }
    }
}

void ScoreCount::clear_runs() {
    for (auto& [kind, of] : tallies_) of.run = 0;
}

std::vector<ScoreFigure> ScoreCount::figures() const {
    std::vector<ScoreFigure> all;
    for (const auto& [kind, of] : tallies_)
        if (of.figure && of.missing <= 0) all.push_back({kind, *of.figure});
    return all;
}

}  // namespace boxcars::session
