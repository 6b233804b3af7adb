// From car to car: the picture that is left, kept, and a frame that shows it go by while the next one comes. Decides
// how a given share of the way looks, not how long it takes.
#pragma once
#include "render/gl.h"
#include "render/stage.h"

#include <optional>

namespace boxcars::render {

class SceneTransition {
 public:
    explicit SceneTransition(const std::filesystem::path& shaders);
    void leave(glm::ivec2 px);                    // the finished frame is what is left
    void pass(float share, TransitionStyle how);  // in this frame
    void end(glm::ivec2 px);  // the finished frame is in the window, and after this what was requested

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
