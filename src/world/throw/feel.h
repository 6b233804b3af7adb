// How each kind of die behaves when it is thrown: all tunable numbers in one place. Lengths are in die edges: a die
// twice as big is simulated with the same numbers and drawn twice as big, so Bullet's own tolerances always have the
// same meaning.
#pragma once
#include "render/dice.h"

namespace boxcars::world {

struct Feel {
    float edge = 1;         // world units per die edge
    float rounding = 0.1f;  // radius of edges and corners, in edges
    float gravity = 32;     // die edges per second squared; determines how long a throw takes
    float bounce = 0.62f;   // restitution of the table
    float wall_bounce = 0.45f;
    float grip = 0.65f;        // friction with the table
    float slow = 4, fast = 9;  // die edges per second across the table, at strength 0 and 1
    float drag = 0.06f, spin_drag = 0.12f;
};

Feel feel_of(render::DieKind kind);

}  // namespace boxcars::world
