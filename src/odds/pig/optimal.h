// Pig for two, solved: the chance to win and the best decision at every point of every turn, for any rule sheet. The
// equations of the game are solved in doubles, not sampled. At goal 100 no chance is off by more than 5e-15, and every
// decision is the true one (the closest call is 2.7e-8 apart). Hopeless positions are exact too: the chance of the
// player behind keeps 12 digits however small it is.
#pragma once
#include "base/numbers.h"
#include "odds/fraction.h"
#include "rules/pig/rules.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace boxcars::odds {

// What one turn of Pig can do, found by asking the rules. Solver and pairing use only this and repeat no rule. A rule
// that this cannot express (such as a bust that costs banked points) stops the program instead of being missed.
struct PigTurn {
    int goal = 0;           // the least score that wins if held
    int sides = 0;          // faces of the die, all equally likely
    int busts = 0;          // how many faces end the turn with nothing
    std::vector<int> adds;  // what each other face adds to the turn total, ascending
};

PigTurn ask_turn(const pig::Rules& rules);  // requires: !favours_a_seat(rules)
pig::Rules for_two(pig::Rules rules);       // the sheet with two players

// What a picture says in place of a solution that it does not have.
inline const char* why_unsolved(const pig::Rules& rules) {
    if (favours_a_seat(rules)) return "no odds on this sheet";
    return rules.players > 2 ? "exact for two players only" : "solving";
}

// The solved game for two. A position: the scores, below the goal, of the player on turn and the other; the turn total.
class PigSolution {
 public:
    const pig::Rules& rules() const { return rules_; }  // `players` is always 2
    // Whether this solves that sheet, for two players.
    bool answers(const pig::Rules& rules) const { return for_two(rules) == rules_; }

    // The chance that the player on turn wins if both play best from now on.
    double win(int own, int other, int turn_total) const;
    double win_after_roll(int own, int other, int turn_total) const;
    double win_after_hold(int own, int other, int turn_total) const;  // at turn total 0 the turn simply passes
    bool best_is_roll(int own, int other, int turn_total) const;  // at turn total 0 always true: rolling is compulsory

    // A whole turn at once, for plots and tables: entry k is turn total k, up to the one that reaches the goal.
    struct TurnChoice {
        double roll, hold;
        bool best_is_roll;
        double best() const { return best_is_roll ? roll : hold; }
    };
    std::vector<TurnChoice> turn(int own, int other) const;

    // The chance of the player who begins the game. `seat`: theirs, from 0; it matters if the sheet has a lead.
    double first_player_wins(int seat = 0) const {
        const auto scores = opening(rules_).scores;
        return win(scores[nth(seat)], scores[nth(1 - seat)], 0);
    }
    double seat_wins(int seat) const {  // as long as it is not drawn who begins
        return (first_player_wins(seat) + (1 - first_player_wins(1 - seat))) / 2;
    }
    std::int64_t states() const {  // all (own, other, turn total) short of the goal
        const std::int64_t goal = turn_.goal;
        return goal * (goal * (goal + 1) / 2);
    }
    std::int64_t states_roll() const { return roll_states_; }  // those in which rolling is best
    std::size_t bytes() const {                                // memory in use
        return behind_.size() * sizeof(double) + decisions_.size() * sizeof(std::uint64_t);
    }

 private:
    friend class PigSolver;
    std::size_t pair(int own, int other) const {
        BOXCARS_CHECK(own >= 0 && own < turn_.goal, ==, true, "own score is short of the goal");
        BOXCARS_CHECK(other >= 0 && other < turn_.goal, ==, true, "the other's score is short of the goal");
        return nth(own) * nth(turn_.goal) + nth(other);
    }
    double win_at_start(int own, int other) const {  // with equal scores the player on turn counts as behind
        const double behind = behind_[pair(own, other)];
        return own <= other ? behind : 1 - behind;
    }
    std::size_t row(int own, int other) const {  // the index of the first word of a pair's decisions
        return first_word_[nth(own)] + nth(other) * words_for(turn_.goal - own);
    }
    static std::size_t words_for(int turn_totals) { return nth(turn_totals + 63) / 64; }

    pig::Rules rules_;
    PigTurn turn_;
    // Indexed by pair: the chance of the player behind at the start of a turn.
    std::vector<double> behind_;
    // Indexed by pair, each from a new word on: bit k is set if rolling is best at turn total k.
    std::vector<std::uint64_t> decisions_;
    std::vector<std::size_t> first_word_;  // indexed by own score, for other = 0
    std::int64_t roll_states_ = 0;
};

using Progress = std::function<void(double)>;  // called now and then, with 0 to 1, by the working thread
// requires, here and below: !favours_a_seat(rules)
PigSolution solve_pig(const pig::Rules& rules);
// Solves Pig with progress and a way to stop it; empty if it was stopped before the end.
std::optional<PigSolution> solve_pig(const pig::Rules& rules, const std::stop_token& stop, const Progress& progress);

// The coach at Pig: the chance of the player on turn to win the game after each decision. Exact for two players; at
// larger tables it looks at the best opponent only, and `exact` is false.
struct Advice {
    double now = 0;  // the chance to win if both play best from here
    double roll = 0, hold = 0;
    bool may_hold = false;  // false at the start of a turn: the first roll is compulsory
    bool best_is_roll = true;
    bool exact = true;                      // true for two players
    double given_away(bool rolled) const {  // given away by rolling, or by holding; never below 0
        const double lost = now - (rolled ? roll : hold);
        return may_hold && lost > 0 ? lost : 0;
    }
};

// requires: solution.answers(rules); a player is on turn
Advice advise(const PigSolution& solution, const pig::Rules& rules, const pig::State& state);

// ---- the exact chance that one way of playing, moving first, beats another: for any hold rule, with two players

// What a hold rule may depend on. `holds` counts the player's own held turns so far.
struct PigPosition {
    int own = 0, other = 0, turn_total = 0, holds = 0;
};

struct HoldRule {
    // Called after a roll that added points. Must return true at the goal.
    std::function<bool(const PigPosition&)> holds;
    int holds_seen = 0;      // a higher `holds` is treated as this one
    bool sees_other = true;  // false: the rule ignores the other's score; saves work, changes no result
};

inline HoldRule hold_at(int least) {
    return {[least](const PigPosition& at) { return at.turn_total >= least; }, 0, false};
}

// What a turn scores from a position on: a chance to bust, and one for each turn total at which it is held.
template <class Number>  // Fraction or double
struct TurnOutcomes {
    Number nothing = 1, mean = 0;
    std::vector<std::pair<int, Number>> held{};  // ascending
};
template <class Number>
TurnOutcomes<Number> turn_outcomes(const pig::Rules& rules, const HoldRule& rule, const PigPosition& from);

// A hold rule under one rule sheet: all the results that its turns can have. Make it once, pair it with many.
class PigPlayer {
 public:
    PigPlayer(const pig::Rules& rules, HoldRule rule);

 private:
    friend double first_wins(const PigPlayer&, const PigPlayer&, int);
    struct Turns;
    std::shared_ptr<const Turns> turns_;
};

// Both must play under the same sheet. `seat`: that of the first, from 0; it matters if the sheet has a lead.
double first_wins(const PigPlayer& first, const PigPlayer& second, int seat = 0);

}  // namespace boxcars::odds
