// Plays many games of craps through the rules and counts the results. Two kinds: the line game of the classic
// assignment (a pass line bet, from the come-out to its decision), and strategies side by side through a shooter's
// hand. Results depend on the plan alone, not on threads, machine or order.
#pragma once
#include "odds/craps/odds.h"
#include "odds/fraction.h"
#include "players/craps/strategy.h"
#include "sim/craps/table.h"
#include "sim/kernel/blocks.h"
#include "sim/kernel/chain_walk.h"
#include "sim/lab/plan.h"

#include <limits>
#include <map>

namespace boxcars::sim {

struct LinePlayer {  // one bet on the pass line, until it is decided
    Lengths lengths = Lengths::Sampled;
};
using LinePlan = Plan<craps::Rules, LinePlayer>;
struct LineResult {
    std::int64_t games = 0;  // played to the end; fewer than planned only if stopped
    std::int64_t wins = 0, losses = 0, rolls = 0;
    std::vector<std::int64_t> lengths{};  // [n]: sampled games that were over with roll n + 1
    std::int64_t length_games() const;    // the number of sampled games: see Lengths
    void add(const LineResult& other);
    bool operator==(const LineResult&) const = default;
};
Deal deal_of(const LinePlan& plan);  // how the games are dealt out in blocks
inline std::optional<std::string> wrong_players(const LinePlan&) { return {}; }
LineResult play_line(const LinePlan& plan, const std::stop_token& stop = {}, const Progress& progress = {});

// Each game is one hand. All players sit down with the sheet's bankroll before the first throw of a new shooter, play
// on the same dice, and leave at the seven-out. A result is the worth of a player's chips then, minus the bankroll.
using HandsPlan = Plan<craps::Rules, std::vector<players::CrapsStrategy>>;
// Receives each hand's result; hands are numbered from 0. Called from several threads at once, once per hand.
using HandResult = std::function<void(std::size_t player, std::int64_t hand, Cents result)>;
struct PlayerResult {
    std::string name{};
    std::map<Cents, std::int64_t> results{};  // the number of hands per result

    static constexpr Cents any = std::numeric_limits<Cents>::max();
    std::int64_t hands(Cents least = -any, Cents most = any) const;  // with a result from `least` to `most`
    std::int64_t ahead() const { return hands(1); }
    std::int64_t behind() const { return hands(-any, -1); }
    double mean() const;            // in cents per hand
    double standard_error() const;  // error of the mean; 0 for fewer than two hands
    bool operator==(const PlayerResult&) const = default;
};
struct HandsResult {
    std::int64_t games = 0, rolls = 0;
    std::vector<PlayerResult> players{};
    void add(const HandsResult& other);
    bool operator==(const HandsResult&) const = default;
};
Deal deal_of(const HandsPlan& plan);
std::optional<std::string> wrong_players(const HandsPlan& plan);
HandsResult play_hands(const HandsPlan& plan, const std::stop_token& stop = {}, const Progress& progress = {},
                       const HandResult& hand_result = {});

// How far the wins lie above the exact chance, in standard errors; 0 if the result is certain.
double z_of(const LineResult& result, const odds::LineGame& exact);
double z_of(const PlayerResult& result, double expected);

// A strategy's mean result of a hand, in cents, accurate to a billionth, with an unlimited purse. A position's mean is
// that of its 36 throws; all are computed again until none changes. Empty if there are too many positions.
std::optional<double> expected_mean(const craps::Rules& rules, const players::BetLines& plan);

struct HandMoments {
    double mean = 0, variance = 0;
};
// A strategy's result of a hand, in cents, with an unlimited purse. Empty if there are too many positions.
std::optional<HandMoments> expected_result(const craps::Rules& rules, const players::BetLines& plan);

// The share of every cent staked that the house keeps, over settled bets including pushes, with an unlimited purse.
// Empty if no bet is ever settled.
std::optional<double> expected_edge(const StrategyTable& table);

// Plays craps for the lab: strategies on the same dice, each with its own purse, in cents. A round is a throw; the last
// hand is played to its end.
LabGame lab_craps(const craps::Rules& rules, const std::vector<players::CrapsStrategy>& players);

}  // namespace boxcars::sim
