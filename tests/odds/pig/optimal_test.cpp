// Optimal Pig: published values, words of the game, small games solved by hand, and what a played game gave away.
#include "odds/pig/optimal.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace boxcars;
using odds::Advice;

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

using namespace boxcars;
using odds::PigSolution, odds::solve_pig;

namespace {

const PigSolution& solved() {
    static const PigSolution solution = solve_pig(pig::Rules{});
    return solution;
}

bool near(double a, double b, double within) { return std::abs(a - b) <= within; }

template <class Number = double>
words::Pig<Number> as_words(const PigSolution& solution, int pig_face) {
    const auto& rules = solution.rules();
    words::Pig<Number> table{rules.goal, pig_face, rules.sides};
    for (int i = 0; i < rules.goal; ++i)
        for (int j = 0; j < rules.goal; ++j) {
            const auto turn = solution.turn(i, j);
            for (int k = 0; k < rules.goal - i; ++k) table.at(i, j, k) = turn[static_cast<std::size_t>(k)].best();
        }
    return table;
}

const std::vector<pig::Rules> small_sheets{{2, 1, 2, 2},  {2, 2, 2, 2},  {7, 1, 6, 2},    {12, 6, 6, 2},
                                           {15, 3, 4, 2}, {20, 1, 6, 2}, {25, 10, 10, 2}, {30, 20, 20, 2}};

TEST_CASE("the player who begins wins 0.530592725274 of the games under optimal play") {
    CHECK(near(solved().first_player_wins(), 0.530592725273747, 1e-15));
}

TEST_CASE("a game to 100 has 505000 decisions, 281205 of them rolls") {
    CHECK(solved().states() == 505000);
    CHECK(solved().states_roll() == 281205);
}

TEST_CASE("with nothing at risk the best is to roll, at the goal it is to hold and the game is won") {
    for (int own = 0; own < 100; ++own)
        for (const int other : {0, 50, 99}) {
            CHECK(solved().best_is_roll(own, other, 0));
            for (const int over : {0, 1, 5}) {
                CHECK_FALSE(solved().best_is_roll(own, other, 100 - own + over));
                CHECK(solved().win(own, other, 100 - own + over) == 1);
                CHECK(solved().win_after_hold(own, other, 100 - own + over) == 1);
            }
            CHECK(solved().win_after_roll(own, other, 100 - own) < 1);
        }
}

TEST_CASE("every chance of the game to 100 satisfies the game's own equation to 1e-14") {
    CHECK(as_words(solved(), 1).unrest() < 1e-14);
}

TEST_CASE("the decision is the better one, and the chance is that of the decision") {
    for (const auto& [own, other] : {std::pair{0, 0}, {41, 49}, {80, 12}, {12, 95}}) {
        const auto turn = solved().turn(own, other);
        CHECK(turn.size() == static_cast<std::size_t>(101 - own));
        for (int k = 0; k < 100 - own; ++k) {
            const auto& choice = turn[static_cast<std::size_t>(k)];
            CHECK(solved().best_is_roll(own, other, k) == (k == 0 || choice.roll > choice.hold));
            CHECK(near(solved().win(own, other, k), k == 0 ? choice.roll : std::max(choice.roll, choice.hold), 1e-15));
            CHECK(solved().win_after_roll(own, other, k) == choice.roll);
            CHECK(solved().win_after_hold(own, other, k) == choice.hold);
        }
    }
}

TEST_CASE("small games come out as plain value iteration from the words of the game has them") {
    for (const auto& rules : small_sheets) {
        words::Pig<double> table{rules.goal, rules.pig_face, rules.sides};
        table.iterate(1e-15);
        const PigSolution solution = solve_pig(rules);
        table.every_state([&](int i, int j, int k) {
            CHECK_MESSAGE(near(solution.win(i, j, k), table.at(i, j, k), 1e-12), rules.goal, " ", rules.pig_face, " ",
                          rules.sides, ": ", i, " ", j, " ", k);
        });
    }
}

TEST_CASE("one point short on both sides, a die of s sides wins s times in s + 1, whatever the goal and the pig") {
    for (int sides = 2; sides <= 20; ++sides)
        for (const int pig_face : {1, sides})
            for (const int goal : {2, 9})
                CHECK(near(solve_pig(pig::Rules{goal, pig_face, sides, 2}).win(goal - 1, goal - 1, 0),
                           sides / (sides + 1.0), 1e-15));
}

TEST_CASE("a solution of other rules is found out: another pig, another die") {
    CHECK(as_words(solve_pig(pig::Rules{40, 2, 6, 2}), 2).unrest() < 1e-14);
    CHECK(as_words(solve_pig(pig::Rules{40, 2, 6, 2}), 1).unrest() > 1e-3);
    CHECK(solve_pig(pig::Rules{40, 2, 6, 2}).first_player_wins() !=
          solve_pig(pig::Rules{40, 1, 6, 2}).first_player_wins());
    CHECK(solved().answers(pig::Rules{}));
    CHECK(solved().answers(pig::Rules{100, 1, 6, 4}));
    CHECK_FALSE(solved().answers(pig::Rules{100, 2, 6, 2}));
}

TEST_CASE("what a turn can do is what the rules do: one face busts, every other adds its number") {
    for (int sides = 2; sides <= 20; ++sides)
        for (int pig_face = 1; pig_face <= sides; ++pig_face) {
            const odds::PigTurn turn = odds::ask_turn(pig::Rules{50, pig_face, sides, 3});
            std::vector<int> others;
            for (int face = 1; face <= sides; ++face)
                if (face != pig_face) others.push_back(face);
            CHECK(turn.goal == 50);
            CHECK(turn.sides == sides);
            CHECK(turn.busts == 1);
            CHECK(turn.adds == others);
        }
}

TEST_CASE("solving can be watched and stopped") {
    double last = 0;
    const auto watched = solve_pig(pig::Rules{30, 1, 6, 2}, {}, [&](double done) {
        CHECK(done >= last);
        last = done;
    });
    CHECK(watched);
    CHECK(last == 1);
    std::stop_source stop;
    int reports = 0;
    const auto stopped = solve_pig(pig::Rules{1000, 1, 6, 2}, stop.get_token(), [&](double) {
        ++reports;
        stop.request_stop();
    });
    CHECK_FALSE(stopped);
    CHECK(reports == 1);  // it stops at its next report
}

TEST_SUITE("long") {
    TEST_CASE("no chance of the game to 100 is off by more than 5e-15, and every decision is the true one") {
        const auto solution = odds::solve_pig(pig::Rules{});
        auto precise = as_words<long double>(solution, 1);
        precise.iterate(1e-18L);
        long double worst = 0, closest = 1;
        int wrong = 0;
        precise.every_state([&](int i, int j, int k) {
            const double best = solution.turn(i, j)[static_cast<std::size_t>(k)].best();
            worst = std::max(worst, std::abs(precise.at(i, j, k) - best));
            if (k == 0) return;
            const long double lead = precise.rolled(i, j, k) - precise.held(i, j, k);
            closest = std::min(closest, std::abs(lead));
            wrong += solution.best_is_roll(i, j, k) != (lead > 0);
        });
        MESSAGE("largest error ", static_cast<double>(worst), ", closest call ", static_cast<double>(closest));
        CHECK(worst < 5e-15L);
        CHECK(wrong == 0);
        CHECK(closest > 2e-8L);
    }

    TEST_CASE("other goals, dice and pigs satisfy their own equations") {
        for (const int goal : {10, 50, 200})
            for (const int sides : {2, 4, 8, 10, 20})
                for (const int pig_face : {1, sides / 2, sides}) {
                    const auto solution = odds::solve_pig(pig::Rules{goal, pig_face, sides, 2});
                    CHECK_MESSAGE(as_words(solution, pig_face).unrest() < 1e-14, goal, " ", sides, " ", pig_face);
                }
    }

    TEST_CASE("a game to 1000 is solved") {
        const auto solution = odds::solve_pig(pig::Rules{1000, 1, 6, 2});
        CHECK(solution.states() == 500'500'000);
        CHECK(std::abs(solution.first_player_wins() - 0.509637418487342) < 1e-14);
        CHECK(std::abs(solution.win(999, 999, 0) - 6.0 / 7) < 1e-15);
        for (const int ahead : {500, 900, 990})  // however hopeless it is already, a point more makes it worse
            for (int own = 0; own < 400; ++own) {
                CHECK(solution.win(own, ahead, 0) > 0);
                CHECK(solution.win(own, ahead + 1, 0) < solution.win(own, ahead, 0));
                CHECK(solution.win(own, ahead, 0) < solution.win(own + 1, ahead, 0));
            }
    }
}

const odds::PigSolution& standard() {
    static const odds::PigSolution solution = odds::solve_pig(pig::Rules{});
    return solution;
}

pig::State on_turn(int own, int other, int turn_total, int rolls = 1) {
    pig::State state;
    state.turn = 1;
    state.scores = {other, own};
    state.turn_total = turn_total;
    state.rolls = turn_total > 0 ? rolls : 0;
    return state;
}
Advice advise(const pig::State& state) { return odds::advise(standard(), pig::Rules{}, state); }

}  // namespace

TEST_CASE("at 41 against 49 with 27 at risk the coach says roll, with 28 hold") {
    const Advice at_27 = advise(on_turn(41, 49, 27));
    CHECK(at_27.best_is_roll);
    CHECK(at_27.roll > at_27.hold);
    CHECK(at_27.now == at_27.roll);
    CHECK(at_27.exact);
    const Advice at_28 = advise(on_turn(41, 49, 28));
    CHECK_FALSE(at_28.best_is_roll);
    CHECK(at_28.now == at_28.hold);
}

TEST_CASE("the compulsory roll is not a decision and gives nothing away") {
    const Advice advice = advise(on_turn(30, 60, 0));
    CHECK_FALSE(advice.may_hold);
    CHECK(advice.best_is_roll);
    CHECK(std::abs(advice.now - standard().win(30, 60, 0)) < 1e-15);
    CHECK(advice.given_away(true) == 0);
}

TEST_CASE("holding at the goal is certain, rolling on there gives something away, and a won game is won") {
    const Advice advice = advise(on_turn(95, 99, 5));
    CHECK(advice.now == 1);
    CHECK(advice.hold == 1);
    CHECK(std::abs(advice.given_away(true) - (1.0 / 6) * standard().win(99, 95, 0)) < 1e-15);
    const auto won = apply(pig::Rules{}, on_turn(95, 99, 5), pig::Hold{}).next;
    CHECK(advise(won).now == 1);
    CHECK_FALSE(advise(won).may_hold);
}

TEST_CASE("at a table of three the coach looks at the best opponent, and says that this is not exact") {
    const pig::Rules three{100, 1, 6, 3};
    pig::State state = on_turn(41, 12, 27);
    state.scores[2] = 49;
    const Advice advice = odds::advise(standard(), three, state);
    CHECK_FALSE(advice.exact);
    CHECK(advice.now == advise(on_turn(41, 49, 27)).now);
}
