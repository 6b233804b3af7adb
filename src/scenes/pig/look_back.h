// The look back at a finished game of Pig: every decision by which a person gave a chance away, one after another, with
// what was done, what was best and what it cost. Judges; shows nothing.
#pragma once
#include "odds/pig/coach.h"
#include "scenes/table/look_back.h"

#include <span>

namespace boxcars::scenes {

struct LookedBack {  // one decision of a person
    pig::State state;
    std::vector<int> faces;  // of that turn, up to then
    bool rolled = false;     // what was done; else held
    odds::Advice advice{};
    double given_away = 0;  // chance to win
    double chance(bool roll) const { return roll ? advice.roll : advice.hold; }
};

class PigLookBack : public LookBack<LookedBack> {
 public:
    void clear() { *this = {}; }
    void remember(const pig::State& state, std::span<const int> faces, bool rolled) {
        add({state, {faces.begin(), faces.end()}, rolled});
    }
    // The game is over, and solved: from now on there is something to step through. Again: nothing changes.
    void judge(const odds::PigSolution& solution, const pig::Rules& rules);
    bool judged() const { return judged_; }

    struct GivenAway {
        int decisions = 0, mistakes = 0;  // real ones only: compulsory rolls are left out
        double given_away = 0;
    };
    GivenAway sum(int seat) const;

 private:
    bool judged_ = false;
};

}  // namespace boxcars::scenes
