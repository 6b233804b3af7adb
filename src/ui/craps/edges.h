// One word for the house's edge on a spot.
#pragma once
#include <string_view>

namespace boxcars::ui {

// Edge on the stake: "none", "low" up to 2 %, "fair" up to 5 %, "steep" beyond; "yours" if it is the player's.
std::string_view edge_word(double edge);

}  // namespace boxcars::ui
