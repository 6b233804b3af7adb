// The convex hull of points in the plane: the part of the screen that a body can cover.
#pragma once
#include <algorithm>
#include <glm/glm.hpp>
#include <vector>

namespace boxcars::render {

// Sorts `points`; `hull` receives the corners, anticlockwise. Andrew's monotone chain.
inline void convex_hull(std::vector<glm::vec2>& points, std::vector<glm::vec2>& hull) {
    hull.clear();
    std::sort(points.begin(), points.end(),
              [](glm::vec2 a, glm::vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    const auto left_turn = [](glm::vec2 a, glm::vec2 b, glm::vec2 c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-7f;
    };
    const auto half = [&](auto begin, auto end) {
        const std::size_t first = hull.size();
        for (auto p = begin; p != end; ++p) {
            while (hull.size() >= first + 2 && !left_turn(hull[hull.size() - 2], hull.back(), *p)) hull.pop_back();
            hull.push_back(*p);
        }
        hull.pop_back();  // the other half begins with it
    };
    if (points.size() < 3) return;
    half(points.begin(), points.end());
    half(points.rbegin(), points.rend());
}

}  // namespace boxcars::render
