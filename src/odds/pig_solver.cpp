// How the solution is found.
//
// A hold adds to the score, so every chance depends on larger score sums only, but for one thing: after a bust the
// other player moves from the same two scores. So the sums are taken from the largest down, and for two scores i and j
// only x = P(i, j) and y = P(j, i), the chances at the start of a turn, are unknown. Given y, one pass down the turn
// totals takes the better of roll and hold everywhere; its outcome is a straight line in y as long as no decision
// changes. Two such lines are solved for x and y, and the passes repeated until no decision changes any more (policy
// iteration).
#include "odds/pig_optimal.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace boxcars::odds {
namespace {

// A chance as it depends on the chance after a bust: its value at the present one, and how steeply it moves.
struct Line {
    double value, slope;
};

// One turn of one player, as a pass sees it.
struct Turn {
    const PigTurn& can;
    int left;                  // points to the goal
    double bust;               // chance to win after a bust, as far as known
    const double* held;        // held[k]: the opponent's chance after a hold at turn total k
    Line* lines;               // by turn total; room for the largest roll beyond `left`
    std::uint64_t* decisions;  // by turn total, one bit each: roll
};

// The better of roll and hold from the goal down; the line at the start of the turn. Adds: how many faces add.
template <int Adds>
Line pass(const Turn& turn) {
    const double share = 1.0 / turn.can.sides;
    const int* const adds = turn.can.adds.data();
    const double bust_value = turn.can.busts * turn.bust * share, bust_slope = turn.can.busts * share;
    std::uint64_t word = 0;
    for (int k = turn.left - 1; k >= 0; --k) {
        Line sum{0, 0};
        for (int a = 0; a < Adds; ++a) {
            const Line& after = turn.lines[k + adds[a]];
            sum.value += after.value;
            sum.slope += after.slope;
        }
        const Line roll{bust_value + sum.value * share, bust_slope + sum.slope * share};
        const double hold = 1 - turn.held[k];
        const bool rolls = k == 0 || roll.value > hold;
        turn.lines[k] = rolls ? roll : Line{hold, 0};
        word = word << 1 | static_cast<std::uint64_t>(rolls);
        if (k % 64 == 0) turn.decisions[k / 64] = std::exchange(word, 0);
    }
    return turn.lines[0];
}

using Pass = Line (*)(const Turn&);

template <int... Adds>
Pass pass_for(std::size_t adds, std::integer_sequence<int, Adds...>) {
    constexpr Pass passes[] = {pass<Adds>...};
    return passes[adds];
}

constexpr int most_faces = 20;

}  // namespace

class PigSolver {
 public:
    explicit PigSolver(const pig::Rules& rules) {
        s_.rules_ = rules;
        s_.rules_.players = 2;
        s_.turn_ = ask_turn(rules);
        const int goal = s_.turn_.goal;
        pass_ = pass_for(s_.turn_.adds.size(), std::make_integer_sequence<int, most_faces + 1>{});
        s_.start_of_turn_.resize(static_cast<std::size_t>(goal) * static_cast<std::size_t>(goal));
        std::size_t words = 0;
        for (int own = 0; own < goal; ++own) {
            s_.first_word_.push_back(words);
            words += static_cast<std::size_t>(goal) * PigSolution::words_for(goal - own);
        }
        s_.decisions_.resize(words);
        lines_.resize(static_cast<std::size_t>(goal + most_faces) + 1);
        before_.resize(2 * PigSolution::words_for(goal));
    }

    bool solve(const std::stop_token& stop, const Progress& progress) {
        const int goal = s_.turn_.goal;
        std::int64_t pairs = 0;
        for (int sum = 2 * (goal - 1); sum >= 0; --sum) {
            for (int own = std::min(sum, goal - 1); own >= sum - own; --own) solve_pair(own, sum - own);
            pairs += std::min(sum, 2 * (goal - 1) - sum) + 1;
            if (stop.stop_requested()) return false;
            if (progress) progress(static_cast<double>(pairs) / (static_cast<double>(goal) * goal));
        }
        for (const std::uint64_t word : s_.decisions_) s_.roll_states_ += std::popcount(word);
        return true;
    }

    PigSolution take() { return std::move(s_); }

 private:
    double& start(int own, int other) { return s_.start_of_turn_[s_.pair(own, other)]; }
    std::uint64_t* decisions(int own, int other) { return &s_.decisions_[s_.row(own, other)]; }

    Line play(int own, int other, double bust) {
        const int left = s_.turn_.goal - own;
        std::fill_n(lines_.begin() + left, most_faces, Line{1, 0});
        return pass_({s_.turn_, left, bust, &start(other, own), lines_.data(), decisions(own, other)});
    }

    // The neighbours with larger sums are known and close by.
    double guess(int own, int other) { return other + 1 < s_.turn_.goal ? start(own, other + 1) : 0.5; }

    // Newton's step on the two lines settles nearly every pair in two or three passes each. It is not proven to end,
    // because one player's gain is the other's loss; plain steps, each to the latest values, are, and take over.
    void solve_pair(int own, int other) {
        double& x = start(own, other);
        double& y = start(other, own);
        x = guess(own, other);
        y = own == other ? x : start(other + 1, own);
        for (int round = 0;; ++round) {
            remember(own, other);
            Line mine = play(own, other, 1 - y);
            Line theirs = own == other ? mine : play(other, own, 1 - x);
            const double off_x = mine.value - x, off_y = theirs.value - y;
            if (round > most_newton) mine.slope = theirs.slope = 0;
            const double share = 1 / (1 - mine.slope * theirs.slope);
            x += (off_x - mine.slope * off_y) * share;
            y = own == other ? x : y + (off_y - theirs.slope * off_x) * share;
            if (!changed(own, other) || std::abs(off_x) + std::abs(off_y) < settled) return;
        }
    }

    void remember(int own, int other) {
        const std::size_t words = PigSolution::words_for(s_.turn_.goal - own);
        std::copy_n(decisions(own, other), words, before_.begin());
        std::copy_n(decisions(other, own), PigSolution::words_for(s_.turn_.goal - other), before_.begin() + words);
    }
    bool changed(int own, int other) {
        const std::size_t words = PigSolution::words_for(s_.turn_.goal - own);
        return !std::equal(before_.begin(), before_.begin() + words, decisions(own, other)) ||
               !std::equal(before_.begin() + words,
                           before_.begin() + words + PigSolution::words_for(s_.turn_.goal - other),
                           decisions(other, own));
    }

    static constexpr int most_newton = 40;
    static constexpr double settled = 4e-16;  // two roundings of a chance

    PigSolution s_;
    Pass pass_;
    std::vector<Line> lines_;            // of the turn being played
    std::vector<std::uint64_t> before_;  // both players' decisions in the round before
};

std::optional<PigSolution> solve_pig(const pig::Rules& rules, const std::stop_token& stop, const Progress& progress) {
    PigSolver solver{rules};
    if (!solver.solve(stop, progress)) return {};
    return solver.take();
}

}  // namespace boxcars::odds
