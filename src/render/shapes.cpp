#include "render/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boxcars::render {

namespace {
constexpr float longest_mitre = 3;  // times half the width; sharper corners are cut off there

glm::vec2 unit(glm::vec2 v) {
    const float l = glm::length(v);
    return l > 1e-6f ? v / l : glm::vec2{0, 0};
}

// The mitre direction at each point, scaled so that a step along it moves both neighbouring edges out by one. Outlines
// have their points clockwise on the screen, so the normal points outwards.
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

// Adds triangles from a hub to a ring of corners, each with an inner and an outer vertex.
void Shapes::fan(std::uint32_t hub, std::uint32_t corners) {
    for (std::uint32_t i = 0; i < corners; ++i) {
        const std::uint32_t a = hub + 1 + 2 * i;
        const std::uint32_t b = hub + 1 + 2 * ((i + 1) % corners);
        batch_.triangle(hub, a, b);
        batch_.triangle(a, a + 1, b);
        batch_.triangle(b, a + 1, b + 1);
    }
}

void Shapes::fill(std::span<const glm::vec2> convex, Colour top, Colour bottom) {
    if (convex.size() < 3) return;
    batch_.use(nullptr);
    path_.clear();
    for (const glm::vec2 p : convex) path_.push_back(batch_.to_px(p));
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
    const glm::vec4 from = batch_.premultiplied(top);
    const glm::vec4 to = batch_.premultiplied(bottom);
    const auto shade = [&](glm::vec2 p) {
        return glm::mix(from, to, std::clamp((p.y - low.y) / std::max(high.y - low.y, 1e-3f), 0.0f, 1.0f));
    };
    const glm::vec2 middle = (low + high) * 0.5f;
    const std::uint32_t hub = batch_.vertex(middle, shade(middle));
    const auto n = static_cast<std::uint32_t>(path_.size());
    for (std::uint32_t i = 0; i < n; ++i) {
        const glm::vec2 step = normals_[i] * out;
        batch_.vertex(path_[i] - step, shade(path_[i] - step));
        batch_.vertex(path_[i] + step, glm::vec4(0));
    }
    fan(hub, n);
}

void Shapes::stroke(std::span<const glm::vec2> line, float width, Colour colour, bool closed) {
    if (line.size() < 2) return;
    batch_.use(nullptr);
    path_.clear();
    for (const glm::vec2 p : line)
        if (path_.empty() || glm::distance(path_.back(), batch_.to_px(p)) > 1e-3f) path_.push_back(batch_.to_px(p));
    if (closed && path_.size() > 2 && glm::distance(path_.back(), path_.front()) <= 1e-3f) path_.pop_back();
    if (path_.size() < 2) return;
    mitres(path_, closed, normals_);
    const float px = width * batch_.scale();
    const float half = std::max(px, 1.0f) / 2;  // thinner lines are fainter, not narrower
    const glm::vec4 full = batch_.premultiplied(faded(colour, std::min(px, 1.0f)));
    const std::array<float, 4> across{-half - 0.5f, -half + 0.5f, half - 0.5f, half + 0.5f};
    const std::uint32_t first = batch_.vertices();
    for (std::size_t i = 0; i < path_.size(); ++i)
        for (std::size_t k = 0; k < 4; ++k)
            batch_.vertex(path_[i] + normals_[i] * across[k], k == 0 || k == 3 ? glm::vec4(0) : full);
    const auto n = static_cast<std::uint32_t>(path_.size());
    for (std::uint32_t i = 0; i < (closed ? n : n - 1); ++i)
        for (std::uint32_t k = 0; k < 3; ++k) {
            const std::uint32_t a = first + 4 * i + k;
            const std::uint32_t b = first + 4 * ((i + 1) % n) + k;
            batch_.triangle(a, a + 1, b);
            batch_.triangle(b, a + 1, b + 1);
        }
}

void Shapes::disc(glm::vec2 centre, float radius, Colour inner, Colour outer) {
    batch_.use(nullptr);
    const glm::vec2 at = batch_.to_px(centre);
    const float r = radius * batch_.scale();
    const auto n = static_cast<std::uint32_t>(std::clamp(r * 1.5f + 10, 12.0f, 96.0f));
    const std::uint32_t hub = batch_.vertex(at, batch_.premultiplied(inner));
    for (std::uint32_t i = 0; i < n; ++i) {
        const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(n);
        const glm::vec2 out{std::cos(turn), std::sin(turn)};
        batch_.vertex(at + out * std::max(r - 0.5f, 0.0f), batch_.premultiplied(outer));
        batch_.vertex(at + out * (r + 0.5f), glm::vec4(0));
    }
    fan(hub, n);
}

void Shapes::ring(glm::vec2 centre, float radius, float width, Colour colour) {
    std::array<glm::vec2, 96> circle;
    const auto n = static_cast<std::size_t>(std::clamp(radius * batch_.scale() * 1.5f + 10, 12.0f, 96.0f));
    for (std::size_t i = 0; i < n; ++i) {
        const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(n);
        circle[i] = centre + glm::vec2{std::cos(turn), std::sin(turn)} * radius;
    }
    stroke(std::span(circle.data(), n), width, colour, true);
}

}  // namespace boxcars::render
