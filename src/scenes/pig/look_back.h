// The look back at a finished game of Pig: every decision by which a person gave a chance away, one after another, with
// what was done, what was best and what it cost. Remembers and judges; shows nothing.
#pragma once
#include "odds/pig/coach.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace boxcars::scenes {

struct LookedBack {  // one decision of a person
    pig::State state;
    std::vector<int> faces;  // of that turn, up to then
    bool rolled = false;     // what was done; else held
    odds::Advice advice{};
    double given_away = 0;  // chance to win
    double chance(bool roll) const { return roll ? advice.roll : advice.hold; }
};

class PigLookBack {
 public:
    void clear();
    void remember(const pig::State& state, std::span<const int> faces, bool rolled);
    // The game is over, and solved: from now on there is something to step through. Again: nothing changes.
    void judge(const odds::PigSolution& solution, const pig::Rules& rules);
    bool judged() const { return judged_; }

    struct GivenAway {
        int decisions = 0, mistakes = 0;  // real ones only: compulsory rolls are left out
        double given_away = 0;
    };
    GivenAway sum(int seat) const;

    int count() const { return static_cast<int>(mistakes_.size()); }
    const LookedBack* on_show() const;                 // none: the table shows the end of the game
    int nth() const { return nth_.value_or(-1) + 1; }  // from 1
    bool may_step(int by) const;
    void step(int by);  // 1 or -1; from the end of the game to the first or to the last
    void close() { nth_.reset(); }
    // How far a button asks to step, 0: to the end of the game; none: it is not one of the look back's now.
    std::optional<int> asked(std::string_view button) const;

 private:
    std::vector<LookedBack> decisions_;  // by people, this game, in order
    std::vector<std::size_t> mistakes_;  // those of them that gave something away
    std::optional<int> nth_;
    bool judged_ = false;
};

}  // namespace boxcars::scenes
