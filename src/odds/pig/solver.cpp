// Solves Pig for two players.
//
// A hold adds to the score, so every chance depends on larger score sums only, with one exception: after a bust the
// other player moves from the same two scores. So the sums are taken from the largest down, and for two scores only two
// chances are unknown: x, at the start of a turn of the player behind, and y, at the start of a turn of the player
// ahead. Given y, one pass down the turn totals takes the better of roll and hold everywhere; its outcome is linear in
// y as long as no decision changes. Two such lines are solved for x and y, and the passes are repeated until no
// decision changes any more (policy iteration). No decision changes if x and y moved by less than the closest call of
// the pass, because the worth of a roll never changes by more than the chance after a bust does. So a pair whose first
// guess was good costs one pass for each player.
//
// Every chance here is the chance that the player behind wins: he maximises it, the player ahead minimises it. Far
// ahead, chances to win would all round to 1 and the decisions would be noise; small chances keep all their digits.
#include "odds/pig/optimal.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace boxcars::odds {
// Named, because g++ 14 rejects PigSolver's members of these types behind a precompiled header if it is anonymous.
namespace one_turn {

// A worth as a function of the chance after a bust: its present value, and its slope.
struct LinearWorth {
    double value, slope;
};

struct TurnOutcome {
    LinearWorth start;    // at the start of the turn
    double closest_call;  // the smallest difference between roll and hold anywhere in the turn
};

// One turn of one player, as a pass sees it. A larger worth is better.
struct Turn {
    const PigTurn& can;
    int left;                  // points to the goal
    double bust;               // the current guess of a bust's worth
    const double* held;        // indexed by turn total: the worth of a hold
    LinearWorth* lines;        // indexed by turn total; from `left` on they hold the goal's worth already
    std::uint64_t* decisions;  // indexed by turn total; bit set: roll
};

// Takes the better of roll and hold from the goal down. Adds: how many faces add.
template <int Adds>
TurnOutcome pass(const Turn& turn) {
    const double share = 1.0 / turn.can.sides;
    const int* const adds = turn.can.adds.data();
    const double bust_value = turn.can.busts * turn.bust * share, bust_slope = turn.can.busts * share;
    double closest_call = 1;
    std::uint64_t word = 0;
    for (int k = turn.left - 1; k >= 0; --k) {
        LinearWorth sum{0, 0};
        for (int a = 0; a < Adds; ++a) {
            const LinearWorth& after = turn.lines[k + adds[a]];
            sum.value += after.value;
            sum.slope += after.slope;
        }
        const LinearWorth roll{bust_value + sum.value * share, bust_slope + sum.slope * share};
        const double hold = turn.held[k];
        const bool rolls = k == 0 || roll.value > hold;
        if (k > 0) closest_call = std::min(closest_call, std::abs(roll.value - hold));
        turn.lines[k] = rolls ? roll : LinearWorth{hold, 0};
        word = word << 1 | static_cast<std::uint64_t>(rolls);
        if (k % 64 == 0) turn.decisions[k / 64] = std::exchange(word, 0);
    }
    return {turn.lines[0], closest_call};
}

using Pass = TurnOutcome (*)(const Turn&);

template <int... Adds>
Pass pass_for(std::size_t adds, std::integer_sequence<int, Adds...>) {
    constexpr Pass passes[] = {pass<Adds>...};
    return passes[adds];
}

constexpr int most_faces = 20;

}  // namespace one_turn

using namespace one_turn;

class PigSolver {
 public:
    explicit PigSolver(const pig::Rules& rules) {
        s_.rules_ = for_two(rules);
        s_.turn_ = ask_turn(rules);
        goal_ = s_.turn_.goal;
        pass_ = pass_for(s_.turn_.adds.size(), std::make_integer_sequence<int, most_faces + 1>{});
        s_.behind_.resize(nth(goal_) * nth(goal_));
        std::size_t words = 0;
        for (int own = 0; own < goal_; ++own) {
            s_.first_word_.push_back(words);
            words += nth(goal_) * PigSolution::words_for(goal_ - own);
        }
        s_.decisions_.resize(words);
        lines_.resize(nth(goal_ + most_faces) + 1);
        held_.resize(nth(goal_));
    }

    bool solve(const std::stop_token& stop, const Progress& progress) {
        const int most = 2 * (goal_ - 1);
        std::int64_t pairs = 0;
        for (int sum = most; sum >= 0; --sum) {
            for (int ahead = std::min(sum, goal_ - 1); ahead > sum - ahead; --ahead) solve_pair(sum - ahead, ahead);
            if (sum % 2 == 0) solve_level(sum / 2);
            pairs += std::min(sum, most - sum) + 1;
            if (stop.stop_requested()) return false;
            if (progress) progress(real(pairs) / (real(goal_) * goal_));
        }
        for (const std::uint64_t word : s_.decisions_) s_.roll_states_ += std::popcount(word);
        return true;
    }

    PigSolution take() { return std::move(s_); }

 private:
    double& behind(int own, int other) { return s_.behind_[s_.pair(own, other)]; }

    // A turn of the player behind (or on level scores). Its worths are his chances.
    TurnOutcome play_behind(int own, int other, double bust) {
        // A hold at k leads to (other, own + k), with the other on turn.
        const double* const after = &behind(other, own);
        const int left = goal_ - own, passes = std::min(other - own, left);
        for (int k = 0; k < passes; ++k) held_[nth(k)] = after[k];
        for (int k = passes; k < left; ++k) held_[nth(k)] = 1 - after[k];
        return play(own, other, bust, 1);
    }
    // A turn of the player ahead. Its worths are minus the chances of the player behind.
    TurnOutcome play_ahead(int own, int other, double bust) {
        const double* const after = &behind(other, own);
        for (int k = 0; k < goal_ - own; ++k) held_[nth(k)] = -after[k];
        return play(own, other, -bust, 0);
    }
    TurnOutcome play(int own, int other, double bust, double won) {
        const int left = goal_ - own;
        std::fill_n(lines_.begin() + left, most_faces, LinearWorth{won, 0});
        return pass_({s_.turn_, left, bust, held_.data(), lines_.data(), &s_.decisions_[s_.row(own, other)]});
    }

    // The first guess comes from the neighbours with larger sums, as if chances fell by a constant factor per point.
    // Newton's step on the two lines settles nearly every pair at once. It is not proven to end, because one player's
    // gain is the other's loss. Plain steps, each to the latest values, are proven to end and would take over.
    void solve_pair(int low, int high) {
        double& x = behind(low, high);
        double& y = behind(high, low);
        x = behind(low + 1, high);
        y = low + 1 < high ? behind(high, low + 1) : 1 - behind(high, high);
        if (high + 1 < goal_) {
            x *= behind(low, high + 1) / behind(low + 1, high + 1);
            y *= behind(high + 1, low) / behind(high + 1, low + 1);
        }
        for (int round = 0;; ++round) {
            const TurnOutcome mine = play_behind(low, high, y);
            const TurnOutcome theirs = play_ahead(high, low, x);
            const bool newton = round <= most_newton;
            const double slope_x = newton ? mine.start.slope : 0, slope_y = newton ? theirs.start.slope : 0;
            const double off_x = mine.start.value - x, off_y = -theirs.start.value - y;
            const double share = 1 / (1 - slope_x * slope_y);
            const double move_x = (off_x + slope_x * off_y) * share, move_y = (off_y + slope_y * off_x) * share;
            x += move_x;
            y += move_y;
            if (newton && std::abs(move_y) < mine.closest_call && std::abs(move_x) < theirs.closest_call) return;
            if (std::abs(off_x) < settled * x && std::abs(off_y) < settled * y) return;
        }
    }

    // On level scores there is one unknown: after a bust the other player faces the same two scores.
    void solve_level(int score) {
        double& x = behind(score, score);
        x = score + 1 < goal_ ? behind(score + 1, score + 1) : 0.5;
        for (int round = 0;; ++round) {
            const TurnOutcome mine = play_behind(score, score, 1 - x);
            const double off = mine.start.value - x;
            const double move = off / (1 + (round <= most_newton ? mine.start.slope : 1));
            x += move;
            if (std::abs(move) < mine.closest_call || std::abs(off) < settled * x) return;
        }
    }

    static constexpr int most_newton = 40;
    static constexpr double settled = 2e-15;  // relative, a few rounding errors; the last step gets closer

    PigSolution s_;
    int goal_ = 0;
    Pass pass_;
    std::vector<LinearWorth> lines_;  // lines of the current turn
    std::vector<double> held_;        // worth of holding in the current turn, by turn total
};

std::optional<PigSolution> solve_pig(const pig::Rules& rules, const std::stop_token& stop, const Progress& progress) {
    PigSolver solver{rules};
    if (!solver.solve(stop, progress)) return {};
    return solver.take();
}

}  // namespace boxcars::odds
