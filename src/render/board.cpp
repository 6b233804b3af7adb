#include "render/board.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boxcars::render {

namespace {
constexpr std::array board_layout{2, 2, 4};
constexpr std::array glow_layout{2};
constexpr float longest_mitre = 3;  // times half the width; sharper corners are cut there

glm::vec2 unit(glm::vec2 v) {
    const float l = glm::length(v);
    return l > 1e-6f ? v / l : glm::vec2{0, 0};
}

// The mitre direction at each point, scaled so that a step along it moves both neighbouring edges out by one.
// Points come clockwise on the screen for outlines, so the normal points outwards.
void mitres(std::span<const glm::vec2> p, bool closed, std::vector<glm::vec2>& out) {
    const auto n = p.size();
    out.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
        glm::vec2 in = unit(p[i] - p[(i + n - 1) % n]);
        glm::vec2 on = unit(p[(i + 1) % n] - p[i]);
        if (!closed && i == 0) in = on;
        if (!closed && i + 1 == n) on = in;
        const glm::vec2 a{in.y, -in.x};
        const glm::vec2 b{on.y, -on.x};
        const glm::vec2 sum = a + b;
        const float square = glm::dot(sum, sum);
        out[i] = square < 1e-4f ? a : sum * std::min(2.0f / square, longest_mitre / std::sqrt(square));
    }
}
}  // namespace

Board::Board(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts)
    : fonts_(fonts),
      atlas_(assets, fonts),
      flat_(shaders, "board.vert", "board.frag"),
      glow_(shaders, "glow.vert", "glow.frag"),
      mesh_(board_layout),
      glow_mesh_(glow_layout) {}

void Board::begin(glm::ivec2 target_px, float scale, Rect shown) {
    flush();
    target_ = target_px;
    scale_ = scale;
    shown_ = shown;
    clips_.clear();
    alphas_.clear();
}

glm::vec4 Board::premultiplied(Colour c) const {
    const float a = c.a * (alphas_.empty() ? 1.0f : alphas_.back());
    return {glm::vec3(c) * a, a};
}

std::uint32_t Board::vertex(glm::vec2 px, glm::vec4 colour, glm::vec2 uv) {
    vertices_.push_back({px, uv, colour});
    return static_cast<std::uint32_t>(vertices_.size() - 1);
}

void Board::triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) { indices_.insert(indices_.end(), {a, b, c}); }

void Board::fill(std::span<const glm::vec2> convex, Colour top, Colour bottom) {
    if (convex.size() < 3) return;
    use(nullptr);
    path_.clear();
    for (const glm::vec2 p : convex) path_.push_back(to_px(p));
    glm::vec2 low = path_[0];
    glm::vec2 high = path_[0];
    float area = 0;
    for (std::size_t i = 0; i < path_.size(); ++i) {
        const glm::vec2 p = path_[i];
        const glm::vec2 q = path_[(i + 1) % path_.size()];
        area += p.x * q.y - q.x * p.y;
        low = glm::min(low, p);
        high = glm::max(high, p);
    }
    mitres(path_, true, normals_);
    const float out = (area > 0 ? 0.5f : -0.5f);
    const glm::vec4 from = premultiplied(top);
    const glm::vec4 to = premultiplied(bottom);
    const auto shade = [&](glm::vec2 p) {
        return glm::mix(from, to, std::clamp((p.y - low.y) / std::max(high.y - low.y, 1e-3f), 0.0f, 1.0f));
    };
    const glm::vec2 middle = (low + high) * 0.5f;
    const std::uint32_t hub = vertex(middle, shade(middle), atlas_.white());
    const auto n = static_cast<std::uint32_t>(path_.size());
    for (std::uint32_t i = 0; i < n; ++i) {
        const glm::vec2 step = normals_[i] * out;
        vertex(path_[i] - step, shade(path_[i] - step), atlas_.white());
        vertex(path_[i] + step, glm::vec4(0), atlas_.white());
    }
    for (std::uint32_t i = 0; i < n; ++i) {
        const std::uint32_t a = hub + 1 + 2 * i;
        const std::uint32_t b = hub + 1 + 2 * ((i + 1) % n);
        triangle(hub, a, b);
        triangle(a, a + 1, b);
        triangle(b, a + 1, b + 1);
    }
}

void Board::stroke(std::span<const glm::vec2> line, float width, Colour colour, bool closed) {
    if (line.size() < 2) return;
    use(nullptr);
    path_.clear();
    for (const glm::vec2 p : line)
        if (path_.empty() || glm::distance(path_.back(), to_px(p)) > 1e-3f) path_.push_back(to_px(p));
    if (closed && path_.size() > 2 && glm::distance(path_.back(), path_.front()) <= 1e-3f) path_.pop_back();
    if (path_.size() < 2) return;
    mitres(path_, closed, normals_);
    const float px = width * scale_;
    const float half = std::max(px, 1.0f) / 2;  // thinner lines are fainter, not narrower
    const glm::vec4 full = premultiplied(faded(colour, std::min(px, 1.0f)));
    const std::array<float, 4> across{-half - 0.5f, -half + 0.5f, half - 0.5f, half + 0.5f};
    const auto first = static_cast<std::uint32_t>(vertices_.size());
    for (std::size_t i = 0; i < path_.size(); ++i)
        for (std::size_t k = 0; k < 4; ++k)
            vertex(path_[i] + normals_[i] * across[k], k == 0 || k == 3 ? glm::vec4(0) : full, atlas_.white());
    const auto n = static_cast<std::uint32_t>(path_.size());
    for (std::uint32_t i = 0; i < (closed ? n : n - 1); ++i)
        for (std::uint32_t k = 0; k < 3; ++k) {
            const std::uint32_t a = first + 4 * i + k;
            const std::uint32_t b = first + 4 * ((i + 1) % n) + k;
            triangle(a, a + 1, b);
            triangle(b, a + 1, b + 1);
        }
}

void Board::disc(glm::vec2 centre, float radius, Colour inner, Colour outer) {
    use(nullptr);
    const glm::vec2 at = to_px(centre);
    const float r = radius * scale_;
    const auto n = static_cast<std::uint32_t>(std::clamp(r * 1.5f + 10, 12.0f, 96.0f));
    const std::uint32_t hub = vertex(at, premultiplied(inner), atlas_.white());
    for (std::uint32_t i = 0; i < n; ++i) {
        const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(n);
        const glm::vec2 out{std::cos(turn), std::sin(turn)};
        vertex(at + out * std::max(r - 0.5f, 0.0f), premultiplied(outer), atlas_.white());
        vertex(at + out * (r + 0.5f), glm::vec4(0), atlas_.white());
    }
    for (std::uint32_t i = 0; i < n; ++i) {
        const std::uint32_t a = hub + 1 + 2 * i;
        const std::uint32_t b = hub + 1 + 2 * ((i + 1) % n);
        triangle(hub, a, b);
        triangle(a, a + 1, b);
        triangle(b, a + 1, b + 1);
    }
}

void Board::ring(glm::vec2 centre, float radius, float width, Colour colour) {
    std::array<glm::vec2, 96> circle;
    const auto n = static_cast<std::size_t>(std::clamp(radius * scale_ * 1.5f + 10, 12.0f, 96.0f));
    for (std::size_t i = 0; i < n; ++i) {
        const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(n);
        circle[i] = centre + glm::vec2{std::cos(turn), std::sin(turn)} * radius;
    }
    stroke(std::span(circle.data(), n), width, colour, true);
}

void Board::glow(Rect r, float radius, float blur, Colour colour, Blend blend) {
    flush();
    apply_clip();
    const glm::vec2 half = glm::vec2{r.w, r.h} * 0.5f * scale_;
    const glm::vec2 reach = half + blur * scale_;
    const glm::vec2 at = to_px(r.centre());
    glow_.use();
    glow_.set("u_target", glm::vec2(target_));
    glow_.set("u_centre", at);
    glow_.set("u_half", half);
    glow_.set("u_soft", glm::vec2{std::max(radius, std::min(blur * 0.6f, std::min(r.w, r.h) / 2)) * scale_,
                                  std::max(blur * scale_, 0.5f)});
    const glm::vec4 c = premultiplied(colour);
    glow_.set("u_colour", blend == Blend::Add ? glm::vec4(glm::vec3(c), 0) : c);
    const std::array<glm::vec2, 4> box{at + reach * glm::vec2{-1, -1}, at + reach * glm::vec2{1, -1},
                                       at + reach * glm::vec2{-1, 1}, at + reach};
    glow_mesh_.draw_strip({&box[0].x, 8});
}

void Board::push_alpha(float alpha) { alphas_.push_back(alpha * (alphas_.empty() ? 1.0f : alphas_.back())); }
void Board::pop_alpha() { alphas_.pop_back(); }

void Board::push_clip(Rect r) {
    flush();
    if (!clips_.empty()) {
        const Rect c = clips_.back();
        const glm::vec2 low = glm::max(glm::vec2{r.x, r.y}, glm::vec2{c.x, c.y});
        const glm::vec2 high = glm::min(glm::vec2{r.x + r.w, r.y + r.h}, glm::vec2{c.x + c.w, c.y + c.h});
        r = {low.x, low.y, std::max(high.x - low.x, 0.0f), std::max(high.y - low.y, 0.0f)};
    }
    clips_.push_back(r);
}

void Board::pop_clip() {
    flush();
    clips_.pop_back();
}

void Board::apply_clip() const {
    if (clips_.empty()) return glDisable(GL_SCISSOR_TEST);
    const Rect c = clips_.back();
    const glm::ivec2 low = glm::round(to_px({c.x, c.y}));
    const glm::ivec2 high = glm::round(to_px({c.x + c.w, c.y + c.h}));
    glEnable(GL_SCISSOR_TEST);
    glScissor(low.x, target_.y - high.y, std::max(high.x - low.x, 0), std::max(high.y - low.y, 0));
}

void Board::use(const Texture* texture) {
    if (texture == texture_) return;
    flush();
    texture_ = texture;
}

void Board::flush() {
    if (indices_.empty()) return vertices_.clear();
    apply_clip();
    flat_.use();
    flat_.set("u_target", glm::vec2(target_));
    flat_.set("u_picture", 0);
    (texture_ != nullptr ? *texture_ : atlas_.texture()).bind();
    mesh_.draw({&vertices_[0].at.x, vertices_.size() * 8}, indices_);
    glDisable(GL_SCISSOR_TEST);
    vertices_.clear();
    indices_.clear();
}

}  // namespace boxcars::render
