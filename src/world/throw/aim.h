// Computes how the dice leave the hand: place, speed and spin at the start. Random numbers come from dust alone, never
// from the game's dice.
#pragma once
#include "world/throw/sim.h"

namespace boxcars::world {

// How to turn and move a throw over an open table so that its dice rest inside an ellipse. Such a table has no walls,
// so a throw that is turned and moved stays physically correct. In die edges and radians.
struct Fit {
    float turn = 0;         // about the table's upward normal through the origin; turn first, then shift
    glm::vec2 shift{0, 0};  // applied after the turn
    float furthest = 1e9f;  // the outermost die's middle: 1 is on the ellipse, less is inside
};

// half: the semi-axes of the ellipse, which is centred on the origin. Turns by at most most_turn in either direction,
// and only as far as needed to lie inside.
Fit fit_into_ellipse(const Track& track, const glm::vec2& half, float most_turn);

void turn_about_origin(Track& track, float angle);

// In die edges: the distance from the hand to the middle of a tray before a far rail.
constexpr float long_table = 7.4f;

struct Push {  // corrections learnt from earlier tries; 1: unchanged
    float speed = 1, lift = 1;
};

std::vector<Start> aim(const Feel& feel, const TrayWalls& walls, int dice, const Toss& toss, const Push& push,
                       std::uint64_t dust);

}  // namespace boxcars::world
