// How well a person decided in games where every decision can be judged exactly: how many decisions were the best, and
// what the others gave away. Each game says which decisions count and what each gave away.
#pragma once
#include "base/numbers.h"
#include "session/store/records.h"

#include <functional>
#include <limits>

namespace boxcars::session {

struct Accuracy {
    std::string_view unit = "games";             // unit of given_away: "games" (chances to win) or "cents" (mean cents)
    std::int64_t decisions = 0, best = 0;        // judged decisions, and those that were best
    double given_away = 0;                       // the sum over all judged decisions
    std::int64_t unjudged = 0;                   // decisions under sheets that take too long to solve
    std::vector<std::string> unjudged_sheets{};  // those sheets: "goal=1000 pig_face=1 ..."
    bool newest_only = false;                    // older sittings are not judged yet

    Accuracy& operator+=(const JudgedUnder& of);
    double part_best() const { return decisions > 0 ? real(best) / real(decisions) : 0; }
    double given_away_each() const { return decisions > 0 ? given_away / real(decisions) : 0; }
    bool empty() const { return decisions == 0 && unjudged == 0; }
};
std::vector<std::string> accuracy_sentences(const Accuracy& accuracy);

struct AccuracyLimits {                // per call; judges at least one sitting
    std::int64_t entries = 2'000;      // entries to judge: 6 to 50 ms
    std::int64_t positions = 800'000;  // largest sheet to solve: 10 ms
};
constexpr AccuracyLimits patient{500'000, 60'000'000};  // takes a second or two

constexpr std::int64_t every_sheet = std::numeric_limits<std::int64_t>::max();  // for `positions`: no limit

using JudgeSitting = std::function<std::vector<JudgedUnder>(const Recording& recording)>;
// Judges the sittings of a game that are not judged yet, newest first, within the limits. The store keeps the sums.
Accuracy kept_accuracy(Store& store, std::string_view game, std::string_view unit, const AccuracyLimits& limits,
                       const JudgeSitting& judge);

}  // namespace boxcars::session
