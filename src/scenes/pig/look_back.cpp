#include "scenes/pig/look_back.h"

namespace boxcars::scenes {

void PigLookBack::judge(const odds::PigSolution& solution, const pig::Rules& rules) {
    if (judged_) return;
    judged_ = true;
    judge_from(0, [&](LookedBack& decision) {
        decision.advice = odds::advise(solution, rules, decision.state);
        decision.given_away = decision.advice.given_away(decision.rolled);
    });
}

PigLookBack::GivenAway PigLookBack::sum(int seat) const {
    GivenAway sum;
    for (const LookedBack& decision : decisions()) {
        if (decision.state.turn != seat || !decision.advice.may_hold) continue;
        ++sum.decisions;
        sum.mistakes += decision.given_away > 0;
        sum.given_away += decision.given_away;
    }
    return sum;
}

}  // namespace boxcars::scenes
