// How a throw over an open table is turned and moved so that its dice rest inside an ellipse. Nothing stands round such
// a table, so the throw is as true turned and moved as it was simulated. In die edges and radians.
#pragma once
#include "world/throw/sim.h"

namespace boxcars::world {

struct Fit {
    float turn = 0;         // about the table's upward normal through the origin, before ...
    glm::vec2 shift{0, 0};  // ... it is moved by this much
    float furthest = 1e9f;  // of the dice's middles: 1 lies on the ellipse, less within it
};

// half: the ellipse's half axes, its middle on the origin. Turned by no more than most_turn either way, and no further
// than it takes to lie within.
Fit fit_into_ellipse(const Track& track, const glm::vec2& half, float most_turn);

void turn_about_origin(Track& track, float angle);

}  // namespace boxcars::world
