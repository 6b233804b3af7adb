// A moment written down: the picture as a PNG, the scene's state as JSON. Throws Error when a file cannot be written.
#pragma once
#include "scenes/scene.h"

#include <span>

namespace boxcars::app {

void write_picture(render::Stage& stage, const std::filesystem::path& file);
// With what can be clicked, and where: for hands outside the program.
void write_state(const scenes::Scene& scene, Ticks now, std::span<const render::HitTarget> spots,
                 const std::filesystem::path& file);

}  // namespace boxcars::app
