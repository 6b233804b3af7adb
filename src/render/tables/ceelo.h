// The geometry of the cable drum, in world units: planks, steel rim, chalk rings and sectors, the bank's track.
// shaders/ceelo_table.frag draws it, and the scene lays coins on it.
#pragma once
#include <glm/glm.hpp>
#include <glm/gtc/constants.hpp>
#include <vector>

namespace boxcars::render {

struct CeeloTable {
    glm::vec2 drum{0.0f, -0.06f};  // the drum's middle
    float planks = 4.36f;          // radius of the wood
    float rim = 4.54f;             // radius of the steel rim
    glm::vec2 bank{0.0f, 0.16f};   // the middle of the bank's ring
    float bank_ring = 2.02f;       // radius of the chalk round the bank
    float track = 2.27f;           // radius of the groove that shows how much of the bank is covered
    float track_half = 0.075f;     // half the groove's width
    float chalk = 4.10f;           // radius of the outer chalk ring
    int players = 3;               // number of sectors; the first one's middle is at the bottom
    bool plain = false;            // less wood grain (settings: plain felt)

    // The middle of a place's sector, in radians from +x; place 0 is at the bottom, then clockwise seen from above.
    float angle(int place) const {
        return -glm::half_pi<float>() - glm::two_pi<float>() * static_cast<float>(place) / static_cast<float>(players);
    }
    // The point at `radius` from the drum's middle in the sector of `place`, moved clockwise by `aside` world units.
    glm::vec2 at(int place, float radius, float aside = 0) const {
        const float turn = angle(place) - aside / radius;
        return drum + radius * glm::vec2{std::cos(turn), std::sin(turn)};
    }
    std::vector<glm::vec4> numbers() const {  // u_numbers of the shader
        return {{drum, planks, rim},
                {bank, bank_ring, track},
                {track_half, chalk, static_cast<float>(players), plain ? 1 : 0}};
    }
};

}  // namespace boxcars::render
