// Many games of Pig between computer players: through the rules themselves, or, where two look at their own score and
// turn alone, by a table compiled from the rules. The result depends on the plan alone: not on threads, path, machine
// or order. Counts; explains and prints nothing.
#pragma once
#include "rules/pig/rules.h"
#include "sim/kernel/blocks.h"
#include "sim/kernel/path.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace boxcars::odds {
class PigSolution;
}

namespace boxcars::sim {

struct MatchPlan {
    pig::Rules rules;
    std::vector<std::string> players{"hold20", "hold20"};  // a policy's name for each of the sheet's players
    std::int64_t games = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
    Share share{};
    Path path = Path::Auto;
};

struct Seat {
    std::string policy;
    std::int64_t wins = 0;
    std::int64_t games_first = 0, wins_first = 0;  // games this seat began, and those of them it won
    bool operator==(const Seat&) const = default;
};

// Where a pairing of two is solved: the chance that seat 0 wins a game of this plan, and how many standard errors its
// wins lie above that.
struct AgainstExact {
    double exact = 0, z = 0;
};

struct MatchResult {
    std::int64_t games = 0;  // played to the end; fewer than planned only when stopped
    std::int64_t rolls = 0;
    std::vector<Seat> seats;
    void add(const MatchResult& other);  // of the same plan
    bool operator==(const MatchResult&) const = default;
};

using Solution = std::shared_ptr<const odds::PigSolution>;

Deal deal_of(const MatchPlan& plan);                        // how it is shared out. requires: known policies
std::optional<std::string> problem(const MatchPlan& plan);  // why it cannot be played, as a sentence

// Two who look at their own score and turn alone play by a table, on any path; all others through the rules, which have
// none. requires: known policies
bool compiled(const MatchPlan& plan);

// Both require !problem(plan). `optimal` plays the given solution, or solves the sheet first when there is none.
// The seat that begins alternates from game to game, seat 0 first.
MatchResult play_match(const MatchPlan& plan, Solution solution = {}, const std::stop_token& stop = {},
                       const Progress& progress = {});
std::optional<AgainstExact> against_exact(const MatchPlan& plan, const MatchResult& result, Solution solution = {});

}  // namespace boxcars::sim
