// Rigid dice on a table, simulated until they rest. Decides the motion of one throw from its start; knows no faces.
// Everything here is in die edges, seconds and die masses (see feel.h).
#pragma once
#include "world/throw/feel.h"
#include "world/throw/throw.h"

#include <vector>

namespace boxcars::world {

struct Start {  // a die as it leaves the hand
    glm::vec3 centre, velocity, spin;
    glm::quat turn;
};

struct TrayWalls {  // the tray, in die edges; centred on the origin
    glm::vec2 half{8, 3};
    bool bowl = false;
    bool near_wall = true;  // false: nothing at -half.y
    bool end_walls = true;  // false: nothing at +-half.x, the caller places the track afterwards
    Ticks limit = 0;        // what has not come to rest by then is given up
};

struct Track {
    std::vector<std::vector<Pose>> poses;  // [tick][die]
    std::vector<Contact> contacts;
    bool rested = false;  // every die level and still inside the tray before time ran out
};

Track simulate(const Feel& feel, const TrayWalls& walls, const std::vector<Start>& starts);

}  // namespace boxcars::world
