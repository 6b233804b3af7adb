// A throw of dice: rigid bodies simulated ahead until they rest, then turned so that the decided faces show on
// top. The faces are drawn before and never changed; strength and direction only change the motion.
#pragma once
#include "base/ticks.h"
#include "render/dice.h"

namespace boxcars::world {

struct Pose {
    glm::vec3 centre;
    glm::quat turn;  // body to world, in the body axes of render/dice.h
};

struct Contact {  // a knock that is heard and shakes the picture
    Ticks at;     // since the throw left the hand
    enum class With { Table, Wall, Die, Bowl } with;
    float impulse;  // die masses times units per second
    glm::vec3 where;
    int die;
};

struct Tray {                    // where the dice may go: a box with soft walls, or a round bowl
    glm::vec2 half{8.5f, 3.0f};  // half sizes in world units; a bowl uses half.x as its radius
    glm::vec2 centre{0, 0};
    bool bowl = false;
    glm::vec2 rest_half{0, 0};  // if > 0: every die's middle comes to rest within this box round `centre`
    bool far_rail = false;      // a throw down the whole of a long table, against the wall at +half.y
    // No walls, and `rest_half` is an ellipse: the throw is turned a little and moved to rest in it.
    bool open = false;
};

struct Toss {                 // how the dice are thrown
    float strength = 0.5f;    // 0: the weakest toss; 1: full strength
    glm::vec2 towards{0, 1};  // the flick's direction on the table; need not be a unit vector
    std::uint64_t dust = 0;   // seeds the motion only, never a result
};

struct ThrowTrack {
    // [tick][die], 120 ticks per second; the first as it leaves the hand, the last at rest.
    std::vector<std::vector<Pose>> poses;
    std::vector<Contact> contacts;  // sorted by time
    Ticks length() const { return static_cast<Ticks>(poses.size()) - 1; }
    Pose at(int die, double tick) const;  // interpolates between ticks; after the end: at rest
};

// faces: decided, each 1..6 (on other dice the scene prints the number). At the end dice always rest flat, uncocked;
// other results are rejected and simulated again with the next sub-seed. Takes 1.2 to 2.2 s in 99.9 % of cases.
ThrowTrack throw_dice(render::DieKind kind, std::span<const int> faces, const Tray& tray, const Toss& toss);
int face_up(const glm::quat& turn);  // the face whose axis points to +z
// One of the four rotations r of the cube for which turn * r shows `face` on top; `choice` (0..3) selects one.
glm::quat relabelling(const glm::quat& turn, int face, int choice);

}  // namespace boxcars::world
