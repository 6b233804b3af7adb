// Post-processing of the finished picture: bloom, vignette, noise against banding; none at Plain quality. And the
// transition from scene to scene.
#pragma once
#include "render/gl.h"
#include "render/stage.h"

#include <array>
#include <filesystem>
#include <optional>
#include <utility>

namespace boxcars::render {

// The transition from scene to scene: keeps the last picture of the old scene, and slides or fades it away over the new
// one. Decides how a given share of the transition looks, not how long it takes.
class SceneTransition {
 public:
    explicit SceneTransition(const std::filesystem::path& shaders)
        : picture_(picture_program(shaders, "passing.frag")), quad_(picture_layout) {}

    void leave(glm::ivec2 px) { keep(left_, px); }  // keeps the finished frame as the old picture
    void pass(float share, TransitionStyle how) {   // draws the transition in this frame
        if (left_.id() != 0) passing_ = {share, how};
    }
    void end(glm::ivec2 px) {  // draws the requested transition over the finished window
        if (!passing_) return;
        const auto [share, how] = *passing_;
        passing_.reset();
        draw_to(0, px);
        if (how == TransitionStyle::Fading) return show(left_, 0, 1 - share);
        keep(coming_, px);
        const float side = how == TransitionStyle::Leftwards ? 1.0f : -1.0f;
        show(left_, -side * share, 1);
        show(coming_, side * (1 - share), 1);
    }

 private:
    // Copies the finished frame out of the window, without alpha: a browser's window has none, and none can be copied.
    static void keep(Texture& texture, glm::ivec2 px) {
        const bool fits = texture.id() != 0 && texture.size() == px;
        if (!fits) texture = Texture(px, nullptr, GL_LINEAR);
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        texture.bind();
        if (!fits) return glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, 0, 0, px.x, px.y, 0);
        glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, px.x, px.y);
    }
    // left: the distance of the picture's left edge from the window's, in window widths.
    void show(const Texture& picture, float left, float opaque) const {
        const glm::vec2 low{2 * left - 1, -1}, high{2 * left + 1, 1};
        picture.bind();
        picture_.use();
        picture_.set("u_picture", 0);
        picture_.set("u_low", low);
        picture_.set("u_high", high);
        picture_.set("u_opaque", opaque);
        quad_.draw_strip(std::array{low.x, low.y, high.x, low.y, low.x, high.y, high.x, high.y});
    }

    Program picture_;
    Mesh quad_;
    Texture left_{}, coming_{};
    std::optional<std::pair<float, TransitionStyle>> passing_{};  // the transition now, and its share done
};

class Post {
 public:
    explicit Post(std::filesystem::path shaders) : shaders_(std::move(shaders)), quad_(picture_layout) {}
    GLuint begin(Quality quality, glm::ivec2 px) {  // returns the framebuffer to draw into; 0: the window
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
    void end(Quality quality, glm::ivec2 px) {  // puts the finished frame into the window
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
        draw_to(0, px);
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

 private:
    static void fit(Target& target, glm::ivec2 size) {
        size = glm::max(size, 1);
        if (target.id() == 0 || target.size() != size) target = Target(size);
    }
    void pass(const Program& program, const Target& from, const Target* to, glm::vec2 step) const {
        if (to != nullptr) to->draw_here();
        program.use();
        program.set("u_picture", 0);
        program.set("u_step", step / glm::vec2(from.size()));
        from.picture().bind();
        quad_.draw_strip(whole_picture);
    }

    struct Programs {
        Program bright, blur, finish, finish_wide;
    };
    std::filesystem::path shaders_;
    std::optional<Programs> programs_{};  // compiled for the first frame that is not Plain
    Mesh quad_;
    Target scene_, small_[2], wide_[2];
};

}  // namespace boxcars::render
