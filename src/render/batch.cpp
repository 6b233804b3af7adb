#include "render/board.h"

#include <algorithm>

namespace boxcars::render {

Batch::Batch(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts)
    : atlas_(assets, fonts), program_(shaders, "board.vert", "board.frag"), mesh_{2, 2, 4} {}

void Batch::begin(glm::ivec2 target_px, float scale, Rect shown) {
    flush();
    target_ = target_px;
    scale_ = scale;
    shown_ = shown;
    clips_.clear();
    alphas_.clear();
}

glm::vec4 Batch::premultiplied(Colour c) const {
    const float a = c.a * (alphas_.empty() ? 1.0f : alphas_.back());
    return {glm::vec3(c) * a, a};
}

std::uint32_t Batch::vertex(glm::vec2 px, glm::vec4 colour, glm::vec2 uv) {
    vertices_.push_back({px, uv, colour});
    return vertices() - 1;
}

void Batch::quad(const std::array<glm::vec2, 4>& px, const Atlas::Piece& piece, glm::vec4 colour) {
    const std::uint32_t a = vertex(px[0], colour, piece.uv0);
    const std::uint32_t b = vertex(px[1], colour, {piece.uv1.x, piece.uv0.y});
    const std::uint32_t c = vertex(px[2], colour, piece.uv1);
    const std::uint32_t d = vertex(px[3], colour, {piece.uv0.x, piece.uv1.y});
    triangle(a, b, c);
    triangle(a, c, d);
}

void Batch::push_clip(Rect r) {
    flush();
    if (!clips_.empty()) {
        const Rect c = clips_.back();
        const glm::vec2 low = glm::max(glm::vec2{r.x, r.y}, glm::vec2{c.x, c.y});
        const glm::vec2 high = glm::min(glm::vec2{r.x + r.w, r.y + r.h}, glm::vec2{c.x + c.w, c.y + c.h});
        r = {low.x, low.y, std::max(high.x - low.x, 0.0f), std::max(high.y - low.y, 0.0f)};
    }
    clips_.push_back(r);
}

void Batch::pop_clip() {
    flush();
    clips_.pop_back();
}

void Batch::apply_clip() const {
    if (clips_.empty()) return glDisable(GL_SCISSOR_TEST);
    const Rect c = clips_.back();
    const glm::ivec2 low = glm::round(to_px({c.x, c.y})), high = glm::round(to_px({c.x + c.w, c.y + c.h}));
    glEnable(GL_SCISSOR_TEST);
    glScissor(low.x, target_.y - high.y, std::max(high.x - low.x, 0), std::max(high.y - low.y, 0));
}

void Batch::use(const Texture* texture) {
    if (texture == texture_) return;
    flush();
    texture_ = texture;
}

void Batch::flush() {
    if (indices_.empty()) return vertices_.clear();
    apply_clip();
    program_.use();
    program_.set("u_target", glm::vec2(target_));
    program_.set("u_picture", 0);
    (texture_ != nullptr ? *texture_ : atlas_.texture()).bind();
    mesh_.draw({&vertices_[0].at.x, vertices_.size() * sizeof(Vertex) / sizeof(float)}, indices_);
    glDisable(GL_SCISSOR_TEST);
    vertices_.clear();
    indices_.clear();
}

}  // namespace boxcars::render
