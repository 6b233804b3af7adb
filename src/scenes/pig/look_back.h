// Reviews a finished game of Pig: each decision by which a person gave away a chance to win, with what the person did,
// what was best and what it cost. The scene draws it.
#pragma once
#include "odds/pig/optimal.h"
#include "scenes/table/look_back.h"

#include <span>

namespace boxcars::scenes {

struct LookedBack {  // a person's decision
    pig::State state;
    std::vector<int> faces;  // the turn's faces before the decision
    bool rolled = false;     // false: the person held
    odds::Advice advice{};
    double given_away = 0;  // as a chance to win
    double chance(bool roll) const { return roll ? advice.roll : advice.hold; }
};

class PigLookBack : public LookBack<LookedBack> {
 public:
    void clear() { *this = {}; }
    void remember(const pig::State& state, std::span<const int> faces, bool rolled) {
        add({state, {faces.begin(), faces.end()}, rolled});
    }
    // Judges all decisions; call it when the game is over and solved. Further calls change nothing.
    void judge(const odds::PigSolution& solution, const pig::Rules& rules);
    bool judged() const { return judged_; }

    struct GivenAway {
        int decisions = 0, mistakes = 0;  // compulsory rolls are not counted
        double given_away = 0;
    };
    GivenAway sum(int seat) const;

 private:
    bool judged_ = false;
};

}  // namespace boxcars::scenes
