// Many games of Pig between computer policies, played by the rules themselves. The result depends on the plan alone:
// not on threads, machine or order. Counts; does not explain or print.
#pragma once
#include "rules/pig.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace boxcars::odds {
class PigSolution;
}

namespace boxcars::sim {

struct MatchPlan {
    pig::Rules rules;
    std::vector<std::string> players{"hold20", "hold20"};  // a policy's name for each seat; rules.players of them
    std::int64_t games = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
};

struct Interval {
    double low = 0, high = 1;
};
Interval wilson_95(std::int64_t wins, std::int64_t games);  // Wilson's score interval, 95 %

struct Seat {
    std::string policy;
    std::int64_t wins = 0;
    std::int64_t first = 0, first_wins = 0;  // games this seat began, and won of those
};

// Where a two-handed pairing is solved: the chance that seat 0 wins a game of the plan, and how many standard errors
// the count lies above it.
struct AgainstExact {
    double exact = 0, z = 0;
};

struct MatchResult {
    std::int64_t games = 0;  // played; fewer than planned if it was stopped
    std::int64_t rolls = 0, turns = 0;
    std::vector<Seat> seats;
    std::optional<AgainstExact> exact;
};

std::optional<std::string> problem(const MatchPlan& plan);  // why it cannot be played, as a sentence

// requires: !problem(plan). The seat that begins alternates from game to game. `optimal` is solved on the way unless
// its solution is given. progress: 0..1, from a working thread.
MatchResult play_match(const MatchPlan& plan, std::shared_ptr<const odds::PigSolution> solution = {},
                       std::stop_token stop = {}, const std::function<void(double)>& progress = {});

}  // namespace boxcars::sim
