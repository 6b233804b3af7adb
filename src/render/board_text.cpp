// The board's sprites and text: what comes out of the atlas.
#include "render/board.h"

#include <algorithm>
#include <cmath>

namespace boxcars::render {

void Board::quad(const std::array<glm::vec2, 4>& px, const Atlas::Piece& piece, glm::vec4 colour) {
    const std::uint32_t a = vertex(px[0], colour, piece.uv0);
    const std::uint32_t b = vertex(px[1], colour, {piece.uv1.x, piece.uv0.y});
    const std::uint32_t c = vertex(px[2], colour, piece.uv1);
    const std::uint32_t d = vertex(px[3], colour, {piece.uv0.x, piece.uv1.y});
    triangle(a, b, c);
    triangle(a, c, d);
}

void Board::sprite(std::string_view name, Rect where, Colour tint, float turn_degrees) {
    const glm::ivec2 px = glm::round(glm::vec2{where.w, where.h} * scale_);
    if (texture_ != nullptr) use(nullptr);  // a large sprite may be thrown away for the next
    auto piece = atlas_.sprite(name, px);
    if (!piece) {
        flush();
        atlas_.start_afresh();
        piece = atlas_.sprite(name, px);
    }
    if (!piece) return;
    use(piece->alone);
    glm::vec2 middle = to_px(where.centre());
    const glm::vec2 half = glm::vec2(piece->size) * 0.5f;
    if (turn_degrees == 0) middle = glm::round(middle - half) + half;  // on whole pixels: as sharp as it was drawn
    const float turn = glm::radians(turn_degrees);
    const glm::vec2 x = glm::vec2{std::cos(turn), std::sin(turn)} * half.x;
    const glm::vec2 y = glm::vec2{-std::sin(turn), std::cos(turn)} * half.y;
    quad({middle - x - y, middle + x - y, middle + x + y, middle - x + y}, *piece, premultiplied(tint));
}

float Board::set_line(const Type& type, std::string_view words) {
    line_.clear();
    float recorder = 0;  // em
    char32_t before = 0;
    for (const char32_t c : letters(words)) {
        if (type.cell > 0) {
            line_.push_back({c, recorder + (type.cell - fonts_.advance(type.face, c)) / 2});
            recorder += type.cell + type.tracking;
            continue;
        }
        if (before != 0) recorder += fonts_.kern(type.face, before, c);
        line_.push_back({c, recorder});
        recorder += fonts_.advance(type.face, c) + type.tracking;
        before = c;
    }
    for (Set& s : line_) s.recorder *= type.px * scale_;
    return line_.empty() ? 0 : (recorder - type.tracking) * type.px;  // no extra space after the last letter
}

float Board::width(const Type& type, std::string_view words) { return set_line(type, words); }

Atlas::Piece Board::letter(Face face, char32_t c, int px, int phase) {
    auto piece = atlas_.letter(face, c, px, phase);
    if (!piece) {
        flush();
        atlas_.start_afresh();
        piece = atlas_.letter(face, c, px, phase);
    }
    return piece.value_or(Atlas::Piece{});
}

namespace {
float shift(Align align) { return align == Align::Left ? 0.0f : align == Align::Centre ? 0.5f : 1.0f; }
}  // namespace

float Board::text(const Type& type, std::string_view words, glm::vec2 at, Align align, Colour colour) {
    const float wide = set_line(type, words);
    const int px = std::max(1, static_cast<int>(std::lround(type.px * scale_)));
    const int phases = Fonts::phases(px);
    glm::vec2 start = to_px({at.x - wide * shift(align), at.y + fonts_.cap(type.face) * type.px / 2});
    start.y = std::round(start.y);
    use(nullptr);
    const glm::vec4 ink = premultiplied(colour);
    for (const Set& s : line_) {
        const int fine = static_cast<int>(std::floor((start.x + s.recorder) * static_cast<float>(phases) + 0.5f));
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
    const float size = type.px / static_cast<float>(px);  // logical px to a pixel of the letter's picture
    use(nullptr);
    const glm::vec4 ink = premultiplied(colour);
    for (const Set& s : line_) {
        const Atlas::Piece piece = letter(type.face, s.letter, px, 0);
        if (piece.size.x == 0) continue;
        const glm::vec2 low = start + glm::vec2{s.recorder / scale_, 0} + glm::vec2(piece.offset) * size;
        const glm::vec2 high = low + glm::vec2(piece.size) * size;
        std::array<glm::vec2, 4> corners{low, glm::vec2{high.x, low.y}, high, glm::vec2{low.x, high.y}};
        for (glm::vec2& c : corners) c = to_px(place(context, c));
        quad(corners, piece, ink);
    }
}

}  // namespace boxcars::render
