// One partition of the throws that serves every state of a game: each state takes all throws of a part alike. Which
// throws make up a part is nobody's business, as all are equally likely; so parts are shared as far as their sizes let
// them. Few parts make small tables. Knows no game.
#pragma once
#include <utility>
#include <vector>

namespace boxcars::sim {

using ThrowsTo = std::vector<std::pair<int, int>>;  // of a state: where to, by how many throws

struct SharedThrows {
    std::vector<int> ways{};             // of each part; they add up to all throws
    std::vector<std::vector<int>> to{};  // [state][part]
};

// Not always the fewest parts there could be. requires: the ways of every state add up to `throws`
SharedThrows share(const std::vector<ThrowsTo>& states, int throws);

}  // namespace boxcars::sim
