// Saves a moment: the picture as a PNG, the scene's state as JSON. Throws Error if a file cannot be written.
#pragma once
#include "app/arcade/script.h"
#include "scenes/scene.h"
#include "session/files.h"

#include <set>
#include <span>

namespace boxcars::app {

// The files written for a script in one run. A run may overwrite its own files.
class ScriptFiles {
 public:
    explicit ScriptFiles(session::Existing existing) : existing_(existing) {}
    void write(const std::filesystem::path& file, std::string_view bytes);  // throws Error

 private:
    session::Existing existing_;
    std::set<std::filesystem::path> written_{};
};

std::string picture_of(render::Stage& stage, const script::Picture& picture);  // the bytes of a PNG file
struct AroundScene {                         // what the state file says besides the scene
    std::vector<render::HitTarget> spots{};  // what can be clicked, and where
    std::span<const std::string> notices{};  // notices to the player about the machine
    int presses_heard = 0;                   // see TableInput
};
std::string state_of(const scenes::Scene& scene, Ticks now, const AroundScene& around);

}  // namespace boxcars::app
