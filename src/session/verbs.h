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

template <class Event>
std::vector<int> faces(const Event& event) {
    using namespace rules::defaults;
    return faces_of(event);
}
template <rules::Game R>
std::vector<typename R::Event> start_events(const R& rules) {
    using namespace rules::defaults;
    return starts(rules);
}
template <rules::Game R>
bool between_rounds_of(const R& rules, const R& next, const typename R::State& state) {
    using namespace rules::defaults;
    return between_rounds(rules, next, state);
}
template <rules::Game R>
typename R::State carried_to(const R& next, const typename R::State& state) {
    using namespace rules::defaults;
    return carried(next, state);
}

}  // namespace boxcars::session::verbs
