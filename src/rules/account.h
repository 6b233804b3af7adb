// A game in which somebody's worth can be told as one number, in its own coin or points: what may be told of any such
// game without knowing it (exact odds, simulations) is written once against this.
//   worth(state)   what the player has that is not at stake
#pragma once
#include "rules/game.h"

namespace boxcars::rules {

template <class Rules>
concept KeepsAccount = Game<Rules> && requires(const typename Rules::State& state) {
    { worth(state) } -> std::same_as<std::int64_t>;
};

}  // namespace boxcars::rules
