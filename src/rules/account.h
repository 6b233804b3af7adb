// Games in which a player's worth is one number, in the game's own coins or points. Exact odds and simulations of any
// such game are written once against this concept.
//   worth(state)   what the player has that is not at stake
#pragma once
#include "rules/game.h"

namespace boxcars::rules {

template <class Rules>
concept KeepsAccount = Game<Rules> && requires(const typename Rules::State& state) {
    { worth(state) } -> std::same_as<std::int64_t>;
};

}  // namespace boxcars::rules
