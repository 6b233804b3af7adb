#include "by_the_book.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

namespace boxcars::bench {
namespace {

int die() { return std::rand() % 6 + 1; }

constexpr int goal = 100, hold_at = 20;

// Any game, move by move.
class State {
 public:
    virtual ~State() = default;
    virtual std::unique_ptr<State> clone() const = 0;
    virtual bool is_over() const = 0;
    virtual bool is_chance() const = 0;
    virtual std::vector<std::pair<int, double>> outcomes() const = 0;  // of chance, and how likely
    virtual std::vector<int> actions() const = 0;
    virtual void apply(int move) = 0;
    virtual int winner() const = 0;
};

class PigState : public State {
 public:
    enum { roll = 0, hold = 1 };

    std::unique_ptr<State> clone() const override { return std::make_unique<PigState>(*this); }
    bool is_over() const override { return scores_[0] >= goal || scores_[1] >= goal; }
    bool is_chance() const override { return rolling_; }
    std::vector<std::pair<int, double>> outcomes() const override {
        std::vector<std::pair<int, double>> all;
        for (int face = 1; face <= 6; ++face) all.emplace_back(face, 1.0 / 6);
        return all;
    }
    std::vector<int> actions() const override { return {roll, hold}; }
    void apply(int move) override {
        if (rolling_) {
            rolling_ = false;
            total_ += move;
            if (move == 1) pass();
        } else if (move == roll) {
            rolling_ = true;
        } else {
            scores_[turn_] += total_;
            pass();
        }
    }
    int winner() const override { return scores_[0] >= goal ? 0 : 1; }
    bool wants_to_hold() const { return total_ >= hold_at || (total_ > 0 && scores_[turn_] + total_ >= goal); }

 private:
    void pass() {
        total_ = 0;
        turn_ = 1 - turn_;
    }
    int scores_[2] = {0, 0}, turn_ = 0, total_ = 0;
    bool rolling_ = false;
};

int chosen(const State& state) {
    if (!state.is_chance()) return state.actions()[static_cast<const PigState&>(state).wants_to_hold() ? 1 : 0];
    const auto outcomes = state.outcomes();
    return outcomes[static_cast<std::size_t>(std::rand()) % outcomes.size()].first;
}

// 1000 wins at once, -1000 loses at once, anything else is the score.
int score() {
    for (;;) {
        int faces[3] = {die(), die(), die()};
        std::sort(faces, faces + 3);
        const auto [low, middle, high] = faces;
        if (low == 4 && middle == 5 && high == 6) return 1000;
        if (low == high) return 1000;
        if (low == 1 && middle == 2 && high == 3) return -1000;
        if (low == middle) return high == 6 ? 1000 : high == 1 ? -1000 : high;
        if (middle == high) return low == 1 ? -1000 : low;
    }
}

}  // namespace

double book_craps(int games) {
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const int first = die() + die();
        if (first == 7 || first == 11) {
            ++won;
        } else if (first != 2 && first != 3 && first != 12) {
            int next = die() + die();
            while (next != first && next != 7) next = die() + die();
            won += next == first;
        }
    }
    return won;
}

double book_pig(int games) {
    int won = 0;
    for (int game = 0; game < games; ++game) {
        int scores[2] = {0, 0};
        for (int turn = 0;; turn = 1 - turn) {
            int total = 0;
            while (total < hold_at && scores[turn] + total < goal) {
                const int face = die();
                if (face == 1) {
                    total = 0;
                    break;
                }
                total += face;
            }
            scores[turn] += total;
            if (scores[turn] >= goal) {
                won += turn == 0;
                break;
            }
        }
    }
    return won;
}

double book_pig_states(int games) {
    int won = 0;
    for (int game = 0; game < games; ++game) {
        std::unique_ptr<State> state = std::make_unique<PigState>();
        while (!state->is_over()) {
            auto next = state->clone();
            next->apply(chosen(*state));
            state = std::move(next);
        }
        won += state->winner() == 0;
    }
    return won;
}

double book_ceelo(int games) {
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const int bank = score();
        if (bank < 0 || bank > 6) {
            won += bank > 0;
            continue;
        }
        won += score() < bank;
    }
    return won;
}

}  // namespace boxcars::bench
