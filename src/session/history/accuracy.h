// How well a person decided in games where every decision can be judged exactly: how many decisions were the best, and
// what the others gave away. Each game says which decisions count and what each gave away.
#pragma once
#include "base/numbers.h"
#include "session/store/records.h"

#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace boxcars::session {

class Store;

struct Accuracy {
    std::string_view unit = "games";             // given away in: chances to win, or mean cents
    std::int64_t decisions = 0, best = 0;        // judged ones
    double given_away = 0;                       // the sum
    std::int64_t unjudged = 0;                   // under sheets that take too long to solve
    std::vector<std::string> unjudged_sheets{};  // those sheets: "goal=1000 pig_face=1 ..."
    bool newest_only = false;                    // older sittings were not looked at

    Accuracy& operator+=(const JudgedUnder& of);
    double part_best() const { return decisions > 0 ? real(best) / real(decisions) : 0; }
    double given_away_each() const { return decisions > 0 ? given_away / real(decisions) : 0; }
    bool empty() const { return decisions == 0 && unjudged == 0; }
};
std::vector<std::string> accuracy_sentences(const Accuracy& accuracy);

struct AccuracyLimits {                // keeps the wait short
    std::int64_t entries = 2'000;      // to judge now, at least one sitting: 6 to 50 ms
    std::int64_t positions = 800'000;  // of a sheet to be solved: 10 ms
};
constexpr AccuracyLimits patient{500'000, 60'000'000};  // a second or two

constexpr std::int64_t every_sheet = std::numeric_limits<std::int64_t>::max();  // as positions: no limit

// Judges the sittings of a game that are not judged yet, newest first, within the limits. The store keeps the sums for
// the next call.
using JudgeSitting = std::function<std::vector<JudgedUnder>(const Recording& recording)>;
Accuracy kept_accuracy(Store& store, std::string_view game, std::string_view unit, const AccuracyLimits& limits,
                       const JudgeSitting& judge);

using AccuracyOf = Accuracy (*)(Store& store, const AccuracyLimits& limits);  // of all kept sittings that count

}  // namespace boxcars::session
