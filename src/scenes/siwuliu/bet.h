// How the next bet is stepped up and down: in amounts that people bet, finer where it is small. Cents.
#pragma once
#include "base/money.h"

#include <algorithm>
#include <array>

namespace boxcars::scenes {

inline Cents bet_step(Cents around) {
    constexpr std::array<Cents, 9> steps{1, 5, 25, 100, 500, 1000, 5000, 10000, 50000};
    Cents step = steps[0];
    for (const Cents one : steps)
        if (one * 4 <= around) step = one;
    return step;
}
inline Cents bet_up(Cents now) {
    const Cents step = bet_step(now);
    return (now / step + 1) * step;
}
inline Cents bet_down(Cents now) {
    if (now <= 1) return 1;
    const Cents step = bet_step(now - 1);
    return std::max<Cents>(1, (now - 1) / step * step);
}

}  // namespace boxcars::scenes
