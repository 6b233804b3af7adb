#include "render/scene_transition.h"

namespace boxcars::render {

SceneTransition::SceneTransition(const std::filesystem::path& shaders)
    : picture_(picture_program(shaders, "passing.frag")), quad_(picture_layout) {}

// Copies the finished frame out of the window. A browser's window has no alpha, and none can be copied out of it.
void SceneTransition::keep(Texture& texture, glm::ivec2 px) const {
    const bool fits = texture.id() != 0 && texture.size() == px;
    if (!fits) texture = Texture(px, nullptr, GL_LINEAR);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    texture.bind();
    if (!fits) return glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, 0, 0, px.x, px.y, 0);
    glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, px.x, px.y);
}

// left: the distance of the picture's left edge from the window's, in window widths.
void SceneTransition::show(const Texture& picture, float left, float opaque) const {
    const glm::vec2 low{2 * left - 1, -1}, high{2 * left + 1, 1};
    picture.bind();
    picture_.use();
    picture_.set("u_picture", 0);
    picture_.set("u_low", low);
    picture_.set("u_high", high);
    picture_.set("u_opaque", opaque);
    quad_.draw_strip(std::array{low.x, low.y, high.x, low.y, low.x, high.y, high.x, high.y});
}

void SceneTransition::leave(glm::ivec2 px) { keep(left_, px); }

void SceneTransition::pass(float share, TransitionStyle how) {
    if (left_.id() != 0) passing_ = {share, how};
}

void SceneTransition::end(glm::ivec2 px) {
    if (!passing_) return;
    const auto [share, how] = *passing_;
    passing_.reset();
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, px.x, px.y);
    if (how == TransitionStyle::Fading) return show(left_, 0, 1 - share);
    keep(coming_, px);
    const float side = how == TransitionStyle::Leftwards ? 1.0f : -1.0f;
    show(left_, -side * share, 1);
    show(coming_, side * (1 - share), 1);
}

}  // namespace boxcars::render
