// Post-processing of the finished picture: bloom, vignette, noise against banding. Plain quality skips it all and draws
// straight to the window.
#pragma once
#include "render/gl.h"
#include "render/stage.h"

namespace boxcars::render {

class Post {
 public:
    explicit Post(const std::filesystem::path& shaders);
    GLuint begin(Quality quality, glm::ivec2 px);  // where to draw the frame; 0 is the window
    void end(Quality quality, glm::ivec2 px);      // afterwards the finished frame is in the window

 private:
    void pass(const Program& program, const Target& from, const Target* to, glm::vec2 step);

    Program bright_, blur_, finish_, finish_wide_;
    Mesh quad_;
    Target scene_, small_[2], wide_[2];
};

}  // namespace boxcars::render
