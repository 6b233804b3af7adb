#include "render/lettering.h"

#include <algorithm>
#include <cmath>

namespace boxcars::render {

namespace {
float shift(Align align) { return align == Align::Left ? 0.0f : align == Align::Centre ? 0.5f : 1.0f; }
}  // namespace

float Lettering::set_line(const Type& type, std::string_view words) {
    line_.clear();
    float along = 0;  // in em
    char32_t before = 0;
    for (const char32_t c : letters(words)) {
        if (type.cell > 0) {
            line_.push_back({c, along + (type.cell - fonts_.advance(type.face, c)) / 2});
            along += type.cell + type.tracking;
            continue;
        }
        if (before != 0) along += fonts_.kern(type.face, before, c);
        line_.push_back({c, along});
        along += fonts_.advance(type.face, c) + type.tracking;
        before = c;
    }
    for (Set& s : line_) s.along *= type.px * batch_.scale();
    return line_.empty() ? 0 : (along - type.tracking) * type.px;  // no extra space after the last letter
}

Atlas::Piece Lettering::letter(Face face, char32_t c, int px, int phase) {
    return batch_.piece([&](Atlas& atlas) { return atlas.letter(face, c, px, phase); }).value_or(Atlas::Piece{});
}

float Lettering::text(const Type& asked, std::string_view words, glm::vec2 at, Align align, Colour colour) {
    const Type type = legible(asked);
    const float wide = set_line(type, words);
    const int px = std::max(1, static_cast<int>(std::lround(type.px * batch_.scale())));
    const int phases = Fonts::phases(px);
    glm::vec2 start = batch_.to_px({at.x - wide * shift(align), at.y + fonts_.cap(type.face) * type.px / 2});
    start.y = std::round(start.y);
    batch_.use(nullptr);
    const glm::vec4 ink = batch_.premultiplied(colour);
    for (const Set& s : line_) {
        const int fine = static_cast<int>(std::floor((start.x + s.along) * static_cast<float>(phases) + 0.5f));
        const int whole = fine >= 0 ? fine / phases : -((-fine + phases - 1) / phases);
        const Atlas::Piece piece = letter(type.face, s.letter, px, fine - whole * phases);
        if (piece.size.x == 0) continue;
        const glm::vec2 low = glm::vec2{static_cast<float>(whole), start.y} + glm::vec2(piece.offset);
        const glm::vec2 high = low + glm::vec2(piece.size);
        batch_.quad({low, {high.x, low.y}, high, {low.x, high.y}}, piece, ink);
    }
    return wide;
}

void Lettering::text_through(const Type& type, std::string_view words, Align align, Colour colour,
                             glm::vec2 (*place)(const void* context, glm::vec2), const void* context) {
    const float wide = set_line(type, words);
    const int px = std::max(1, static_cast<int>(std::lround(type.px * batch_.scale())));
    const glm::vec2 start{-wide * shift(align), fonts_.cap(type.face) * type.px / 2};
    const float size = type.px / static_cast<float>(px);  // logical px per pixel of the letter's picture
    batch_.use(nullptr);
    const glm::vec4 ink = batch_.premultiplied(colour);
    for (const Set& s : line_) {
        const Atlas::Piece piece = letter(type.face, s.letter, px, 0);
        if (piece.size.x == 0) continue;
        const glm::vec2 low = start + glm::vec2{s.along / batch_.scale(), 0} + glm::vec2(piece.offset) * size;
        const glm::vec2 high = low + glm::vec2(piece.size) * size;
        std::array<glm::vec2, 4> corners{low, glm::vec2{high.x, low.y}, high, glm::vec2{low.x, high.y}};
        for (glm::vec2& c : corners) c = batch_.to_px(place(context, c));
        batch_.quad(corners, piece, ink);
    }
}

}  // namespace boxcars::render
