// What a step won for the people at a table, so that it can be shown.
#pragma once
#include "rules/win.h"
#include "session/hands.h"

namespace boxcars::session {

// Of the person who won most of it; None in a game that keeps no hands.
template <rules::Game R>
rules::Win win_of_people(const R& rules, const typename R::State& before,
                         const rules::Step<typename R::State, typename R::Fact>& step, const Players& players) {
    rules::Win most;
    if constexpr (KeepsHands<R>)
        for (int seat = 0; seat < how_many(players); ++seat) {
            if (players[nth(seat)] != "human") continue;
            rules::Win win = rules::win_of(hand_results(rules, before, step, seat));
            if (win.tier <= most.tier) continue;
            if constexpr (requires { feat(rules, before, step, seat); }) win.feat = feat(rules, before, step, seat);
            most = std::move(win);
        }
    return most;
}

}  // namespace boxcars::session
