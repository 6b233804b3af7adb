#include "odds/pig/coach.h"

#include "base/check.h"
#include "base/numbers.h"

namespace boxcars::odds {

Advice advise(const PigSolution& solution, const pig::Rules& rules, const pig::State& state) {
    BOXCARS_CHECK(solution.answers(rules), ==, true, "the coach looks at the solution of the sheet being played");
    BOXCARS_CHECK(state.turn, >=, 0, "somebody is on turn");
    const int own = state.scores[nth(state.turn)];
    if (over(rules, state)) return {1, 1, 1, false, false, rules.players == 2};
    const int other = best_opponent_score(rules, state);
    Advice advice;
    advice.roll = solution.win_after_roll(own, other, state.turn_total);
    advice.hold = solution.win_after_hold(own, other, state.turn_total);
    advice.may_hold = !refusal(rules, state, pig::Hold{});
    advice.best_is_roll = !advice.may_hold || solution.best_is_roll(own, other, state.turn_total);
    advice.now = advice.best_is_roll ? advice.roll : advice.hold;
    advice.exact = rules.players == 2;
    return advice;
}

Review review(const PigSolution& solution, const pig::Rules& rules, std::span<const PigDecision> decisions) {
    Review result;
    double dearest = 0;
    for (const PigDecision& decision : decisions) {
        const Advice advice = advise(solution, rules, decision.state);
        if (!advice.may_hold) continue;
        const double lost = advice.given_away(decision.rolled);
        result.given_away += lost;
        result.mistakes += lost > 0;
        if (lost > dearest) {
            dearest = lost;
            result.worst = how_many(result.decisions);
        }
        result.decisions.push_back({decision, advice, lost});
    }
    return result;
}

}  // namespace boxcars::odds
