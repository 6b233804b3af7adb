// Plays many games of Pig between computer players and counts the results. Plays through the rules themselves, or, for
// two players who look only at their own score and turn, by a table compiled from the rules. The result depends on the
// plan alone, not on threads, path, machine or order.
#pragma once
#include "players/pig/policy.h"
#include "sim/kernel/blocks.h"
#include "sim/lab/plan.h"
#include "sim/pig/flight.h"

namespace boxcars::sim {

using MatchPlan = Plan<pig::Rules, std::vector<std::string>>;  // a policy's name for each of the sheet's players

struct Seat {
    std::string policy;
    std::int64_t wins = 0;
    std::int64_t games_first = 0, wins_first = 0;  // games that this seat began, and how many of these it won
    bool operator==(const Seat&) const = default;
    BOXCARS_COUNTS(games_first, policy, wins, wins_first);
};

// For a solved pairing of two: seat 0's chance to win a game, and how many standard errors its wins lie above it.
struct AgainstExact {
    double exact = 0, z = 0;
};

struct MatchResult {
    std::int64_t games = 0, rolls = 0;  // games played to the end; fewer than planned only if stopped
    std::vector<Seat> seats;
    BOXCARS_COUNTS(games, rolls, seats);
    bool operator==(const MatchResult&) const = default;
};

// ---- two players who look only at their own score and turn, by a table compiled from the rules and the players' own
// decisions. If each player simply holds at a fixed turn total, the games are a race in byte vectors instead.

struct PigCounts {
    std::int64_t games = 0, rolls = 0;  // games played to the end; fewer than requested only if stopped
    std::int64_t second = 0;            // games won by player 1, of players 0 and 1
};

class PigWalk {
 public:
    static std::int64_t block_of(std::int64_t games);  // the games in a block of a plan of this size
    // True for two players who ignore the other's score, if the table is not too large and favours no seat.
    static bool takes(const pig::Rules& rules, std::span<const players::PigPolicy> players);
    // requires: takes(rules, players)
    PigWalk(const pig::Rules& rules, std::span<const players::PigPolicy> players, Path path);
    // Plays games that player `first` begins, continuing the given dice.
    PigCounts play(chance::BlockState& dice, std::int64_t games, int first, const std::stop_token& stop) const;
    bool is_race() const { return race_.has_value(); }

 private:
    class Games;
    void add(const pig::Rules& rules, const players::PigPolicy& player, int number);
    std::size_t place(int score, int total) const { return nth(score) * nth(goal_) + nth(total); }

    Path path_;
    int sides_, goal_;
    std::uint32_t begin_[2]{};  // one per player
    std::vector<std::uint32_t> entries_{};
    // Each player's rows, indexed by place(), for checking whether it is a race.
    std::vector<std::uint32_t> rows_[2]{};
    std::optional<PigRace> race_{};
};

using Solution = std::shared_ptr<const odds::PigSolution>;

// How the games are dealt out in blocks. requires: known policies
Deal deal_of(const MatchPlan& plan);
inline std::optional<std::string> wrong_players(const MatchPlan& plan) {
    return wrong_policies(plan, players::policy_problem);
}

// Whether a table plays the plan, on any path; others play through the rules, without paths. requires: known policies
bool compiled(const MatchPlan& plan);

// Both functions below require !problem(plan). `optimal` plays the given solution, that of the sheet without favours;
// without one it is solved first. The seat that begins alternates from game to game, seat 0 first.
MatchResult play_match(const MatchPlan& plan, Solution solution = {}, const std::stop_token& stop = {},
                       const Progress& progress = {});
std::optional<AgainstExact> against_exact(const MatchPlan& plan, const MatchResult& result, Solution solution = {});

// Plays Pig for the lab: the named policies at one table. Each player brings `stakes` stakes and puts one into every
// pot. A round is a game. The sheet's `players` is the number of names.
LabGame lab_pig(const pig::Rules& rules, std::vector<std::string> players, int stakes = 20);

}  // namespace boxcars::sim
