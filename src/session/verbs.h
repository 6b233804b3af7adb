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

// Is this a moment at which the sheet `next` may take over, with the game going on? Games without rounds: never.
template <rules::Game R>
bool between_rounds_of(const R& rules, const R& next, const typename R::State& state) {
    if constexpr (requires { between_rounds(rules, next, state); })
        return between_rounds(rules, next, state);
    else if constexpr (requires { between_rounds(rules, state); })
        return between_rounds(rules, state);
    else
        return false;
}
template <rules::Game R>
typename R::State carried_to(const R& next, const typename R::State& state) {
    if constexpr (requires { carried(next, state); })
        return carried(next, state);
    else
        return state;
}

// May a decision be taken back until the next throw?
template <rules::Game R>
constexpr bool undoes() {
    if constexpr (requires { R::may_undo; })
        return R::may_undo;
    else
        return false;
}

}  // namespace boxcars::session::verbs
