// The house's edge on a spot, in one word.
#pragma once
#include <string_view>

namespace boxcars::ui {

// Of the edge on what is staked: "none", "low" up to 2 %, "fair" up to 5 %, "steep" beyond; "yours" when it is the
// player's.
std::string_view edge_word(double edge);

}  // namespace boxcars::ui
