#include "session/history/accuracy.h"

#include "session/store/store.h"

#include <fmt/ranges.h>
#include <cmath>

namespace boxcars::session {
namespace {

std::string judged_sentence(const Accuracy& of) {
    const char* newest = of.newest_only ? " in the newest sittings" : "";
    const bool cents = of.unit == "cents";
    const std::string share = fmt::format("{}{}: {} of {} times ({:.1f} %).",
                                          cents ? "Cheapest of the bets that win about as often" : "Best decision",
                                          newest, of.best, of.decisions, 100 * of.part_best());
    if (of.best == of.decisions) return share;
    if (cents) return fmt::format("{} The other times cost ${:.2f} more in all.", share, of.given_away / 100);
    return fmt::format("{} If both play best, the mistakes cost {:.2f} wins in all.", share, of.given_away);
}

// Rounds to a multiple of 2^-30, so that a sum does not depend on the order in which values are added.
double addable(double given_away) { return std::ldexp(std::nearbyint(std::ldexp(given_away, 30)), -30); }

}  // namespace

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
    if (accuracy.decisions > 0) all.push_back(judged_sentence(accuracy));
    if (accuracy.unjudged > 0)
        all.push_back(fmt::format("{} decisions are not judged, as their sheet takes long to solve: {}.",
                                  accuracy.unjudged, fmt::join(accuracy.unjudged_sheets, "; ")));
    return all;
}

Accuracy kept_accuracy(Store& store, std::string_view game, std::string_view unit, const AccuracyLimits& limits,
                       const JudgeSitting& judge) {
    Accuracy sum{.unit = unit};
    const std::string name{game};
    const auto waiting = store.read([&](const Database& database) {
        const Snapshot snapshot{database};
        for (const JudgedUnder& of : judged_decisions(database, name, limits.positions)) sum += of;
        return unjudged(database, name, limits.positions);
    });
    std::vector<Record> judged;
    std::int64_t entries = 0;
    for (const UnjudgedSitting& sitting : waiting) {
        sum.newest_only = (entries += sitting.entries) > limits.entries && !judged.empty();
        if (sum.newest_only) break;
        const auto recording = store.recording(sitting.name);
        if (!recording) continue;
        SittingJudged of{sitting.name, std::ssize(recording->entries), every_sheet, judge(*recording)};
        for (JudgedUnder& under : of.sheets) {
            under.given_away = addable(under.given_away);
            if (!under.best) of.patience = limits.positions;
            sum += under;
        }
        judged.emplace_back(std::move(of));
    }
    if (!judged.empty() && !store.trouble()) store.add(std::move(judged));
    return sum;
}

}  // namespace boxcars::session
