#include "scenes/pig/look_back.h"

namespace boxcars::scenes {

void PigLookBack::clear() { *this = {}; }

void PigLookBack::remember(const pig::State& state, std::span<const int> faces, bool rolled) {
    decisions_.push_back({state, {faces.begin(), faces.end()}, rolled});
}

void PigLookBack::judge(const odds::PigSolution& solution, const pig::Rules& rules) {
    if (judged_) return;
    judged_ = true;
    for (std::size_t i = 0; i < decisions_.size(); ++i) {
        LookedBack& decision = decisions_[i];
        decision.advice = odds::advise(solution, rules, decision.state);
        decision.given_away = decision.advice.given_away(decision.rolled);
        if (decision.given_away > 0) mistakes_.push_back(i);
    }
}

PigLookBack::GivenAway PigLookBack::sum(int seat) const {
    GivenAway sum;
    for (const LookedBack& decision : decisions_) {
        if (decision.state.turn != seat || !decision.advice.may_hold) continue;
        ++sum.decisions;
        sum.mistakes += decision.given_away > 0;
        sum.given_away += decision.given_away;
    }
    return sum;
}

const LookedBack* PigLookBack::on_show() const {
    return nth_ ? &decisions_[mistakes_[static_cast<std::size_t>(*nth_)]] : nullptr;
}

bool PigLookBack::may_step(int by) const {
    if (!nth_) return count() > 0;
    return *nth_ + by >= 0 && *nth_ + by < count();
}

std::optional<int> PigLookBack::asked(std::string_view button) const {
    if (button == "look_previous") return -1;
    if (button == "look_next") return 1;
    if (button == "look_back") return on_show() ? 0 : 1;
    if (button == "back" && on_show()) return 0;
    return {};
}

void PigLookBack::step(int by) {
    if (!may_step(by)) return;
    nth_ = nth_ ? *nth_ + by : by > 0 ? 0 : count() - 1;
}

}  // namespace boxcars::scenes
