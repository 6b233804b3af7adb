// Easing functions: 0..1 in, 0..1 out (back_out overshoots a little).
#pragma once
#include <algorithm>
#include <cmath>

namespace boxcars::world {

inline float unit(double x) { return static_cast<float>(std::clamp(x, 0.0, 1.0)); }
inline float cubic_out(float x) { return 1 - (1 - x) * (1 - x) * (1 - x); }
inline float cubic_in(float x) { return x * x * x; }
inline float cubic_in_out(float x) { return x < 0.5f ? 4 * x * x * x : 1 - 4 * (1 - x) * (1 - x) * (1 - x); }
inline float quint_out(float x) { return 1 - std::pow(1 - x, 5.0f); }
inline float quad_out(float x) { return 1 - (1 - x) * (1 - x); }
inline float quad_in(float x) { return x * x; }
inline float back_out(float x, float over = 1.2f) {
    const float y = x - 1;
    return 1 + y * y * ((over + 1) * y + over);
}

}  // namespace boxcars::world
