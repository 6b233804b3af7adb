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

// What stands round a tray. Where there are no ends, or nothing at all, the caller places the track afterwards.
enum class TrayShape {
    Box,      // a wall at each of +-half.x and +-half.y
    NoEnds,   // at +-half.y alone
    FarRail,  // at +half.y alone
    Bowl,     // round, of radius half.x
    Open,     // a table top that ends somewhere: a throw that goes further than half is not worth showing
};

struct TrayWalls {  // the tray, in die edges; centred on the origin
    glm::vec2 half{8, 3};
    TrayShape shape = TrayShape::Box;
    Ticks limit = 0;  // what has not come to rest by then is given up
};

struct Track {
    std::vector<std::vector<Pose>> poses;  // [tick][die]
    std::vector<Contact> contacts;
    bool rested = false;  // every die level and still inside the tray before time ran out
};

Track simulate(const Feel& feel, const TrayWalls& walls, const std::vector<Start>& starts);

}  // namespace boxcars::world
