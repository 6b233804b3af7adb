// The cursor on the felt, led by the arrow keys as a person leads it who looks where it stands.
#pragma once
#include "outside/seat.h"

#include <cmath>

namespace boxcars::outside {

// Arrow by arrow towards it; where the straight way is barred, the other direction first.
inline void walk_with_arrows(Seat& seat, const std::string& spot) {
    bool across = false;
    std::string before;
    for (int step = 0; step < 80; ++step) {
        const auto now = seat.look();
        const std::string focus = now.value("focus", "");
        if (focus == spot) return;
        const auto to = place_of(now, spot), from = place_of(now, focus);
        REQUIRE_MESSAGE(to, "no " << spot << " on this side");
        const double right = from ? to->x - from->x : 1, down = from ? to->y - from->y : 0;
        across = focus == before ? !across : std::abs(right) > std::abs(down);
        before = focus;
        seat.window.key(across ? (right > 0 ? "Right" : "Left") : (down > 0 ? "Down" : "Up"));
    }
    FAIL("the arrows do not lead to " << spot << ": at " << before);
}

}  // namespace boxcars::outside
