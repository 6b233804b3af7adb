// What a wagon on Pig's railway meets with: the signal at the line, which falls when somebody comes home, the steam of
// a lap of honour, and the way back after a snout: sparks at the wheels, the lamps along the way out one by one.
#pragma once
#include "render/camera.h"
#include "world/rail.h"

namespace boxcars::scenes::pig_look {

// `fallen` 0..1: its arm says stop, then go.
void draw_signal(render::Canvas& canvas, const render::Camera& camera, float fallen);
// Of a wagon at `at` on its way round, which it has travelled for so many seconds.
void draw_wagon_steam(render::Canvas& canvas, const render::Camera& camera, const world::Rail& rail, float at,
                      double seconds, float strength);

struct Skid {  // a wagon that a snout sends back along its rail
    world::Rail rail;
    float from, to;  // where the turn had taken it, and where it stands again
    float done;      // 0..1 of its time
};
void draw_skid(render::Canvas& canvas, const render::Camera& camera, const Skid& skid);

}  // namespace boxcars::scenes::pig_look
