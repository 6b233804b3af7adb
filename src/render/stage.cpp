#include "render/stage.h"

#include "base/error.h"
#include "render/atlas.h"
#include "render/tables/tables.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::render {
namespace {
namespace fs = std::filesystem;

// The transition from scene to scene: keeps the last picture of the old scene, and slides or fades it away over the new
// one. Decides how a given share of the transition looks, not how long it takes.
class SceneTransition {
 public:
    explicit SceneTransition(const fs::path& shaders) : picture_(picture_program(shaders, "passing.frag")), quad_{2} {}

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
        if (!fits) texture = Texture(px, nullptr);
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

// Post-processing of the finished picture: bloom, vignette, noise against banding; none at Plain quality.
class Post {
 public:
    explicit Post(fs::path shaders) : shaders_(std::move(shaders)), quad_{2} {}
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
    fs::path shaders_;
    std::optional<Programs> programs_{};  // compiled when a frame above Plain quality is first drawn
    Mesh quad_;
    Target scene_, small_[2], wide_[2];
};

struct Graphics {  // every object of the graphics driver, created and lost together
    Graphics(const fs::path& assets, const fs::path& shaders, Fonts& fonts)
        : board(assets, shaders, fonts), tables(shaders), bodies(shaders), post(shaders), transition(shaders) {}
    Board board;
    Tables tables;
    Bodies bodies;
    Post post;
    SceneTransition transition;
    std::map<std::pair<std::string, int>, Texture> pictures{};  // for panels; the key is name and size
};

float linear(float v) { return v <= 0.04045f ? v / 12.92f : std::pow((v + 0.055f) / 1.055f, 2.4f); }

class GlStage final : public Stage {
 public:
    GlStage(fs::path assets, fs::path shaders) : assets_(std::move(assets)), shaders_(std::move(shaders)) {
        if (const int offered = platform::opengl::offered(); offered < platform::opengl::wanted)
            throw Error(
                fmt::format("Cannot draw: this driver offers OpenGL {}.{}; Boxcars needs {}.{}. Update the graphics "
                            "driver, or set LIBGL_ALWAYS_SOFTWARE=1 to draw without it.",
                            offered / 10, offered % 10, platform::opengl::wanted / 10, platform::opengl::wanted % 10));
        graphics_.emplace(assets_, shaders_, fonts_);
    }

    void begin_frame(glm::ivec2 drawable_px, float ui_scale, double scene_seconds) override {
        frame_.px = glm::max(drawable_px, 1);
        frame_.scale = ui_scale > 0.01f ? ui_scale : 1;
        frame_.seconds = scene_seconds;
        frame_.lamp_sway = {0, 0};
        const glm::vec2 size = glm::vec2(frame_.px) / frame_.scale;
        frame_.shown = {std::floor((640 - size.x / 2) * frame_.scale) / frame_.scale,
                        std::floor((360 - size.y / 2) * frame_.scale) / frame_.scale, size.x, size.y};
        drawn_ = quality_;
        frame_.framebuffer = graphics_->post.begin(drawn_, frame_.px);
        fill_pixels(frame_.seen);
        draw_to(frame_.framebuffer, frame_.px);
        for (const GLenum off : {GL_DEPTH_TEST, GL_CULL_FACE, GL_SCISSOR_TEST}) glDisable(off);
        glEnable(GL_BLEND);
        glBlendEquation(GL_FUNC_ADD);
        glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
        glClearColor(0x0D / 255.0f, 0x0F / 255.0f, 0x14 / 255.0f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        graphics_->board.begin(frame_.px, frame_.scale, frame_.shown);
    }

    void set_seen(bool seen) override { frame_.seen = seen; }
    Rect canvas_rect() const override { return frame_.shown; }
    Canvas& canvas() override { return graphics_->board; }

    void wear(const Wear& wear) override {
        frame_.wear = wear;
        graphics_->board.tint_chips(wear.chips);
    }
    void sway_lamp(glm::vec2 by) override { frame_.lamp_sway = by; }
    void table(const TableLook& look, float brightness) override {
        graphics_->board.flush();
        graphics_->tables.table(look, brightness, frame_, graphics_->board);
    }
    void shadows(const Camera& camera, std::span<const DieLook> dice) override {
        graphics_->board.draw_clipped([&] { graphics_->bodies.shadows(camera, dice, frame_); });
    }
    void dice(const Camera& camera, std::span<const DieLook> dice) override {
        graphics_->board.draw_clipped([&] { graphics_->bodies.dice(camera, dice, frame_); });
    }
    void wagons(const Camera& camera, std::span<const WagonLook> wagons) override {
        graphics_->board.draw_clipped([&] { graphics_->bodies.wagons(camera, wagons, frame_); });
    }
    void solid(Rect where, const Camera& camera, const SolidLook& look) override {
        graphics_->board.flush();
        graphics_->tables.solid(where, camera, look, frame_);
    }
    void shade(Rect where, std::string_view shader, std::span<const glm::vec4> numbers) override {
        graphics_->board.flush();
        graphics_->tables.shade(where, shader, numbers, frame_);
    }

    void end_frame() override {
        graphics_->board.flush();
        graphics_->post.end(drawn_, frame_.px);
        graphics_->transition.end(frame_.px);
        fill_pixels(true);
    }

    void leave_picture() override { graphics_->transition.leave(frame_.px); }
    void pass_by(float share, TransitionStyle how) override { graphics_->transition.pass(share, how); }

    void set_quality(Quality quality) override { quality_ = quality; }  // from the next frame on
    Quality quality() const override { return quality_; }

    Pixels pixels() override {
        const auto wide = static_cast<std::size_t>(frame_.px.x), high = static_cast<std::size_t>(frame_.px.y);
        std::vector<std::uint8_t> upside_down(4 * wide * high);
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        glReadPixels(0, 0, frame_.px.x, frame_.px.y, GL_RGBA, GL_UNSIGNED_BYTE, upside_down.data());
        Pixels pixels{frame_.px, std::vector<std::uint8_t>(3 * wide * high)};
        for (std::size_t y = 0; y < high; ++y)
            for (std::size_t x = 0; x < wide; ++x)
                std::copy_n(&upside_down[4 * ((high - 1 - y) * wide + x)], 3, &pixels.rgb[3 * (y * wide + x)]);
        return pixels;
    }

    unsigned picture(std::string_view asset, int px) override {
        auto& kept = graphics_->pictures;
        const auto key = std::pair{std::string{asset}, px};
        auto found = kept.find(key);
        if (found == kept.end()) found = kept.emplace(key, picture_of(assets_, asset, px)).first;
        return found->second.id();
    }
    void rebuild() override { graphics_.emplace(assets_, shaders_, fonts_); }

 private:
    fs::path assets_, shaders_;
    Fonts fonts_;
    std::optional<Graphics> graphics_;
    FrameTarget frame_;
    Quality quality_ = Quality::Plain, drawn_ = Quality::Plain;
};
}  // namespace

Hue hue_of(Colour colour) {
    const glm::vec3 rgb{linear(colour.r), linear(colour.g), linear(colour.b)};
    return {rgb / glm::dot(rgb, {0.2126f, 0.7152f, 0.0722f}), 1};
}

std::unique_ptr<Stage> open_stage(const fs::path& assets, const fs::path& shaders) {
    return std::make_unique<GlStage>(assets, shaders);
}

}  // namespace boxcars::render
