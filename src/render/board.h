// The canvas on OpenGL: passes each drawing function to the class that implements it. Draws glows and sprites itself.
#pragma once
#include "render/lettering.h"
#include "render/shapes.h"

namespace boxcars::render {

class Board final : public Canvas {
 public:
    Board(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts);

    void begin(glm::ivec2 target_px, float scale, Rect shown) { batch_.begin(target_px, scale, shown); }

    using Canvas::fill;
    void fill(std::span<const glm::vec2> convex, Colour top, Colour bottom) override {
        shapes_.fill(convex, top, bottom);
    }
    void stroke(std::span<const glm::vec2> line, float width, Colour colour, bool closed) override {
        shapes_.stroke(line, width, colour, closed);
    }
    void disc(glm::vec2 centre, float radius, Colour inner, Colour outer) override {
        shapes_.disc(centre, radius, inner, outer);
    }
    void ring(glm::vec2 centre, float radius, float width, Colour colour) override {
        shapes_.ring(centre, radius, width, colour);
    }
    void glow(Rect r, float radius, float blur, Colour colour, Blend blend) override;
    void pass_light(Rect r, float slant, Colour gain) override;
    void sprite(std::string_view name, Rect where, Colour tint, float turn_degrees) override;
    float text(const Type& type, std::string_view words, glm::vec2 at, Align align, Colour colour) override {
        return lettering_.text(type, words, at, align, colour);
    }
    float width(const Type& type, std::string_view words) override { return lettering_.width(type, words); }
    void text_through(const Type& type, std::string_view words, Align align, Colour colour,
                      glm::vec2 (*place)(const void* context, glm::vec2), const void* context) override {
        lettering_.text_through(type, words, align, colour, place, context);
    }
    void push_alpha(float alpha) override { batch_.push_alpha(alpha); }
    void pop_alpha() override { batch_.pop_alpha(); }
    void push_clip(Rect r) override { batch_.push_clip(r); }
    void pop_clip() override { batch_.pop_clip(); }
    void flush() override { batch_.flush(); }
    void apply_clip() const { batch_.apply_clip(); }  // for drawing that bypasses the board

 private:
    Atlas atlas_;
    Batch batch_;
    Shapes shapes_;
    Lettering lettering_;
    Program glow_;
    Mesh glow_mesh_;
};

}  // namespace boxcars::render
