// Simulates rigid dice until they rest; their faces do not matter. Units: die edges, seconds, die masses (see Feel).
#pragma once
#include "world/throw/throw.h"

namespace boxcars::world {

// How each kind of die behaves when it is thrown: all tunable numbers. Lengths are in die edges: a die twice as big has
// the same numbers and is drawn twice as big, so Bullet's own tolerances always have the same meaning.
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

struct Launch {  // a die as it leaves the hand
    glm::vec3 centre, velocity, spin;
    glm::quat turn;
};

// What surrounds a tray. In a direction without walls the caller moves the track afterwards.
enum class TrayShape {
    Box,      // a wall at each of +-half.x and +-half.y
    NoEnds,   // walls at +-half.y only
    FarRail,  // a wall at +half.y only
    Bowl,     // a circle of radius half.x
    // No walls. The table top ends at half.x all round; throw.cpp rejects throws that leave it.
    Open,
};

struct TrayWalls {  // in die edges; centred on the origin
    glm::vec2 half{8, 3};
    TrayShape shape = TrayShape::Box;
    Ticks limit = 0;  // throws that have not come to rest by then are given up
};

struct Track : ThrowTrack {
    bool rested = false;  // every die level and inside the tray before the limit
};

Track simulate(const Feel& feel, const TrayWalls& walls, const std::vector<Launch>& starts);

// How to turn and move a throw over an open table so that its dice rest inside an ellipse. Such a table has no walls,
// so a throw that is turned and moved stays physically correct. In die edges and radians.
struct Fit {
    float turn = 0;         // about the table's upward normal through the origin; turn first, then shift
    glm::vec2 shift{0, 0};  // applied after the turn
    float furthest = 1e9f;  // the outermost die's middle: 1 is on the ellipse, less is inside
};

// half: the semi-axes of an ellipse round the origin. Turns by most_turn at most either way, and no more than needed.
Fit fit_into_ellipse(const Track& track, const glm::vec2& half, float most_turn);
float tilt_degrees(const glm::quat& turn);  // how far the uppermost face is from level
// How far a cube of edge 1 with slightly rounded edges reaches along an axis of the table (0 x, 1 y).
float reach(const glm::quat& turn, int axis);
void turn_about_origin(Track& track, float angle);

struct Push {  // factors that correct the faults of earlier tries
    float speed = 1, lift = 1;
};

// Computes how the dice leave the hand: place, speed, spin. Random numbers come from dust, never from the game's dice.
std::vector<Launch> aim(const Feel& feel, const TrayWalls& walls, int dice, const Toss& toss, const Push& push,
                        std::uint64_t dust);

}  // namespace boxcars::world
