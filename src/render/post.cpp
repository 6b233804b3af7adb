#include "render/post.h"

#include <array>

namespace boxcars::render {
namespace {

void fit(Target& target, glm::ivec2 size) {
    size = glm::max(size, 1);
    if (target.id() == 0 || target.size() != size) target = Target(size);
}

}  // namespace

SceneTransition::SceneTransition(const std::filesystem::path& shaders)
    : picture_(picture_program(shaders, "passing.frag")), quad_(picture_layout) {}

// Copies the finished frame out of the window, without alpha: a browser's window has none, and none can be copied.
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

GLuint Post::begin(Quality quality, glm::ivec2 px) {
    if (quality == Quality::Plain) return 0;
    if (!programs_)
        programs_ = {picture_program(shaders_, "bright.frag"), picture_program(shaders_, "blur.frag"),
                     picture_program(shaders_, "finish.frag"),
                     picture_program(shaders_, "finish.frag", "#define WIDE\n")};
    fit(scene_, px);
    for (Target& t : small_) fit(t, px / 4);
    for (Target& t : wide_) fit(t, px / 8);
    return scene_.id();
}

void Post::pass(const Program& program, const Target& from, const Target* to, glm::vec2 step) {
    if (to != nullptr) to->draw_here();
    program.use();
    program.set("u_picture", 0);
    program.set("u_step", step / glm::vec2(from.size()));
    from.picture().bind();
    quad_.draw_strip(whole_picture);
}

void Post::end(Quality quality, glm::ivec2 px) {
    if (quality == Quality::Plain) return;
    glDisable(GL_BLEND);
    const Program& blur = programs_->blur;
    pass(programs_->bright, scene_, &small_[0], {1, 1});
    pass(blur, small_[0], &small_[1], {1, 0});
    pass(blur, small_[1], &small_[0], {0, 1});
    const bool full = quality == Quality::Full;
    if (full) {
        pass(blur, small_[0], &wide_[0], {1.5f, 0});
        pass(blur, wide_[0], &wide_[1], {0, 1.5f});
        pass(blur, wide_[1], &wide_[0], {2.5f, 0});
        pass(blur, wide_[0], &wide_[1], {0, 2.5f});
    }
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, px.x, px.y);
    const Program& finish = full ? programs_->finish_wide : programs_->finish;
    finish.use();
    finish.set("u_bloom", 1);
    finish.set("u_strength", full ? glm::vec2{0.22f, 0.26f} : glm::vec2{0.34f, 0});
    small_[0].picture().bind(1);
    if (full) {
        finish.set("u_wide", 2);
        finish.set("u_vignette", 0.18f);
        wide_[1].picture().bind(2);
    }
    pass(finish, scene_, nullptr, {0, 0});
    glEnable(GL_BLEND);
}

}  // namespace boxcars::render
