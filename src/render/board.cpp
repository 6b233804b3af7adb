#include "render/board.h"

#include "platform/logical.h"

#include <numbers>

namespace boxcars::render {
namespace {

constexpr float longest_mitre = 3;  // in half line widths; longer mitres are cut off

glm::vec2 unit(glm::vec2 v) {
    const float l = glm::length(v);
    return l > 1e-6f ? v / l : glm::vec2{0, 0};
}

// Whether a sprite is tinted as chips and coins are; their shadows and drained chips are not.
bool is_chip(std::string_view sprite) {
    if (sprite == "chips/shadow" || sprite == "chips/drained") return false;
    return sprite.starts_with("chips/") || sprite.starts_with("coins/") || sprite.starts_with("cents/");
}

// The mitre direction at each point, scaled so that a step along it moves both neighbouring edges out by one. Outlines
// have their points clockwise on the screen, so the normal points outwards.
void mitres(std::span<const glm::vec2> p, bool closed, std::vector<glm::vec2>& out) {
    const auto n = p.size();
    out.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
        glm::vec2 in = unit(p[i] - p[(i + n - 1) % n]), on = unit(p[(i + 1) % n] - p[i]);
        if (!closed && i == 0) in = on;
        if (!closed && i + 1 == n) on = in;
        const glm::vec2 a{in.y, -in.x}, b{on.y, -on.x};
        const glm::vec2 sum = a + b;
        const float square = glm::dot(sum, sum);
        out[i] = square < 1e-4f ? a : sum * std::min(2.0f / square, longest_mitre / std::sqrt(square));
    }
}

}  // namespace

Board::Board(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts)
    : Batch(assets, shaders, fonts), fonts_(fonts), glow_(shaders, "glow.vert", "glow.frag"), glow_mesh_{2} {}

// Adds triangles from a hub to a ring of corners, each with an inner and an outer vertex.
void Board::fan(std::uint32_t hub, std::uint32_t corners) {
    for (std::uint32_t i = 0; i < corners; ++i) {
        const std::uint32_t a = hub + 1 + 2 * i, b = hub + 1 + 2 * ((i + 1) % corners);
        triangle(hub, a, b);
        triangle(a, a + 1, b);
        triangle(b, a + 1, b + 1);
    }
}

void Board::fill(std::span<const glm::vec2> convex, Colour top, Colour bottom) {
    if (convex.size() < 3) return;
    use(nullptr);
    path_.clear();
    for (const glm::vec2 p : convex) path_.push_back(to_px(p));
    glm::vec2 low = path_[0], high = path_[0];
    float area = 0;
    for (std::size_t i = 0; i < path_.size(); ++i) {
        const glm::vec2 p = path_[i], q = path_[(i + 1) % path_.size()];
        area += p.x * q.y - q.x * p.y;
        low = glm::min(low, p);
        high = glm::max(high, p);
    }
    mitres(path_, true, normals_);
    const float out = (area > 0 ? 0.5f : -0.5f);
    const glm::vec4 from = premultiplied(top), to = premultiplied(bottom);
    const auto shade = [&](glm::vec2 p) {
        return glm::mix(from, to, std::clamp((p.y - low.y) / std::max(high.y - low.y, 1e-3f), 0.0f, 1.0f));
    };
    const glm::vec2 middle = (low + high) * 0.5f;
    const std::uint32_t hub = vertex(middle, shade(middle));
    const auto n = static_cast<std::uint32_t>(path_.size());
    for (std::uint32_t i = 0; i < n; ++i) {
        const glm::vec2 step = normals_[i] * out;
        vertex(path_[i] - step, shade(path_[i] - step));
        vertex(path_[i] + step, glm::vec4(0));
    }
    fan(hub, n);
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
    const float half = std::max(px, 1.0f) / 2;  // a line under 1 px is drawn 1 px wide, but fainter
    const glm::vec4 full = premultiplied(faded(colour, std::min(px, 1.0f)));
    const std::array<float, 4> across{-half - 0.5f, -half + 0.5f, half - 0.5f, half + 0.5f};
    const std::uint32_t first = vertices();
    for (std::size_t i = 0; i < path_.size(); ++i)
        for (std::size_t k = 0; k < 4; ++k)
            vertex(path_[i] + normals_[i] * across[k], k == 0 || k == 3 ? glm::vec4(0) : full);
    const auto n = static_cast<std::uint32_t>(path_.size());
    for (std::uint32_t i = 0; i < (closed ? n : n - 1); ++i)
        for (std::uint32_t k = 0; k < 3; ++k) {
            const std::uint32_t a = first + 4 * i + k, b = first + 4 * ((i + 1) % n) + k;
            triangle(a, a + 1, b);
            triangle(b, a + 1, b + 1);
        }
}

// The nth of `of` points of a circle of radius 1.
static glm::vec2 on_circle(std::uint32_t nth, std::uint32_t of) {
    const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(nth) / static_cast<float>(of);
    return {std::cos(turn), std::sin(turn)};
}

void Board::disc(glm::vec2 centre, float radius, Colour inner, Colour outer) {
    use(nullptr);
    const glm::vec2 at = to_px(centre);
    const float r = radius * scale_;
    const auto n = static_cast<std::uint32_t>(std::clamp(r * 1.5f + 10, 12.0f, 96.0f));
    const std::uint32_t hub = vertex(at, premultiplied(inner));
    for (std::uint32_t i = 0; i < n; ++i) {
        const glm::vec2 out = on_circle(i, n);
        vertex(at + out * std::max(r - 0.5f, 0.0f), premultiplied(outer));
        vertex(at + out * (r + 0.5f), glm::vec4(0));
    }
    fan(hub, n);
}

void Board::ring(glm::vec2 centre, float radius, float width, Colour colour) {
    std::array<glm::vec2, 96> circle;
    const auto n = static_cast<std::uint32_t>(std::clamp(radius * scale_ * 1.5f + 10, 12.0f, 96.0f));
    for (std::uint32_t i = 0; i < n; ++i) circle[i] = centre + on_circle(i, n) * radius;
    stroke(std::span(circle.data(), n), width, colour, true);
}

float Board::set_line(const Type& type, std::string_view words) {
    line_.clear();
    float along = 0;  // distance from the line's start, in em
    char32_t before = 0;
    for (const char32_t c : letters(words)) {
        if (before != 0) along += fonts_.kern(type.face, before, c);
        line_.push_back({c, along});
        along += fonts_.advance(type.face, c) + type.tracking;
        before = c;
    }
    for (Set& s : line_) s.along *= type.px * scale_;
    return line_.empty() ? 0 : (along - type.tracking) * type.px;  // no extra space after the last letter
}

Atlas::Piece Board::letter(Face face, char32_t c, int px, int phase) {
    return find_piece([&](Atlas& atlas) { return atlas.letter(face, c, px, phase); }).value_or(Atlas::Piece{});
}

Type Board::readable(Type type) const {
    if (platform::handheld({shown_.w, shown_.h}))
        type.px = std::max(type.px, type.shrunk ? handheld_least_shrunk_px : handheld_least_px);
    return type;
}

float Board::text(const Type& asked, std::string_view words, glm::vec2 at, Align align, Colour colour) {
    const Type type = legible(readable(asked));
    const float wide = set_line(type, words);
    const int px = std::max(1, static_cast<int>(std::lround(type.px * scale_))), phases = Fonts::phases(px);
    glm::vec2 start = to_px({at.x - wide * shift(align), at.y + fonts_.cap(type.face) * type.px / 2});
    start.y = std::round(start.y);
    use(nullptr);
    const glm::vec4 ink = premultiplied(colour);
    for (const Set& s : line_) {
        const int fine = static_cast<int>(std::floor((start.x + s.along) * static_cast<float>(phases) + 0.5f));
        const int whole = fine >= 0 ? fine / phases : -((-fine + phases - 1) / phases);
        const Atlas::Piece piece = letter(type.face, s.letter, px, fine - whole * phases);
        if (piece.size.x == 0) continue;
        const glm::vec2 low = glm::vec2{static_cast<float>(whole), start.y} + glm::vec2(piece.offset);
        const glm::vec2 high = low + glm::vec2(piece.size);
        quad({low, {high.x, low.y}, high, {low.x, high.y}}, piece, ink);
    }
    return wide;
}

void Board::text_through(const Type& type, std::string_view words, Align align, Colour colour,
                         glm::vec2 (*place)(const void* context, glm::vec2), const void* context) {
    const float wide = set_line(type, words);
    const int px = std::max(1, static_cast<int>(std::lround(type.px * scale_)));
    const glm::vec2 start{-wide * shift(align), fonts_.cap(type.face) * type.px / 2};
    const float size = type.px / static_cast<float>(px);  // logical px per pixel of the letter's picture
    use(nullptr);
    const glm::vec4 ink = premultiplied(colour);
    for (const Set& s : line_) {
        const Atlas::Piece piece = letter(type.face, s.letter, px, 0);
        if (piece.size.x == 0) continue;
        const glm::vec2 low = start + glm::vec2{s.along / scale_, 0} + glm::vec2(piece.offset) * size;
        const glm::vec2 high = low + glm::vec2(piece.size) * size;
        std::array<glm::vec2, 4> corners{low, glm::vec2{high.x, low.y}, high, glm::vec2{low.x, high.y}};
        for (glm::vec2& c : corners) c = to_px(place(context, c));
        quad(corners, piece, ink);
    }
}

void Board::glow(Rect r, float radius, float blur, Colour colour, Blend blend) {
    flush();
    apply_clip();
    const glm::vec2 half = glm::vec2{r.w, r.h} * 0.5f * scale_, reach = half + blur * scale_;
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

// Uses plain triangles, which take a third of the time of a glow on a machine without a graphics card.
void Board::pass_light(Rect r, float slant, Colour gain) {
    flush();
    use(nullptr);
    const glm::vec4 most{glm::vec3(premultiplied(gain)), 0}, none{0};
    const auto corner = [&](float part, float y, const glm::vec4& light) {
        const float lean = slant * (r.centre().y - y);
        return vertex(to_px({r.x + part * r.w + lean, y}), light);
    };
    const std::uint32_t first = corner(0, r.y, none);
    corner(0, r.y + r.h, none);
    for (const auto& [part, light] : {std::pair{0.5f, most}, {1.0f, none}}) {
        corner(part, r.y, light);
        corner(part, r.y + r.h, light);
    }
    for (const std::uint32_t from : {first, first + 2}) {
        triangle(from, from + 1, from + 2);
        triangle(from + 1, from + 2, from + 3);
    }
    glBlendFunc(GL_DST_COLOR, GL_ONE);
    flush();
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

void Board::sprite(std::string_view name, Rect where, Colour tint, float turn_degrees) {
    const glm::vec2 shown = glm::vec2{where.w, where.h} * scale_;
    // A turned sprite is smoothed anyway. It is kept in few sizes, because one may grow from frame to frame.
    const float drawn = turn_degrees == 0 ? 1 : std::exp2(std::ceil(2 * std::log2(shown.y + 1)) / 2) / (shown.y + 1);
    const glm::ivec2 px = glm::round(shown * drawn);
    use(nullptr);  // fetching a sprite may delete the texture in use
    const auto piece = find_piece([&](Atlas& atlas) { return atlas.sprite(name, px); });
    if (!piece) return;
    use(piece->alone);
    glm::vec2 middle = to_px(where.centre());
    const glm::vec2 half = glm::vec2(piece->size) * 0.5f / drawn;
    if (turn_degrees == 0) middle = glm::round(middle - half) + half;  // on whole pixels, to keep it sharp
    const float turn = glm::radians(turn_degrees);
    const glm::vec2 x = glm::vec2{std::cos(turn), std::sin(turn)} * half.x;
    const glm::vec2 y = glm::vec2{-std::sin(turn), std::cos(turn)} * half.y;
    if (is_chip(name)) tint *= chips_;
    quad({middle - x - y, middle + x - y, middle + x + y, middle - x + y}, *piece, premultiplied(tint));
}

}  // namespace boxcars::render
