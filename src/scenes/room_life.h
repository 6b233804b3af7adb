// Small motion in a car between throws: the lamp sways, dust turns in its beam, brass gleams, and now and then light
// from outside passes. Depends on the table's time, not on the game's random numbers. Stands still with reduced motion.
#pragma once
#include "base/ticks.h"
#include "scenes/type.h"

#include <functional>
#include <optional>

namespace boxcars::scenes {

// The places of a car's light, dust and brass in the current view, in logical px.
struct RoomLook {
    Rect seen;                                            // the table's rectangle
    vec2 beam;                                            // where the lamp's beam ends
    vec2 reach;                                           // the beam's half-width and half-height
    std::vector<vec2> brass;                              // points of the brass line that gleams
    Colour lamp = hex(0xFFE6C4), window = hex(0xFFF6E8);  // the light of lamp and window
    float size = 1;                                       // scales the lights and the number and size of motes
};

class RoomLife {
 public:
    RoomLife(double ticks, bool still) : seconds_(still ? 0 : ticks / ticks_per_second), still_(still) {}

    vec2 lamp_sway() const;                                 // world units
    std::optional<float> passing() const;                   // place of the passing light, 0 to 1; empty: none
    void draw(Canvas& canvas, const RoomLook& look) const;  // over the table and its dice

 private:
    void draw_dust(Canvas& canvas, const RoomLook& look) const;

    double seconds_;
    bool still_;
};

// A circle on the table as points on the canvas. The last point repeats the first.
std::vector<vec2> ring_on_table(const Camera& camera, vec2 middle, float radius, float high = 0);

// Rays of light that turn over a table for 1.2 s, for a big win `since` ticks ago.
struct WinRays {
    int count;
    float half;  // half a ray's width, radians
    Colour light;
    float brightest;                                   // opacity
    std::function<vec2(vec2 way, bool outer)> end_of;  // on the canvas: the inner or the outer end of a ray
};
void draw_rays(Canvas& canvas, const WinRays& rays, double since);

}  // namespace boxcars::scenes
