#include "world/throw/fit.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace boxcars::world {
namespace {

constexpr float turn_step = 0.05f;
constexpr float well_within = 0.98f;

struct Enclosing {
    glm::vec2 middle;
    float radius;
};

// The centre of the circle through three points. Empty if they are on one line.
std::optional<glm::vec2> circumcentre(const glm::vec2& a, const glm::vec2& b, const glm::vec2& c) {
    const glm::vec2 p = b - a, q = c - a;
    const float d = 2 * (p.x * q.y - p.y * q.x);
    if (std::abs(d) < 1e-6f) return {};
    return a + glm::vec2{q.y * glm::dot(p, p) - p.y * glm::dot(q, q), p.x * glm::dot(q, q) - q.x * glm::dot(p, p)} / d;
}

// The smallest circle that holds all points goes through two of them as a diameter, or through three.
Enclosing smallest_circle(const std::vector<glm::vec2>& points) {
    Enclosing best{points.front(), points.size() > 1 ? 1e9f : 0.0f};
    const auto consider = [&](const glm::vec2& middle) {
        float radius = 0;
        for (const glm::vec2& point : points) radius = std::max(radius, glm::length(point - middle));
        if (radius < best.radius) best = {middle, radius};
    };
    for (auto a = points.begin(); a != points.end(); ++a)
        for (auto b = std::next(a); b != points.end(); ++b) {
            consider(0.5f * (*a + *b));
            for (auto c = std::next(b); c != points.end(); ++c)
                if (const auto middle = circumcentre(*a, *b, *c)) consider(*middle);
        }
    return best;
}

Fit fit_turned(const std::vector<Pose>& at_rest, const glm::vec2& half, float turn) {
    const float c = std::cos(turn), s = std::sin(turn);
    std::vector<glm::vec2> points;  // in the ellipse's own units, in which it is a circle of radius 1
    for (const Pose& pose : at_rest)
        points.push_back(glm::vec2{pose.centre.x * c - pose.centre.y * s, pose.centre.x * s + pose.centre.y * c} /
                         half);
    const Enclosing circle = smallest_circle(points);
    return {turn, -circle.middle * half, circle.radius};
}

}  // namespace

Fit fit_into_ellipse(const Track& track, const glm::vec2& half, float most_turn) {
    Fit best = fit_turned(track.poses.back(), half, 0);
    for (int step = 1; best.furthest > well_within; ++step) {
        const float turn = turn_step * static_cast<float>(step);
        if (turn > most_turn) break;
        for (const float way : {turn, -turn})
            if (const Fit fit = fit_turned(track.poses.back(), half, way); fit.furthest < best.furthest) best = fit;
    }
    return best;
}

void turn_about_origin(Track& track, float angle) {
    const glm::quat by = glm::angleAxis(angle, glm::vec3(0, 0, 1));
    for (auto& tick : track.poses)
        for (Pose& pose : tick) pose = {by * pose.centre, by * pose.turn};
    for (Contact& contact : track.contacts) contact.where = by * contact.where;
}

}  // namespace boxcars::world
