#include "base/words.h"
#include "scenes/plain/scene.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace render;

constexpr float between_dice = 1.7f;  // between middles, world units
constexpr glm::vec2 half_cloth{9.2f, 4.3f};

std::vector<glm::vec2> in_a_row(int dice) {
    std::vector<glm::vec2> places;
    for (int die = 0; die < dice; ++die)
        places.push_back({between_dice * (static_cast<float>(die) - 0.5f * static_cast<float>(dice - 1)), -0.9f});
    return places;
}

// A cloth and its rail, in world units: the values of u_numbers in shaders/plain_table.frag.
std::vector<glm::vec4> table_numbers(Colour accent, bool plain, glm::vec2 half = half_cloth) {
    constexpr float corner = 1.3f, rail = 0.52f;
    const glm::vec3 cloth{glm::mix(accent, hex(0x0B1512), 0.66f)};  // dark enough for dice of any colour
    return {{half, corner, rail}, {cloth, plain ? 1 : 0}};
}

CardWindow window(const PlainLook& look, DieKind kind, int dice) {
    CardWindow seen{"plain_table",
                    table_numbers(look.accent, false),
                    {0, 0, 0.3f},
                    0.9f + 0.14f * static_cast<float>(dice),
                    {},
                    plain_look::cast_feel(kind, dice).tray};
    seen.tray.rest_half = {1.2f, 1.0f};  // keeps the dice within the window
    for (int die = 0; die < dice; ++die) {
        const float turn = card_turn + 2.1f * static_cast<float>(die), round = dice == 1 ? 0.0f : 0.72f;
        const float at = 2.0f * 3.14159265f * (static_cast<float>(die) + 0.25f) / static_cast<float>(dice);
        const glm::vec3 middle{round * std::cos(at), round * std::sin(at), half_edge(kind)};
        seen.dice.push_back({kind, middle, standing({-1, 0, 0}, {0, 1, 0}, turn), 1, 1});
    }
    return seen;
}

}  // namespace

Card plain_card(const PlainLook& look, DieKind die, int dice, std::string line_1, std::string line_2) {
    return {.game = {},
            .name = look.name,
            .car = look.car,
            .line_1 = std::move(line_1),
            .line_2 = std::move(line_2),
            .accent = look.accent,
            .window = [look, die, dice] { return window(look, die, dice); },
            .room = plain_look::room};
}

namespace plain_look {

CastFeel cast_feel(DieKind die, int dice) {
    return {.kind = die,
            .wait = in_a_row(dice),
            .tray = {.half = {7.2f, 3.0f}, .rest_half = {3.0f, 1.6f}},
            .on_table = "die_felt",
            .on_wall = "die_wall"};
}

constexpr glm::vec2 upright_part{8.4f, 9};  // the dice, and words above and below them

// On an upright screen, the cloth fills the window.
static glm::vec2 cloth_in(const Layout& layout) {
    const float unit = table_camera(layout, upright_part).px_per_unit({0, 0, 0});
    const glm::vec2 seen = glm::vec2{layout.table.w, layout.table.h / sin_above} / (2 * unit);
    return layout.portrait ? seen - 0.8f : half_cloth;
}

TableLook table_look(const Layout& layout, Colour accent, bool plain) {
    return {.shader = "plain_table",
            .camera = table_camera(layout, upright_part),
            .numbers = table_numbers(accent, plain, cloth_in(layout))};
}

RoomLook room(const Layout& layout, const Camera& camera) {
    const float unit = camera.px_per_unit({0, 0, 0});
    return {.seen = layout.table,
            .beam = camera.project({0, 0, 1.5f}),
            .reach = {6.5f * unit, 3.6f * unit},
            .brass = {},
            .lamp = hex(0xFFE6C4),
            .window = hex(0xFFF6E8)};
}

bool on_cloth(const Layout& layout, glm::vec2 at) {
    if (!layout.table.contains(at)) return false;
    const glm::vec3 on = table_camera(layout, upright_part).on_plane(at, 0);
    const glm::vec2 half = cloth_in(layout);
    return std::abs(on.x) < half.x && std::abs(on.y) < half.y;
}

Rect verb_place(const Layout& layout) {
    const Rect& dash = layout.dash;
    const float right = dash.x + dash.w;
    if (layout.portrait) return {dash.x + 74, dash.y + 134, dash.w - 82, 60};
    return layout.narrow ? Rect{right - 24 - 176, dash.y + 76, 176, 60} : Rect{right - 40 - 162, dash.y + 18, 162, 72};
}

Rect undo_place(const Layout& layout) {
    const Rect verb = verb_place(layout);
    if (layout.portrait) return {layout.dash.x + 8, verb.y, thumb, 60};
    return {verb.x - 56, verb.centre().y - 21, 42, 42};
}

Page page_of(const Layout& layout, int decisions, int page) {
    const Rect& dash = layout.dash;
    const bool upright = layout.portrait;  // two rows of three
    const float gap = upright ? 5 : 10, wide = upright ? (dash.w - 16 - 2 * gap) / 3 : 118, high = upright ? thumb : 46;
    const float left = dash.x + (upright ? 8.0f : 40.0f),
                y = layout.narrow ? dash.y + 13 : dash.y + (dash.h - high) / 2;
    const float right = layout.narrow ? dash.x + dash.w - 40 : undo_place(layout).x - 20;
    const int fit = upright ? 6 : std::max(2, static_cast<int>((right - left + gap) / (wide + gap)));
    const int each = decisions <= fit ? fit : fit - 1;
    Page made;
    made.pages = std::max(1, (decisions + each - 1) / each);
    made.first = (page % made.pages) * each;
    const auto place = [&](int n) {
        const int row = n / 3, column = n % 3;
        if (upright)
            return Rect{left + static_cast<float>(column) * (wide + gap),
                        dash.y + 8 + static_cast<float>(row) * (high + 4), wide, high};
        return Rect{left + static_cast<float>(n) * (wide + gap), y, wide, high};
    };
    for (int n = 0; n < std::min(each, decisions - made.first); ++n) made.places.push_back(place(n));
    made.turn = place(each);
    return made;
}

void draw_standing(Canvas& canvas, const Layout& layout, const rules::Named& state, Colour accent) {
    constexpr float line = 24;
    const float in = layout.portrait ? 12 : 40, wide = layout.portrait ? layout.table.w - 24 : 220;
    const Rect plate{layout.table.x + layout.table.w - in - wide, layout.table.y + (layout.portrait ? 12 : 24), wide,
                     static_cast<float>(state.size()) * line + 24};
    draw_plate(canvas, plate);
    float y = plate.y + 12 + line / 2;
    for (const auto& [name, value] : state) {
        std::string label = in_capitals(name);
        std::ranges::replace(label, '_', ' ');
        canvas.text(type::label, label, {plate.x + 16, y}, Align::Left, colours::ash);
        canvas.text(type::body_bold, std::to_string(value), {plate.x + plate.w - 16, y}, Align::Right, accent);
        y += line;
    }
}

void draw_lines(Canvas& canvas, const Layout& layout, std::span<const std::string> lines) {
    constexpr float line = 24;
    const float left = layout.table.x + (layout.portrait ? 12 : 40);
    float wide = 160;
    for (const std::string& words : lines) wide = std::max(wide, canvas.width(type::body, words) + 32);
    if (lines.empty()) return;
    const float high = static_cast<float>(lines.size()) * line + 20;
    const Rect plate{left, layout.portrait ? layout.dash.y - 44 - high : layout.table.y + 24,
                     layout.portrait ? layout.table.w - 24 : std::min(wide, layout.table.w * 0.45f), high};
    draw_plate(canvas, plate);
    float y = plate.y + 10 + line / 2;
    for (std::size_t i = 0; i < lines.size(); ++i, y += line)
        canvas.text(layout.portrait ? canvas.fitted(type::body, lines[i], plate.w - 32) : type::body, lines[i],
                    {plate.x + 16, y}, Align::Left, i + 1 == lines.size() ? colours::ivory : colours::ash);
}

}  // namespace plain_look
}  // namespace boxcars::scenes
