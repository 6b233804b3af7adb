// What the simulation of a throw adds to Bullet: the shape of the bowl, and the knocks that are heard.
#pragma once
#include "world/throw/throw.h"

#include <btBulletCollisionCommon.h>

#include <map>
#include <memory>
#include <vector>

namespace boxcars::world {

// The wall of the porcelain bowl for the simulation: an arc turned about the bowl's axis. A plane is its flat bottom.
class BowlShape {
 public:
    explicit BowlShape(float rim_radius);  // in die edges; the bowl's bottom is at z = 0
    btCollisionShape& shape() { return *shape_; }

 private:
    btTriangleMesh mesh_;
    std::unique_ptr<btBvhTriangleMeshShape> shape_;
};

float bowl_flat_radius(float rim_radius);

// Merges thousands of contact impulses into the few knocks that a listener can tell apart.
class KnockBook {
 public:
    // `resting` is the impulse per step that merely carries a die's weight; less than six times that is no knock.
    explicit KnockBook(float resting) : quiet_(resting * 6) {}

    void begin_step(Ticks now) { now_ = now; }
    void add(int die, int other, Contact::With with, float impulse, const glm::vec3& where);
    void end_step();
    std::vector<Contact> take() { return std::move(knocks_); }

 private:
    struct Pair {
        float impulse = 0;         // sum of the impulses in this step
        glm::vec3 where{0, 0, 0};  // sum of the places, weighted by impulse
        Ticks last = -1000;        // when this pair last knocked
        std::size_t entry = 0;
    };
    struct Meeting {
        int die, other;
        Contact::With with;
        auto operator<=>(const Meeting&) const = default;
    };
    float quiet_;
    Ticks now_ = 0;
    std::map<Meeting, Pair> pairs_;
    std::vector<Contact> knocks_;
};

}  // namespace boxcars::world
