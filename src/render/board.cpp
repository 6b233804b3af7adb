#include "render/board.h"

#include <algorithm>
#include <cmath>

namespace boxcars::render {

namespace {
constexpr std::array glow_layout{2};
}

Board::Board(const std::filesystem::path& assets, const std::filesystem::path& shaders, Fonts& fonts)
    : atlas_(assets, fonts),
      batch_(atlas_, shaders),
      shapes_(batch_),
      lettering_(fonts, batch_),
      glow_(shaders, "glow.vert", "glow.frag"),
      glow_mesh_(glow_layout) {}

void Board::glow(Rect r, float radius, float blur, Colour colour, Blend blend) {
    batch_.flush();
    batch_.apply_clip();
    const float scale = batch_.scale();
    const glm::vec2 half = glm::vec2{r.w, r.h} * 0.5f * scale;
    const glm::vec2 reach = half + blur * scale;
    const glm::vec2 at = batch_.to_px(r.centre());
    glow_.use();
    glow_.set("u_target", batch_.target());
    glow_.set("u_centre", at);
    glow_.set("u_half", half);
    glow_.set("u_soft", glm::vec2{std::max(radius, std::min(blur * 0.6f, std::min(r.w, r.h) / 2)) * scale,
                                  std::max(blur * scale, 0.5f)});
    const glm::vec4 c = batch_.premultiplied(colour);
    glow_.set("u_colour", blend == Blend::Add ? glm::vec4(glm::vec3(c), 0) : c);
    const std::array<glm::vec2, 4> box{at + reach * glm::vec2{-1, -1}, at + reach * glm::vec2{1, -1},
                                       at + reach * glm::vec2{-1, 1}, at + reach};
    glow_mesh_.draw_strip({&box[0].x, 8});
}

// Plain triangles: on a machine without a graphics card they take a third of the time of a glow.
void Board::pass_light(Rect r, float slant, Colour gain) {
    batch_.flush();
    batch_.use(nullptr);
    const glm::vec4 most{glm::vec3(batch_.premultiplied(gain)), 0}, none{0};
    const auto corner = [&](float part, float y, const glm::vec4& light) {
        const float lean = slant * (r.centre().y - y);
        return batch_.vertex(batch_.to_px({r.x + part * r.w + lean, y}), light);
    };
    const std::uint32_t first = corner(0, r.y, none);
    corner(0, r.y + r.h, none);
    for (const auto& [part, light] : {std::pair{0.5f, most}, {1.0f, none}}) {
        corner(part, r.y, light);
        corner(part, r.y + r.h, light);
    }
    for (const std::uint32_t from : {first, first + 2}) {
        batch_.triangle(from, from + 1, from + 2);
        batch_.triangle(from + 1, from + 2, from + 3);
    }
    glBlendFunc(GL_DST_COLOR, GL_ONE);
    batch_.flush();
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

void Board::sprite(std::string_view name, Rect where, Colour tint, float turn_degrees) {
    const glm::ivec2 px = glm::round(glm::vec2{where.w, where.h} * batch_.scale());
    batch_.use(nullptr);  // the next sprite may delete a large one
    const auto piece = batch_.piece([&](Atlas& atlas) { return atlas.sprite(name, px); });
    if (!piece) return;
    batch_.use(piece->alone);
    glm::vec2 middle = batch_.to_px(where.centre());
    const glm::vec2 half = glm::vec2(piece->size) * 0.5f;
    if (turn_degrees == 0) middle = glm::round(middle - half) + half;  // on whole pixels, to keep it sharp
    const float turn = glm::radians(turn_degrees);
    const glm::vec2 x = glm::vec2{std::cos(turn), std::sin(turn)} * half.x;
    const glm::vec2 y = glm::vec2{-std::sin(turn), std::cos(turn)} * half.y;
    batch_.quad({middle - x - y, middle + x - y, middle + x + y, middle - x + y}, *piece, batch_.premultiplied(tint));
}

}  // namespace boxcars::render
