// A throw of dice: rigid bodies simulated ahead until they rest, then turned so that the decided faces end up.
// Decides the motion only. The faces were drawn before and are never changed; strength and swing change the motion
// alone.
#pragma once
#include "base/ticks.h"
#include "render/dice.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boxcars::world {

struct Pose {
    glm::vec3 centre;
    glm::quat turn;  // body to world, in the body axes of render/dice.h: the decided face ends up
};

struct Contact {  // for sound and shake
    Ticks at;     // since the throw left the hand
    enum class With { Table, Wall, Die, Bowl } with;
    float impulse;  // die masses times units a second
    glm::vec3 where;
    int die;
};

struct Tray {                    // where the dice may go: a box with soft walls, or a round bowl
    glm::vec2 half{8.5f, 3.0f};  // half sizes in world units; a bowl uses half.x as its radius
    glm::vec2 centre{0, 0};
    bool bowl = false;
    glm::vec2 rest_half{0, 0};  // when > 0: every die's middle comes to rest within this box round `centre`
    bool far_rail = false;      // thrown over a long table: down the whole of it, against the wall at +half.y
    bool open = false;  // no walls, `rest_half` is an ellipse's: the throw is turned a little and moved to rest in it
};

struct Toss {                 // how it was thrown
    float strength = 0.5f;    // 0 a lazy toss .. 1 as hard as it goes
    glm::vec2 towards{0, 1};  // the flick's direction on the table; need not be a unit vector
    std::uint64_t dust = 0;   // seeds the looks only; never a result
};

struct ThrowTrack {
    std::vector<std::vector<Pose>>
        poses;                      // [tick][die], 120 a second, the first as it leaves the hand, the last at rest
    std::vector<Contact> contacts;  // in order of time
    Ticks length() const { return static_cast<Ticks>(poses.size()) - 1; }
    Pose at(int die, double tick) const;  // between two ticks too; beyond the end: at rest
};

// faces: decided, each 1..6 for a kind that shows pips (other dice: 1..sides, shown as numbered chips by the scene).
// Always at rest, flat and uncocked at the end, whatever it takes (reject and simulate again with the next sub-seed).
// 1.2 to 2.2 seconds in 99.9 % of cases.
ThrowTrack throw_dice(render::DieKind kind, std::span<const int> faces, const Tray& tray, const Toss& toss);

int face_up(const glm::quat& turn);  // which face of the body axes points to +z

}  // namespace boxcars::world
