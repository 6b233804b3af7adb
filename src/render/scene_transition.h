// The transition from scene to scene: keeps the last picture of the old scene, and slides or fades it away over the new
// one. Decides how a given share of the transition looks, not how long it takes.
#pragma once
#include "render/gl.h"
#include "render/stage.h"

#include <optional>

namespace boxcars::render {

class SceneTransition {
 public:
    explicit SceneTransition(const std::filesystem::path& shaders);
    void leave(glm::ivec2 px);                    // keeps the finished frame as the old picture
    void pass(float share, TransitionStyle how);  // draws the transition in this frame
    void end(glm::ivec2 px);                      // the finished frame is in the window; then draws what was requested

 private:
    void keep(Texture& texture, glm::ivec2 px) const;
    void show(const Texture& picture, float left, float opaque) const;

    Program picture_;
    Mesh quad_;
    Texture left_{}, coming_{};
    struct Passing {
        float share;
        TransitionStyle how;
    };
    std::optional<Passing> passing_{};
};

}  // namespace boxcars::render
