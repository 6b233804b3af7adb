// The cursor on the felt, led by the arrow keys as a person leads it who looks where it stands.
#pragma once
#include "outside/seat.h"

namespace boxcars::outside {

// Arrow by arrow towards it; where the straight way is barred, the other direction first.
void walk_with_arrows(Seat& seat, const std::string& spot);

}  // namespace boxcars::outside
