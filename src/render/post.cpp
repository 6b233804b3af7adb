#include "render/post.h"

#include <array>

namespace boxcars::render {

namespace {
constexpr std::array<float, 8> whole{-1, -1, 1, -1, -1, 1, 1, 1};

void fit(Target& target, glm::ivec2 size) {
    size = glm::max(size, 1);
    if (target.id() == 0 || target.size() != size) target = Target(size);
}
}  // namespace

Post::Post(const std::filesystem::path& shaders)
    : bright_(picture_program(shaders, "bright.frag")),
      blur_(picture_program(shaders, "blur.frag")),
      finish_(picture_program(shaders, "finish.frag")),
      finish_wide_(picture_program(shaders, "finish.frag", "#define WIDE\n")),
      quad_(picture_layout) {}

GLuint Post::begin(Quality quality, glm::ivec2 px) {
    if (quality == Quality::Plain) return 0;
    fit(scene_, px);
    for (Target& t : small_) fit(t, px / 4);
    for (Target& t : wide_) fit(t, px / 8);
    return scene_.id();
}

void Post::pass(const Program& program, const Target& from, const Target* to, glm::vec2 step) {
    if (to != nullptr) to->draw_here();
    program.use();
    program.set("u_picture", 0);
    program.set("u_low", glm::vec2{-1, -1});
    program.set("u_high", glm::vec2{1, 1});
    program.set("u_step", step / glm::vec2(from.size()));
    from.picture().bind();
    quad_.draw_strip(whole);
}

void Post::end(Quality quality, glm::ivec2 px) {
    if (quality == Quality::Plain) return;
    glDisable(GL_BLEND);
    pass(bright_, scene_, &small_[0], {1, 1});
    pass(blur_, small_[0], &small_[1], {1, 0});
    pass(blur_, small_[1], &small_[0], {0, 1});
    const bool full = quality == Quality::Full;
    if (full) {
        pass(blur_, small_[0], &wide_[0], {1.5f, 0});
        pass(blur_, wide_[0], &wide_[1], {0, 1.5f});
        pass(blur_, wide_[1], &wide_[0], {2.5f, 0});
        pass(blur_, wide_[0], &wide_[1], {0, 2.5f});
    }
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, px.x, px.y);
    const Program& finish = full ? finish_wide_ : finish_;
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
