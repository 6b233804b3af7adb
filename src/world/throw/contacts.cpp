#include "world/throw/contacts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace boxcars::world {
namespace {

constexpr int around = 40, up = 6;
constexpr float beyond_rim = 1.6f;  // a quarter of the height of an invisible wall above the rim, which keeps dice in

// Distance from the middle and height of a point of the bowl's wall, at `part` (0..1) of its arc. The arc begins at 18
// degrees, steep enough for a die to slide off it, and ends at 64 degrees at the rim.
std::array<float, 2> profile(float part, float rim) {
    constexpr float degree = std::numbers::pi_v<float> / 180, foot = 18 * degree, steepest = 64 * degree;
    const float flat = bowl_flat_radius(rim);
    const float radius = (rim - flat) / (std::sin(steepest) - std::sin(foot));
    const float angle = foot + (steepest - foot) * part;
    return {flat + radius * (std::sin(angle) - std::sin(foot)), radius * (std::cos(foot) - std::cos(angle))};
}

constexpr Ticks rattle = 5;  // 42 ms: knocks closer together sound like one

}  // namespace

float bowl_flat_radius(float rim_radius) { return 0.52f * rim_radius; }

BowlShape::BowlShape(float rim_radius) {
    const auto point = [&](int ring, int spoke) {
        const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(spoke) / around;
        std::array<float, 2> at = profile(static_cast<float>(std::min(ring, up)) / up, rim_radius);
        if (ring > up) at = {at[0] + 0.1f, at[1] + beyond_rim * 4};
        return btVector3(at[0] * std::cos(turn), at[0] * std::sin(turn), at[1]);
    };
    for (int ring = 0; ring <= up; ++ring)
        for (int spoke = 0; spoke < around; ++spoke) {
            const btVector3 a = point(ring, spoke), b = point(ring + 1, spoke);
            const btVector3 c = point(ring + 1, spoke + 1), d = point(ring, spoke + 1);
            mesh_.addTriangle(a, c, b);
            mesh_.addTriangle(a, d, c);
        }
    shape_ = std::make_unique<btBvhTriangleMeshShape>(&mesh_, true);
    shape_->setMargin(0.0f);
}

void KnockBook::add(int die, int other, Contact::With with, float impulse, const glm::vec3& where) {
    Pair& pair = pairs_[{die, other, with}];
    pair.impulse += impulse;
    pair.where += where * impulse;
}

void KnockBook::end_step() {
    for (auto& [key, pair] : pairs_) {
        if (pair.impulse > quiet_) {
            const glm::vec3 where = pair.where / pair.impulse;
            if (now_ - pair.last >= rattle) {
                pair.entry = knocks_.size();
                knocks_.push_back({now_, key.with, pair.impulse, where, key.die});
            } else if (Contact& knock = knocks_[pair.entry]; pair.impulse > knock.impulse) {
                knock.impulse = pair.impulse;
                knock.where = where;
            }
            pair.last = now_;
        }
        pair.impulse = 0;
        pair.where = {0, 0, 0};
    }
}

}  // namespace boxcars::world
