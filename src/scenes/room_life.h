// What lives in a car while nothing is played: the lamp sways on its cord, dust turns in its beam, brass throws it
// back, and every so often light from the line goes over the table. One for all cars, made from the table's own time
// alone; its chances are dust, never the game's. With reduced motion it stands still.
#pragma once
#include "base/ticks.h"
#include "render/camera.h"
#include "render/stage.h"

#include <optional>
#include <vector>

namespace boxcars::scenes {

struct RoomLook {                  // a car's, as its table is seen now; logical px
    render::Rect seen;             // of the table
    glm::vec2 beam;                // where the lamp's beam meets it
    glm::vec2 reach;               // of the beam, to its sides
    std::vector<glm::vec2> brass;  // along which the lamp is thrown back
    render::Colour lamp, window;   // of their light
    float size = 1;                // of motes and lights, and how many motes there are; less where little is seen
};

class RoomLife {
 public:
    RoomLife(double ticks, bool still) : seconds_(still ? 0 : ticks / ticks_per_second), still_(still) {}

    glm::vec2 lamp_sway() const;           // world units; shadows of dice move by one to two px
    std::optional<float> passing() const;  // 0..1 of the way of a light from outside; none: it is dark there
    void draw(render::Canvas& canvas, const RoomLook& look) const;  // over the table and its dice

 private:
    void draw_passing(render::Canvas& canvas, const RoomLook& look) const;
    void draw_dust(render::Canvas& canvas, const RoomLook& look) const;
    void draw_brass(render::Canvas& canvas, const RoomLook& look) const;

    double seconds_;
    bool still_;
};

// A round of brass on a table, as it is seen.
std::vector<glm::vec2> ring_on_table(const render::Camera& camera, glm::vec2 middle, float radius, float high = 0);

}  // namespace boxcars::scenes
