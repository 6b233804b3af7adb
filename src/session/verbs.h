// The contract's verbs under names that a class may also use for its own: Session::over() asks rules over().
#pragma once
#include "rules/game.h"

namespace boxcars::session::verbs {

template <rules::Game R>
bool is_over(const R& rules, const typename R::State& state) {
    return over(rules, state);
}
template <rules::Game R>
std::vector<typename R::Event> decisions(const R& rules, const typename R::State& state) {
    return legal(rules, state);
}
template <rules::Game R>
rules::Dice dice(const R& rules, const typename R::State& state) {
    return dice_wanted(rules, state);
}
template <rules::Game R>
std::optional<std::string> why_not(const R& rules, const typename R::State& state, const typename R::Event& event) {
    return refusal(rules, state, event);
}

template <rules::Game R>
std::vector<typename R::Event> start_events(const R& rules) {  // empty when nobody in particular begins
    if constexpr (rules::DrawsWhoStarts<R>)
        return starts(rules);
    else
        return {};
}

}  // namespace boxcars::session::verbs
