// Plays many games of Pig between computer players and counts the results. Plays through the rules themselves, or, for
// two players who look only at their own score and turn, by a table compiled from the rules. The result depends on the
// plan alone, not on threads, path, machine or order.
#pragma once
#include "players/pig/policy.h"
#include "rules/pig/rules.h"
#include "sim/kernel/blocks.h"
#include "sim/lab/plan.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace boxcars::sim {

using MatchPlan = Plan<pig::Rules, std::vector<std::string>>;  // a policy's name for each of the sheet's players

struct Seat {
    std::string policy;
    std::int64_t wins = 0;
    std::int64_t games_first = 0, wins_first = 0;  // games that this seat began, and how many of these it won
    bool operator==(const Seat&) const = default;
};

// For a solved pairing of two: the chance that seat 0 wins a game of this plan, and how many standard errors its wins
// lie above that chance.
struct AgainstExact {
    double exact = 0, z = 0;
};

struct MatchResult {
    std::int64_t games = 0;  // played to the end; fewer than planned only if stopped
    std::int64_t rolls = 0;
    std::vector<Seat> seats;
    void add(const MatchResult& other);  // requires: the same plan
    bool operator==(const MatchResult&) const = default;
};

using Solution = std::shared_ptr<const odds::PigSolution>;
using Players = std::vector<players::PigPolicy>;

// The players of these names, ready to play. Without a solution the sheet is solved for those who need one. Empty if it
// was stopped before. requires: known policies
std::optional<Players> seated(const pig::Rules& rules, const std::vector<std::string>& names, Solution solution,
                              const std::stop_token& stop);

struct PigGame {
    int winner;
    std::int64_t rolls;
};
// Plays a game that player `first` begins. Empty if stopped before the end.
std::optional<PigGame> play_game(const pig::Rules& rules, const Players& players, int first, chance::DiceStream& dice,
                                 const std::stop_token& stop);

// How the games are dealt out in blocks. requires: known policies
Deal deal_of(const MatchPlan& plan);
std::optional<std::string> wrong_players(const MatchPlan& plan);

// Two players who look only at their own score and turn play by a table, on any path. All others play through the
// rules, which have no paths. requires: known policies
bool compiled(const MatchPlan& plan);

// Both functions below require !problem(plan). `optimal` plays the given solution; without one the sheet is solved
// first. The seat that begins alternates from game to game, seat 0 first.
MatchResult play_match(const MatchPlan& plan, Solution solution = {}, const std::stop_token& stop = {},
                       const Progress& progress = {});
std::optional<AgainstExact> against_exact(const MatchPlan& plan, const MatchResult& result, Solution solution = {});

constexpr int most_lab_stakes = 100'000;

// Plays Pig for the lab: the named policies at one table. Each player brings `stakes` stakes and puts one into every
// pot. A round is a game. The sheet's `players` is the number of names.
LabGame lab_pig(const pig::Rules& rules, std::vector<std::string> players, int stakes = 20);

}  // namespace boxcars::sim
