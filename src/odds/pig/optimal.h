// Pig for two, solved: the chance to win and the best decision at every point of every turn, for any rule sheet.
// Exact means: the equations of the game are solved, not sampled, in doubles. At goal 100 no chance is off by more
// than 5e-15, and every decision is the true one (the closest call there is 2.7e-8 apart). A hopeless position is worth
// playing well too: the chance of whoever is behind is kept to 12 digits however small it is.
#pragma once
#include "base/numbers.h"
#include "odds/pig/turn.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace boxcars::odds {

// A position: banked scores of the player on turn and of the opponent (both below the goal), and the turn total.
class PigSolution {
 public:
    const pig::Rules& rules() const { return rules_; }  // players is 2 whatever the asked sheet said
    bool answers(const pig::Rules& rules) const;        // is this the solution of that sheet, for two players?

    // The chance that the player on turn wins, both playing best ever after.
    double win(int own, int other, int turn_total) const;
    double win_after_roll(int own, int other, int turn_total) const;
    double win_after_hold(int own, int other, int turn_total) const;  // at turn total 0: the turn simply passed
    bool best_is_roll(int own, int other, int turn_total) const;      // at turn total 0: always, it is compulsory

    // All of a turn at once, for plots and tables: entry k is turn total k, up to the one that reaches the goal.
    struct TurnChoice {
        double roll, hold;
        bool best_is_roll;
        double best() const { return best_is_roll ? roll : hold; }
    };
    std::vector<TurnChoice> turn(int own, int other) const;

    double first_player_wins() const { return win(0, 0, 0); }
    std::int64_t states() const;                               // every (own, other, turn total) short of the goal
    std::int64_t states_roll() const { return roll_states_; }  // of these, where rolling is best
    std::size_t bytes() const;                                 // how much memory it keeps

 private:
    friend class PigSolver;
    std::size_t pair(int own, int other) const;
    double win_at_start(int own, int other) const;  // of a turn
    std::size_t row(int own, int other) const;      // first word of a pair's decisions
    static std::size_t words_for(int turn_totals) { return nth(turn_totals + 63) / 64; }

    pig::Rules rules_;
    PigTurn turn_;
    std::vector<double> behind_;            // by pair, at the start of a turn: the chance that whoever is behind wins
    std::vector<std::uint64_t> decisions_;  // by pair, from a new word each: bit k is set when rolling is best at k
    std::vector<std::size_t> first_word_;   // by own score, for other = 0
    std::int64_t roll_states_ = 0;
};

using Progress = std::function<void(double)>;  // 0..1, called now and then by the thread that works

PigSolution solve_pig(const pig::Rules& rules);
// The same, to be watched and stopped: nothing if it was stopped before the end.
std::optional<PigSolution> solve_pig(const pig::Rules& rules, const std::stop_token& stop, const Progress& progress);

}  // namespace boxcars::odds
