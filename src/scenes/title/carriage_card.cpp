#include "scenes/title/carriage_card.h"

#include "render/tables/ceelo.h"
#include "render/tables/craps.h"
#include "render/tables/pig.h"
#include "render/tables/siwuliu.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace boxcars::scenes {
namespace {

using namespace render;
constexpr float full_width = 274, gap = 19, rise = 10;  // logical px
constexpr double die_turn = 24;                         // seconds for the die in the window to turn once

Colour back_at(const Rect& card, float y) {  // the card's own gradient
    return glm::mix(hex(0x1D222D), hex(0x0D1016), (y - card.y) / card.h);
}

// The table is drawn as a rectangle; the steps of the window's frame are cut out of it again.
void cut_corners(Canvas& canvas, const Rect& card, const Rect& window, float step) {
    for (const float down : {0.0f, 1.0f})
        for (const float across : {0.0f, 1.0f})
            for (const float i : {0.0f, 1.0f}) {
                const float w = step * (2 - i), x = window.x + across * (window.w - w);
                const float y = window.y + i * step + down * (window.h - step - 2 * i * step);
                canvas.fill(Rect{x - 0.5f, y - 0.5f, w + (across > 0 ? 1.0f : 0.5f), step + 0.5f}, back_at(card, y));
            }
}

// The table itself, from the player's seat but closer, and dice on it.
struct Window {
    const char* shader;
    std::vector<glm::vec4> numbers;
    glm::vec3 looks_at;
    float closer;  // of the field of view
};
void draw_window(Stage& stage, const Rect& where, const Window& window, std::span<const DieLook> dice, bool chosen) {
    TableLook table{.shader = window.shader, .camera = {}, .numbers = window.numbers};
    table.camera.band = where;
    table.camera.field_degrees = 16.6f * window.closer * where.w / full_width * 0.67f;
    table.camera.looks_at = window.looks_at;
    stage.table(table, chosen ? 1.0f : 0.8f);
    stage.shadows(table.camera, dice);
    stage.dice(table.camera, dice);
}

// A die whose body axis `up` looks up and `near` towards us, turned by `angle` radians.
glm::quat standing(glm::vec3 up, glm::vec3 near, float angle) {
    const glm::vec3 towards{-std::sin(angle), -std::cos(angle), 0}, high{0, 0, 1};
    const glm::mat3 world{towards, high, glm::cross(towards, high)}, body{near, up, glm::cross(near, up)};
    return glm::quat_cast(world * glm::transpose(body));
}

void draw_pig_window(Stage& stage, const Rect& where, float angle, bool chosen) {  // five on top, the snout towards us
    const std::array<DieLook, 1> die{{{DieKind::Pig, {0, 0, 0.96f}, standing({0, -1, 0}, {1, 0, 0}, angle), 1, 1}}};
    draw_window(stage, where, {"pig_table", PigTable{}.numbers(), {0, 0, 0.35f}, 1.06f}, die, chosen);
}

void draw_craps_window(Stage& stage, const Rect& where, float angle, bool chosen) {  // boxcars
    const float high = half_edge(DieKind::Craps);
    const glm::quat six = standing({-1, 0, 0}, {0, 1, 0}, angle), other = standing({-1, 0, 0}, {0, 1, 0}, angle + 0.7f);
    const std::array<DieLook, 2> dice{
        {{DieKind::Craps, {-0.78f, 3.35f, high}, six, 1, 1}, {DieKind::Craps, {0.80f, 3.15f, high}, other, 1, 1}}};
    draw_window(stage, where, {"craps_table", CrapsTable{}.numbers(), {0, 3.05f, 0.3f}, 0.86f}, dice, chosen);
}

void draw_siwuliu_window(Stage& stage, const Rect& where, float angle, bool chosen) {  // four, five, six
    const float high = half_edge(DieKind::Bone);
    const SiwuliuTable table;
    const auto at = [&](float x, float y) { return glm::vec3(table.bowl + glm::vec2(x, y), high); };
    const std::array<DieLook, 3> dice{
        {{DieKind::Bone, at(-0.62f, 0.40f), standing({0, 0, -1}, {0, -1, 0}, angle), 1, 1},
         {DieKind::Bone, at(0.66f, 0.34f), standing({0, -1, 0}, {1, 0, 0}, angle + 0.6f), 1, 1},
         {DieKind::Bone, at(0.02f, -0.66f), standing({-1, 0, 0}, {0, 1, 0}, angle + 0.2f), 1, 1}}};
    draw_window(stage, where, {"siwuliu_table", table.numbers(), {0, table.bowl.y, 0.5f}, 1.12f}, dice, chosen);
}

void draw_ceelo_window(Stage& stage, const Rect& where, float angle, bool chosen) {  // a pair and a five
    const float high = half_edge(DieKind::Black);
    CeeloTable table;
    table.players = 5;
    const auto at = [&](float x, float y) { return glm::vec3(table.bank + glm::vec2(x, y), high); };
    const std::array<DieLook, 3> dice{
        {{DieKind::Black, at(-0.78f, 0.28f), standing({0, 1, 0}, {1, 0, 0}, angle), 1, 1},
         {DieKind::Black, at(0.72f, 0.52f), standing({0, -1, 0}, {1, 0, 0}, angle + 0.7f), 1, 1},
         {DieKind::Black, at(0.12f, -0.66f), standing({0, 1, 0}, {0, 0, 1}, angle + 0.25f), 1, 1}}};
    draw_window(stage, where, {"ceelo_table", table.numbers(), {0, table.bank.y, 0.3f}, 1.0f}, dice, chosen);
}

// A line that would run into the card's frame is set a little smaller.
void fit_line(Canvas& canvas, Type type, const std::string& words, glm::vec2 at, float room, Colour colour) {
    const float wide = canvas.width(type, words);
    if (wide > room) type.px *= room / wide;
    canvas.text(type, words, at, Align::Left, colour);
}

void draw_words(Canvas& canvas, const Card& card, const Rect& r, float x, bool small) {
    constexpr Colour line = hex(0xE6DDC8);
    const float room = r.x + r.w - 14 - x;
    const Type title{Face::Display, small ? 20.0f : 22.0f, small ? 0.03f : 0.06f};
    const Type body{Face::Body, small ? 14.5f : 15.5f};
    fit_line(canvas, title, card.name, {x, r.y + 31}, room, colours::ivory);
    fit_line(canvas, {Face::BodyBold, 15}, card.car, {x, r.y + 55}, room, card.accent);
    fit_line(canvas, body, card.line_1, {x, r.y + 79}, room, line);
    fit_line(canvas, body, card.line_2, {x, r.y + 98}, room, line);
}

}  // namespace

Rect card_place(int index, int count, glm::vec2 left_top, float room, float light) {
    const float n = static_cast<float>(std::max(count, 1)), between = room < 1100 ? 12.0f : gap;
    const float wide = std::floor(std::min(full_width, (room - between * (n - 1)) / n));
    return {left_top.x + static_cast<float>(index) * (wide + between), left_top.y - rise * light, wide, card_high};
}

void draw_carriage_card(Stage& stage, const Card& card, Rect where, CardLook look) {
    Canvas& canvas = stage.canvas();
    const Rect& r = where;
    const Colour frame = glm::mix(colours::brass, card.accent, look.light);
    canvas.glow(r, 8, 22, hex(0x000000, 0.55f), Blend::Over);
    if (look.light > 0) canvas.glow(r, 8, 20, faded(card.accent, 0.55f * look.light));
    canvas.plate(r, 4, 4, hex(0x1D222D), hex(0x0D1016));
    const bool small = r.w < 250;
    const Rect window{r.x + (small ? 12.0f : 16.0f), r.y + 16, small ? 76.0f : 106.0f, 92};
    const double turned = look.still || !look.chosen ? 0 : look.seconds / die_turn;
    const float angle = -0.62f + static_cast<float>(turned - std::floor(turned)) * 2 * std::numbers::pi_v<float>;
    if (card.die == DieKind::Pig)
        draw_pig_window(stage, window, angle, look.chosen);
    else if (card.die == DieKind::Craps)
        draw_craps_window(stage, window, angle, look.chosen);
    else if (card.die == DieKind::Bone)
        draw_siwuliu_window(stage, window, angle, look.chosen);
    else if (card.die == DieKind::Black)
        draw_ceelo_window(stage, window, angle, look.chosen);
    else
        canvas.sprite("cards/" + card.game, window);
    cut_corners(canvas, r, window, 3);
    canvas.plate_edge(window, 3, 2, 1.6f, frame);
    canvas.plate_edge(r, 4, 4, 1.5f + 0.9f * look.light, frame);
    draw_words(canvas, card, r, window.x + window.w + (small ? 9.0f : 13.0f), small);
}

}  // namespace boxcars::scenes
