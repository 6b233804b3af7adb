// The canvas on OpenGL. Outlines become triangles whose edges fade over one pixel of the screen, so that everything is
// smooth without multisampling. A line of text is set with the font's own metrics, then every letter is drawn from the
// atlas; fonts.h has the letters' shapes.
#pragma once
#include "render/atlas.h"

namespace boxcars::render {

// The part of the canvas that sends triangles to the graphics card: collected and drawn in few calls, with the current
// texture, opacity and clipping. Takes logical units and converts them to pixels of the target.
class Batch : public Canvas {
 public:
    Batch(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts);

    void begin(glm::ivec2 target_px, float scale, Rect shown);  // begins drawing to that target
    void flush() override;
    // Calls `draw`, which draws without the board, in order and within the clip.
    template <class Draw>
    void draw_clipped(Draw draw) {
        flush();
        apply_clip();
        draw();
        glDisable(GL_SCISSOR_TEST);
    }
    void push_alpha(float alpha) override { alphas_.push_back(alpha * (alphas_.empty() ? 1.0f : alphas_.back())); }
    void pop_alpha() override { alphas_.pop_back(); }
    void push_clip(Rect r) override;
    void pop_clip() override;

 protected:
    glm::vec2 to_px(glm::vec2 logical) const { return (logical - glm::vec2{shown_.x, shown_.y}) * scale_; }
    glm::vec4 premultiplied(Colour c) const;
    void use(const Texture* texture);  // sets the texture of the next triangles; nullptr: the atlas
    // Returns what `find` finds in the atlas. If the atlas is full, draws what was collected and empties it first.
    template <class Find>
    std::optional<Atlas::Piece> find_piece(Find find) {
        if (const auto found = find(atlas_)) return found;
        flush();
        atlas_.start_afresh();
        return find(atlas_);
    }
    std::uint32_t vertices() const { return static_cast<std::uint32_t>(vertices_.size()); }
    std::uint32_t vertex(glm::vec2 px, glm::vec4 colour, glm::vec2 uv);
    std::uint32_t vertex(glm::vec2 px, glm::vec4 colour) { return vertex(px, colour, atlas_.white()); }
    void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) { indices_.insert(indices_.end(), {a, b, c}); }
    void quad(const std::array<glm::vec2, 4>& px, const Atlas::Piece& piece, glm::vec4 colour);
    void apply_clip() const;

    glm::ivec2 target_{1, 1};
    float scale_ = 1;
    Rect shown_;

 private:
    struct Vertex {
        glm::vec2 at, uv;
        glm::vec4 colour;  // premultiplied
    };

    Atlas atlas_;
    Program program_;
    Mesh mesh_;
    const Texture* texture_ = nullptr;  // nullptr: the atlas
    std::vector<Vertex> vertices_;
    std::vector<std::uint32_t> indices_;
    std::vector<float> alphas_;
    std::vector<Rect> clips_;
};

class Board final : public Batch {
 public:
    Board(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts);

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
    Colour chips_{1, 1, 1, 1};               // the tint of chips and coins
};

}  // namespace boxcars::render
