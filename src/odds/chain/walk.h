// Turns any game under a fixed way of playing into a finite chain. A policy decides, all throws are equally likely, and
// the rules say what is allowed and where it leads.
#pragma once
#include "odds/chain/chain.h"

namespace boxcars::odds {

// decide(state): the event of whoever decides now; nothing: the dice. ends(state): how it came out, nothing while it
// goes on. key(state): what two states share that are the same to whoever asks; leave counters out of it, or there is
// no end to the states. requires: it has not ended at `start`
// Throws Error, with a sentence: a decision that the rules refuse, no dice or others than before, too many states.
template <rules::Game R, class Decide, class Ends, class Key>
Chain walk(const R& rules, const typename R::State& start, Decide decide, Ends ends, Key key,
           std::size_t most = 20000) {
    using State = typename R::State;
    const auto decided = [&](State state) {
        while (!ends(state)) {
            const std::optional<typename R::Event> event = decide(state);
            if (!event) break;
            if (const auto why = refusal(rules, state, *event)) throw Error{*why};
            advance(rules, state, *event);
        }
        return state;
    };
    const State first = decided(start);
    const rules::Dice dice = dice_wanted(rules, first);
    const auto next = [&](const State& state, const ThrowWays& dealt) {
        if (dice.count == 0 || dice_wanted(rules, state) != dice)
            throw Error{"Nobody decides here and the dice of the first throw are not wanted, so no chain goes on."};
        State after = state;
        advance(rules, after, thrown(rules, dealt.faces));
        Onward<State> onward{decided(std::move(after))};
        onward.end = ends(onward.place);
        return onward;
    };
    return compile(first, throws_of(dice), next, key, most);
}

}  // namespace boxcars::odds
