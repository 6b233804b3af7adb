// A moment written down: the picture as a PNG, the scene's state as JSON. Throws Error when a file cannot be written.
#pragma once
#include "app/arcade/script.h"
#include "scenes/scene.h"

#include <span>

namespace boxcars::app {

void write_picture(render::Stage& stage, const script::Picture& picture);
struct AroundScene {                         // of a scene, for hands outside the program
    std::vector<render::HitTarget> spots{};  // what can be clicked, and where
    std::span<const std::string> notices{};  // what the player is told of the machine
};
std::string state_of(const scenes::Scene& scene, Ticks now, const AroundScene& around);
void write_state(const std::string& state, const std::filesystem::path& file);

}  // namespace boxcars::app
