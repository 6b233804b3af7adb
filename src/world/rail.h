// A railway round a table: a rounded rectangle on the plane, walked by a fraction that starts at the bottom centre and
// runs to the left, up, right and back. Decides where a wagon stands; not what it means.
#pragma once
#include <glm/glm.hpp>

#include <vector>

namespace boxcars::world {

struct Rail {
    glm::vec2 half{8.7f, 3.4f};  // half width and height of the centre line, world units
    float corner = 1.5f;         // its corner radius
    float beside = 0;            // this far outside that line: neighbouring rails keep abreast

    float length() const;                     // world units once round
    glm::vec2 point(float fraction) const;    // 0..1; beyond, round again
    float heading(float fraction) const;      // radians, 0 = towards +x
    glm::vec2 outward(float fraction) const;  // unit vector away from the tray
    std::vector<glm::vec2> stretch(float from,
                                   float to) const;  // points along it, close enough to draw as a smooth line
};

}  // namespace boxcars::world
