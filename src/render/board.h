// The canvas on OpenGL: passes each drawing function to the class that implements it. Draws glows and sprites itself.
#pragma once
#include "render/batch.h"

namespace boxcars::render {

// Outlines as triangles whose edges fade over one pixel of the screen, so that everything is smooth without
// multisampling: filled shapes, strokes, discs and rings. Computes the corners; the batch draws them.
class Shapes {
 public:
    explicit Shapes(Batch& batch) : batch_(batch) {}
    void fill(std::span<const glm::vec2> convex, Colour top, Colour bottom);
    void stroke(std::span<const glm::vec2> line, float width, Colour colour, bool closed);
    void disc(glm::vec2 centre, float radius, Colour inner, Colour outer);
    void ring(glm::vec2 centre, float radius, float width, Colour colour);

 private:
    void fan(std::uint32_t hub, std::uint32_t corners);

    Batch& batch_;
    std::vector<glm::vec2> path_, normals_;  // the current shape's outline, in px
};

// Text on the canvas: measures and sets a line with the font's own metrics, then draws every letter from the atlas.
// Decides where letters stand; fonts.h has their shapes.
class Lettering {
 public:
    Lettering(Fonts& fonts, Batch& batch) : fonts_(fonts), batch_(batch) {}
    void hold_upright(bool upright) { upright_ = upright; }
    Type readable(Type type) const;
    // Both return the width in logical px.
    float width(const Type& type, std::string_view words) { return set_line(readable(type), words); }
    float text(const Type& asked, std::string_view words, glm::vec2 at, Align align, Colour colour);
    void text_through(const Type& type, std::string_view words, Align align, Colour colour,
                      glm::vec2 (*place)(const void* context, glm::vec2), const void* context);

 private:
    struct Set {  // a letter and its place along the line, px from the line's start
        char32_t letter;
        float along;
    };
    float set_line(const Type& type, std::string_view words);  // fills line_
    Atlas::Piece letter(Face face, char32_t c, int px, int phase);

    Fonts& fonts_;
    Batch& batch_;
    std::vector<Set> line_;
    bool upright_ = false;
};

class Board final : public Canvas {
 public:
    Board(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts);

    void begin(glm::ivec2 target_px, float scale, Rect shown) {
        batch_.begin(target_px, scale, shown);
        lettering_.hold_upright(shown.h > shown.w);
    }

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
    void tint_chips(Colour tint) { chips_ = tint; }
    float text(const Type& type, std::string_view words, glm::vec2 at, Align align, Colour colour) override {
        return lettering_.text(type, words, at, align, colour);
    }
    float width(const Type& type, std::string_view words) override { return lettering_.width(type, words); }
    Type readable(Type type) const override { return lettering_.readable(type); }
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
    Colour chips_{1, 1, 1, 1};  // the tint of chips and coins
};

}  // namespace boxcars::render
