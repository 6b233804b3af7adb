// The part of the canvas that sends triangles to the graphics card: collected and drawn in few calls, with the current
// texture, opacity and clipping. Takes logical units and converts them to pixels of the target.
#pragma once
#include "render/atlas.h"

namespace boxcars::render {

class Batch : public Canvas {
 public:
    Batch(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts);

    void begin(glm::ivec2 target_px, float scale, Rect shown);  // begins drawing to that target
    float scale() const { return scale_; }
    glm::vec2 target() const { return target_; }
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
    void apply_clip() const;

 private:
    struct Vertex {
        glm::vec2 at, uv;
        glm::vec4 colour;  // premultiplied
    };

    Atlas atlas_;
    Program program_;
    Mesh mesh_;
    glm::ivec2 target_{1, 1};
    float scale_ = 1;
    Rect shown_;
    const Texture* texture_ = nullptr;  // nullptr: the atlas
    std::vector<Vertex> vertices_;
    std::vector<std::uint32_t> indices_;
    std::vector<float> alphas_;
    std::vector<Rect> clips_;
};

}  // namespace boxcars::render
