// A railway round a table: a rounded rectangle on the plane. A fraction of one round gives a place on it: it starts at
// the bottom centre and runs to the left, up, right and back.
#pragma once
#include <glm/glm.hpp>

#include <vector>

namespace boxcars::world {

struct Rail {
    glm::vec2 half{8.7f, 3.4f};  // half width and height of the centre line, world units
    float corner = 1.5f;         // corner radius of the centre line
    // The distance outside the centre line, for a parallel rail. Parallel rails use the same fractions.
    float beside = 0;

    float length() const;                     // world units for one round
    glm::vec2 point(float fraction) const;    // the fraction is 0..1; beyond that it wraps round
    float heading(float fraction) const;      // radians, 0 = towards +x
    glm::vec2 outward(float fraction) const;  // unit vector away from the tray
    // Points along the rail between two fractions, close enough to draw as a smooth line.
    std::vector<glm::vec2> stretch(float from, float to) const;
};

}  // namespace boxcars::world
