// Post-processing of the finished picture: bloom, vignette, noise against banding; none at Plain quality.
#pragma once
#include "render/gl.h"
#include "render/stage.h"

#include <filesystem>
#include <optional>
#include <utility>

namespace boxcars::render {

// The transition from scene to scene: keeps the last picture of the old scene, and slides or fades it away over the new
// one. Decides how a given share of the transition looks, not how long it takes.
class SceneTransition {
 public:
    explicit SceneTransition(const std::filesystem::path& shaders);
    void leave(glm::ivec2 px) { keep(left_, px); }  // keeps the finished frame as the old picture
    void pass(float share, TransitionStyle how);    // draws the transition in this frame
    void end(glm::ivec2 px);                        // draws the requested transition over the finished window

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

class Post {
 public:
    explicit Post(std::filesystem::path shaders) : shaders_(std::move(shaders)), quad_(picture_layout) {}
    GLuint begin(Quality quality, glm::ivec2 px);  // returns the framebuffer to draw into; 0: the window
    void end(Quality quality, glm::ivec2 px);      // puts the finished frame into the window

 private:
    void pass(const Program& program, const Target& from, const Target* to, glm::vec2 step);

    struct Programs {
        Program bright, blur, finish, finish_wide;
    };
    std::filesystem::path shaders_;
    std::optional<Programs> programs_{};  // compiled for the first frame that is not Plain
    Mesh quad_;
    Target scene_, small_[2], wide_[2];
};

}  // namespace boxcars::render
