// Reads answers from a solution. pig_solver.cpp finds it.
#include "odds/pig/optimal.h"

#include "base/check.h"
#include "base/numbers.h"

namespace boxcars::odds {

bool PigSolution::answers(const pig::Rules& rules) const {
    pig::Rules two = rules;
    two.players = rules_.players;
    return two == rules_;
}

std::size_t PigSolution::pair(int own, int other) const {
    BOXCARS_CHECK(own >= 0 && own < turn_.goal, ==, true, "own score is short of the goal");
    BOXCARS_CHECK(other >= 0 && other < turn_.goal, ==, true, "the other's score is short of the goal");
    return nth(own) * nth(turn_.goal) + nth(other);
}

// On level scores the player on turn counts as behind.
double PigSolution::win_at_start(int own, int other) const {
    const double behind = behind_[pair(own, other)];
    return own <= other ? behind : 1 - behind;
}

std::vector<PigSolution::TurnChoice> PigSolution::turn(int own, int other) const {
    const double bust = 1 - win_at_start(other, own);
    const int left = turn_.goal - own;
    std::vector<TurnChoice> choices(nth(left) + 1);
    for (int k = left; k >= 0; --k) {
        double sum = turn_.busts * bust;
        for (const int add : turn_.adds) sum += k + add >= left ? 1 : choices[nth(k + add)].best();
        const double hold = k >= left ? 1 : 1 - win_at_start(other, own + k);
        choices[nth(k)] = {sum / turn_.sides, hold, best_is_roll(own, other, k)};
    }
    return choices;
}

double PigSolution::win(int own, int other, int turn_total) const {
    if (turn_total >= turn_.goal - own) return 1;
    if (turn_total == 0) return win_at_start(own, other);
    return best_is_roll(own, other, turn_total) ? win_after_roll(own, other, turn_total)
                                                : win_after_hold(own, other, turn_total);
}

double PigSolution::win_after_roll(int own, int other, int turn_total) const {
    const auto k = nth(std::min(turn_total, turn_.goal - own));
    return turn(own, other)[k].roll;
}

double PigSolution::win_after_hold(int own, int other, int turn_total) const {
    return turn_total >= turn_.goal - own ? 1 : 1 - win_at_start(other, own + turn_total);
}

bool PigSolution::best_is_roll(int own, int other, int turn_total) const {
    if (turn_total >= turn_.goal - own) return false;
    const auto k = nth(turn_total);
    return (decisions_[row(own, other) + k / 64] >> (k % 64) & 1) != 0;
}

std::size_t PigSolution::row(int own, int other) const {
    return first_word_[nth(own)] + nth(other) * words_for(turn_.goal - own);
}

std::int64_t PigSolution::states() const {
    const std::int64_t goal = turn_.goal;
    return goal * (goal * (goal + 1) / 2);
}

std::size_t PigSolution::bytes() const {
    return behind_.size() * sizeof(double) + decisions_.size() * sizeof(std::uint64_t);
}

PigSolution solve_pig(const pig::Rules& rules) { return *solve_pig(rules, {}, {}); }

}  // namespace boxcars::odds
