// The canvas on OpenGL: collects triangles and draws them in few calls. Edges fade over one pixel of the screen, so
// that everything is smooth without multisampling. Logical units in, pixels of the target out.
#pragma once
#include "render/atlas.h"

namespace boxcars::render {

class Board final : public Canvas {
 public:
    Board(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts);

    void begin(glm::ivec2 target_px, float scale, Rect shown);  // where drawing goes from now on
    float scale() const { return scale_; }

    using Canvas::fill;
    void fill(std::span<const glm::vec2> convex, Colour top, Colour bottom) override;
    void stroke(std::span<const glm::vec2> line, float width, Colour colour, bool closed) override;
    void disc(glm::vec2 centre, float radius, Colour inner, Colour outer) override;
    void ring(glm::vec2 centre, float radius, float width, Colour colour) override;
    void glow(Rect r, float radius, float blur, Colour colour, Blend blend) override;
    void sprite(std::string_view name, Rect where, Colour tint, float turn_degrees) override;
    float text(const Type& type, std::string_view words, glm::vec2 at, Align align, Colour colour) override;
    float width(const Type& type, std::string_view words) override;
    void text_through(const Type& type, std::string_view words, Align align, Colour colour,
                      glm::vec2 (*place)(const void* context, glm::vec2), const void* context) override;
    void push_alpha(float alpha) override;
    void pop_alpha() override;
    void push_clip(Rect r) override;
    void pop_clip() override;
    void flush() override;

 private:
    struct Vertex {
        glm::vec2 at, uv;
        glm::vec4 colour;  // premultiplied
    };
    struct Set {  // a letter and where its pen stands along the line, px from the line's start
        char32_t letter;
        float recorder;
    };
    glm::vec2 to_px(glm::vec2 logical) const { return (logical - glm::vec2{shown_.x, shown_.y}) * scale_; }
    glm::vec4 premultiplied(Colour c) const;
    std::uint32_t vertex(glm::vec2 px, glm::vec4 colour, glm::vec2 uv);
    void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c);
    void quad(const std::array<glm::vec2, 4>& px, const Atlas::Piece& piece, glm::vec4 colour);
    void use(const Texture* texture);
    float set_line(const Type& type, std::string_view words);  // fills line_, answers the width in logical px
    Atlas::Piece letter(Face face, char32_t c, int px, int phase);
    void apply_clip() const;

    Fonts& fonts_;
    Atlas atlas_;
    Program flat_, glow_;
    Mesh mesh_, glow_mesh_;
    glm::ivec2 target_{1, 1};
    float scale_ = 1;
    Rect shown_;
    const Texture* texture_ = nullptr;  // null: the atlas
    std::vector<Vertex> vertices_;
    std::vector<std::uint32_t> indices_;
    std::vector<glm::vec2> path_, normals_;
    std::vector<Set> line_;
    std::vector<float> alphas_;
    std::vector<Rect> clips_;
};

}  // namespace boxcars::render
