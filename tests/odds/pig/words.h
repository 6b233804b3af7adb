// Pig's equations from the words of the game, with nothing borrowed from the solver: the yardstick of its tests.
//
// "P(i, j, k) is the chance to win with score i against j and turn total k. It is 1 when i + k reaches the goal. Else
// it is the better of rolling, the mean over the faces of 1 - P(j, i, 0) for the pig and P(i, j, k + face) for the
// others, and holding, 1 - P(j, i + k, 0). With nothing at risk there is only rolling."
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

namespace words {

template <class Number>
class Pig {
 public:
    Pig(int goal, int pig_face, int sides)
        : goal_(goal),
          pig_face_(pig_face),
          sides_(sides),
          p_(static_cast<std::size_t>(goal * goal * goal), Number{0}) {}

    Number& at(int i, int j, int k) { return p_[static_cast<std::size_t>((i * goal_ + j) * goal_ + k)]; }
    Number p(int i, int j, int k) { return i + k >= goal_ ? Number{1} : at(i, j, k); }

    Number rolled(int i, int j, int k) {
        Number sum{0};
        for (int face = 1; face <= sides_; ++face) sum += face == pig_face_ ? 1 - p(j, i, 0) : p(i, j, k + face);
        return sum / static_cast<Number>(sides_);
    }
    Number held(int i, int j, int k) { return i + k >= goal_ ? Number{1} : 1 - p(j, i + k, 0); }
    Number better(int i, int j, int k) { return k == 0 ? rolled(i, j, k) : std::max(rolled(i, j, k), held(i, j, k)); }

    template <class Visit>
    void every_state(const Visit& visit) {
        for (int i = goal_ - 1; i >= 0; --i)
            for (int j = goal_ - 1; j >= 0; --j)
                for (int k = goal_ - i - 1; k >= 0; --k) visit(i, j, k);
    }
    // How far any state is from its own equation.
    Number unrest() {
        Number most{0};
        every_state([&](int i, int j, int k) { most = std::max(most, std::abs(at(i, j, k) - better(i, j, k))); });
        return most;
    }
    // Value iteration: every state to the value its equation gives, again and again, until nothing moves.
    int iterate(Number until) {
        for (int sweeps = 1;; ++sweeps) {
            Number most{0};
            every_state([&](int i, int j, int k) {
                const Number now = better(i, j, k);
                most = std::max(most, std::abs(now - at(i, j, k)));
                at(i, j, k) = now;
            });
            if (most < until) return sweeps;
        }
    }

 private:
    int goal_, pig_face_, sides_;
    std::vector<Number> p_;
};

}  // namespace words
