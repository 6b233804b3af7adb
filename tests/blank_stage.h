// A canvas and a stage that draw nothing: for tests of other things, and as base classes of test canvases.
#pragma once
#include "render/stage.h"

namespace boxcars::test {

class BlankCanvas : public render::Canvas {
 public:
    void fill(std::span<const glm::vec2>, render::Colour, render::Colour) override {}
    void stroke(std::span<const glm::vec2>, float, render::Colour, bool) override {}
    void disc(glm::vec2, float, render::Colour, render::Colour) override {}
    void ring(glm::vec2, float, float, render::Colour) override {}
    void glow(render::Rect, float, float, render::Colour, render::Blend) override {}
    void sprite(std::string_view, render::Rect, render::Colour, float) override {}
    float text(const render::Type&, std::string_view, glm::vec2, render::Align, render::Colour) override { return 0; }
    float width(const render::Type&, std::string_view) override { return 0; }
    void text_through(const render::Type&, std::string_view, render::Align, render::Colour,
                      glm::vec2 (*)(const void*, glm::vec2), const void*) override {}
    void push_alpha(float) override {}
    void pop_alpha() override {}
    void push_clip(render::Rect) override {}
    void pop_clip() override {}
    void flush() override {}
};

class BlankStage : public render::Stage {
 public:
    void begin_frame(glm::ivec2, float, double) override {}
    render::Rect canvas_rect() const override { return {0, 0, 1280, 720}; }
    render::Canvas& canvas() override { return canvas_; }
    void table(const render::TableLook&, float) override {}
    void shadows(const render::Camera&, std::span<const render::DieLook>) override {}
    void dice(const render::Camera&, std::span<const render::DieLook>) override {}
    void wagons(const render::Camera&, std::span<const render::WagonLook>) override {}
    void shade(render::Rect, std::string_view, std::span<const glm::vec4>) override {}
    void end_frame() override {}
    void leave_picture() override {}
    void pass_by(float, render::TransitionStyle) override {}
    void set_quality(render::Quality) override {}
    render::Quality quality() const override { return render::Quality::Plain; }
    render::Pixels pixels() override { return {}; }
    void rebuild() override {}

 private:
    BlankCanvas canvas_;
};

}  // namespace boxcars::test
