// One partition of the throws that serves every state of a game: each state treats all throws of a part alike. All
// throws are equally likely, so only the sizes of the parts matter, and states share parts as far as the sizes allow.
// Few parts make small tables. Knows no game.
#pragma once
#include <utility>
#include <vector>

namespace boxcars::sim {

using ThrowsTo = std::vector<std::pair<int, int>>;  // for one state: each next state, and how many throws lead there

struct SharedThrows {
    std::vector<int> ways{};             // the number of throws in each part; they add up to all throws
    std::vector<std::vector<int>> to{};  // [state][part]
};

// The number of parts is small, but not always the least possible. requires: the ways of every state add up to `throws`
SharedThrows share(const std::vector<ThrowsTo>& states, int throws);

}  // namespace boxcars::sim
