// A moment written down: the picture as a PNG, the scene's state as JSON. Throws Error when a file cannot be written.
#pragma once
#include "app/arcade/script.h"
#include "scenes/scene.h"
#include "session/files.h"

#include <set>
#include <span>

namespace boxcars::app {

// The files that one run writes for a script: what it wrote itself it may write again.
class ScriptFiles {
 public:
    explicit ScriptFiles(session::Existing existing) : existing_(existing) {}
    void write(const std::filesystem::path& file, std::string_view bytes);  // throws Error

 private:
    session::Existing existing_;
    std::set<std::filesystem::path> written_{};
};

std::string picture_of(render::Stage& stage, const script::Picture& picture);  // the bytes of its PNG file
struct AroundScene {                         // of a scene, for hands outside the program
    std::vector<render::HitTarget> spots{};  // what can be clicked, and where
    std::span<const std::string> notices{};  // what the player is told of the machine
};
std::string state_of(const scenes::Scene& scene, Ticks now, const AroundScene& around);

}  // namespace boxcars::app
