#include "session/accuracy.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::session {

Accuracy& Accuracy::operator+=(const JudgedUnder& of) {
    if (of.best) {
        decisions += of.decisions;
        best += *of.best;
        given_away += of.given_away;
    } else {
        unjudged += of.decisions;
        if (std::ranges::find(unjudged_sheets, of.sheet) == unjudged_sheets.end()) unjudged_sheets.push_back(of.sheet);
    }
    return *this;
}

std::vector<std::string> accuracy_sentences(const Accuracy& accuracy) {
    std::vector<std::string> all;
    if (accuracy.decisions > 0)
        all.push_back(
            fmt::format("Decisions{}: {} that count, {} of them the best ({:.1f} %). Given away: {:.3f} games in all, "
                        "{:.3f} % of a "
                        "game a decision.",
                        accuracy.newest_only ? " of the newest sittings" : "", accuracy.decisions, accuracy.best,
                        100 * accuracy.part_best(), accuracy.given_away, 100 * accuracy.given_away_each()));
    if (accuracy.unjudged > 0) {
        std::string sheets;
        for (const std::string& sheet : accuracy.unjudged_sheets) sheets += (sheets.empty() ? "" : "; ") + sheet;
        all.push_back(fmt::format("{} decisions are not judged, as their sheet takes long to solve: {}.",
                                  accuracy.unjudged, sheets));
    }
    return all;
}

}  // namespace boxcars::session
