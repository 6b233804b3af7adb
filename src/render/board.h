// The canvas on OpenGL. Outlines become triangles whose edges fade over one pixel of the screen, so that everything is
// smooth without multisampling. A line of text is set with the font's own metrics, then every letter is drawn from the
// atlas; fonts.h has the letters' shapes.
#pragma once
#include "render/batch.h"

namespace boxcars::render {

class Board final : public Batch {
 public:
    Board(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts);

    void begin(glm::ivec2 target_px, float scale, Rect shown) {
        Batch::begin(target_px, scale, shown);
        upright_ = shown.h > shown.w;
    }

    using Canvas::fill;
    void fill(std::span<const glm::vec2> convex, Colour top, Colour bottom) override;
    void stroke(std::span<const glm::vec2> line, float width, Colour colour, bool closed) override;
    void disc(glm::vec2 centre, float radius, Colour inner, Colour outer) override;
    void ring(glm::vec2 centre, float radius, float width, Colour colour) override;
    void glow(Rect r, float radius, float blur, Colour colour, Blend blend) override;
    void pass_light(Rect r, float slant, Colour gain) override;
    void sprite(std::string_view name, Rect where, Colour tint, float turn_degrees) override;
    void tint_chips(Colour tint) { chips_ = tint; }
    float text(const Type& asked, std::string_view words, glm::vec2 at, Align align, Colour colour) override;
    float width(const Type& type, std::string_view words) override { return set_line(readable(type), words); }
    Type readable(Type type) const override;
    void text_through(const Type& type, std::string_view words, Align align, Colour colour,
                      glm::vec2 (*place)(const void* context, glm::vec2), const void* context) override;

 private:
    struct Set {  // a letter and its place along the line, px from the line's start
        char32_t letter;
        float along;
    };
    void fan(std::uint32_t hub, std::uint32_t corners);
    float set_line(const Type& type, std::string_view words);  // fills line_; returns its width in logical px
    Atlas::Piece letter(Face face, char32_t c, int px, int phase);

    Fonts& fonts_;
    Program glow_;
    Mesh glow_mesh_;
    std::vector<glm::vec2> path_, normals_;  // the current shape's outline, in px
    std::vector<Set> line_;                  // the line of text being drawn
    bool upright_ = false;
    Colour chips_{1, 1, 1, 1};  // the tint of chips and coins
};

}  // namespace boxcars::render
