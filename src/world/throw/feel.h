// How each kind of die behaves when it is thrown: every number worth tuning, in one place.
// Lengths in die edges: the same throw of a die twice as big is simulated as the same numbers and drawn twice as big,
// so that Bullet's own tolerances always mean the same.
#pragma once
#include "render/dice.h"

namespace boxcars::world {

struct Feel {
    float edge = 1;         // world units to a die edge
    float rounding = 0.1f;  // radius of edges and corners, in edges
    float gravity = 32;     // edges a second squared; sets how long a throw takes
    float bounce = 0.62f;   // of the table
    float wall_bounce = 0.45f;
    float grip = 0.65f;        // friction with the table
    float slow = 4, fast = 9;  // edges a second across the table, at strength 0 and 1
    float drag = 0.06f, spin_drag = 0.12f;
};

Feel feel_of(render::DieKind kind);

}  // namespace boxcars::world
