// How well a person decided, where every decision can be judged exactly: of those that count, how many were the best,
// and what the others gave away. The figures, how they are said, and how they are kept; which decisions count and what
// each gave away is each game's own.
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
    std::string_view unit = "games";             // what is given away: chances to win a game, or cents on the mean
    std::int64_t decisions = 0, best = 0;        // that are judged
    double given_away = 0;                       // in all
    std::int64_t unjudged = 0;                   // under sheets whose solution would be waited for too long
    std::vector<std::string> unjudged_sheets{};  // these: "goal=1000 pig_face=1 ..."
    bool newest_only = false;                    // there are more sittings than were looked through

    Accuracy& operator+=(const JudgedUnder& of);
    double part_best() const { return decisions > 0 ? real(best) / real(decisions) : 0; }
    double given_away_each() const { return decisions > 0 ? given_away / real(decisions) : 0; }
    bool empty() const { return decisions == 0 && unjudged == 0; }
};
std::vector<std::string> accuracy_sentences(const Accuracy& accuracy);

struct AccuracyLimits {                // so that nobody waits for long
    std::int64_t entries = 2'000;      // of the newest sittings not judged yet, one of them at least: 6 to 50 ms
    std::int64_t positions = 800'000;  // of a sheet that is solved: 10 ms
};
constexpr AccuracyLimits patient{500'000, 60'000'000};  // a second or two

constexpr std::int64_t every_sheet = std::numeric_limits<std::int64_t>::max();  // positions: none was too many

// Sittings of a game that were not judged yet are, the newest first and as many as the limits let; the store keeps what
// came of it, so that the next look has the sums.
using JudgeSitting = std::function<std::vector<JudgedUnder>(const Recording& recording)>;
Accuracy kept_accuracy(Store& store, std::string_view game, std::string_view unit, const AccuracyLimits& limits,
                       const JudgeSitting& judge);

using AccuracyOf = Accuracy (*)(Store& store, const AccuracyLimits& limits);  // of all that is kept and counts

}  // namespace boxcars::session
