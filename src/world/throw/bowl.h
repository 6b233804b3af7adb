// The shape of the porcelain bowl for the simulation: a flat bottom that runs into a spherical cap.
#pragma once
#include <btBulletCollisionCommon.h>

#include <memory>

namespace boxcars::world {

class BowlShape {
 public:
    explicit BowlShape(float rim_radius);  // in die edges; the bottom is at z = 0
    btCollisionShape& shape() { return *shape_; }

 private:
    btTriangleMesh mesh_;
    std::unique_ptr<btBvhTriangleMeshShape> shape_;
};

float bowl_flat_radius(float rim_radius);

}  // namespace boxcars::world
