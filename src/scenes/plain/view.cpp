#include "scenes/plain/scene.h"

namespace boxcars::scenes {
namespace {

constexpr float between_dice = 1.7f;  // between middles, world units
constexpr vec2 half_cloth{9.2f, 4.3f};

std::vector<vec2> in_a_row(int dice) {
    std::vector<vec2> places;
    for (int die = 0; die < dice; ++die)
        places.push_back({between_dice * (as_float(die) - 0.5f * as_float(dice - 1)), -0.9f});
    return places;
}

// A cloth and its rail, in world units: the values of u_numbers in shaders/plain_table.frag.
std::vector<glm::vec4> table_numbers(Colour accent, bool plain, vec2 half = half_cloth) {
    constexpr float corner = 1.3f, rail = 0.52f;
    const vec3 cloth{glm::mix(accent, hex(0x0B1512), 0.66f)};  // dark enough for dice of any colour
    return {{half, corner, rail}, {cloth, plain ? 1 : 0}};
}

CardWindow window(const PlainLook& look, DieKind kind, int dice) {
    CardWindow seen{"plain_table",
                    table_numbers(look.accent, false),
                    {0, 0, 0.3f},
                    0.9f + 0.14f * as_float(dice),
                    {},
                    plain_feel(kind, dice).tray};
    seen.tray.rest_half = {1.2f, 1.0f};  // keeps the dice within the window
    for (int die = 0; die < dice; ++die) {
        const float turn = card_turn + 2.1f * as_float(die), round = dice == 1 ? 0.0f : 0.72f;
        const double at = (die + 0.25) / dice;  // of a whole turn
        const vec3 middle{round * sine(at + 0.25), round * sine(at), half_edge(kind)};
        seen.dice.push_back({kind, middle, standing(-x_axis, y_axis, turn)});
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
            .room = plain_room};
}

CastFeel plain_feel(DieKind die, int dice) {
    return {.kind = die,
            .wait = in_a_row(dice),
            .tray = {.half = {7.2f, 3.0f}, .rest_half = {3.0f, 1.6f}},
            .on_table = "die_felt",
            .on_wall = "die_wall"};
}

constexpr vec2 least_part{8.4f, 9};  // of cloth in sight: room for dice and the words around them

// On a table taller than wide, the cloth fills the window.
static vec2 cloth_in(const Layout& layout) {
    const float unit = table_camera(layout, least_part).px_per_unit(vec3{0});
    const vec2 seen = vec2{layout.table.w, layout.table.h / sin_above} / (2 * unit);
    return layout.of(Forms{half_cloth, half_cloth, seen - 0.8f});
}

TableLook plain_table_look(const Layout& layout, Colour accent, bool plain) {
    return {.shader = "plain_table",
            .camera = table_camera(layout, least_part),
            .numbers = table_numbers(accent, plain, cloth_in(layout))};
}

RoomLook plain_room(const Layout& layout, const Camera& camera) {
    const float unit = camera.px_per_unit(vec3{0});
    return {
        .seen = layout.table, .beam = camera.project({0, 0, 1.5f}), .reach = {6.5f * unit, 3.6f * unit}, .brass = {}};
}

bool on_plain_cloth(const Layout& layout, vec2 at) {
    if (!layout.table.contains(at)) return false;
    const vec3 on = table_camera(layout, least_part).on_plane(at, 0);
    const vec2 half = cloth_in(layout);
    return std::abs(on.x) < half.x && std::abs(on.y) < half.y;
}

using namespace along;

// clang-format off
constexpr PlaceRow plain_rows[] = {
    // place      lies in         Wide                      Narrow                   Upright
    {"verb",      "dash",      {right(40, 18, 162, 72),   right(24, 76, 176, 60),  across(74, 134, 8, 60)}},
    {"undo",      "verb",      lying({before(14, 42), middle(42)}, {before(7, thumb), fill()})},
    {"decisions", "dash",      {{fill(40, 278), middle(46)}, inset(40, 13, 46), inset(8, 8, 2 * thumb + 4)}},
    {"decision",  "decisions", lying({start(0, 118), fill()}, {share(0, 3, 5), start(0, thumb)})},
};
// clang-format on
constexpr Forms<vec2> decisions_apart{{10, 10}, {10, 10}, {5, 4}};
constexpr float fact_line = 24, plate_inset = 16;  // px: of the lines on a plate, and between its sides and words
Places plain_dash(const Layout& layout) { return {layout, plain_rows}; }

PlainPage plain_page(const Layout& layout, int decisions, int page) {
    const Places at = plain_dash(layout);
    const Rect &room = at["decisions"], &first = at["decision"];
    const vec2 apart = layout.of(decisions_apart), step = vec2{first.w, first.h} + apart;
    const glm::ivec2 fit{(vec2{room.w, room.h} + apart) / step + 0.01f};  // columns and rows
    const int all = fit.x * fit.y, each = decisions <= all ? all : all - 1;
    PlainPage made;
    made.pages = std::max(1, (decisions + each - 1) / each);
    made.first = (page % made.pages) * each;
    const auto place = [&](int n) {
        const vec2 corner = first.corner() + step * vec2{n % fit.x, n / fit.x};
        return Rect{corner.x, corner.y, first.w, first.h};
    };
    for (int n = 0; n < std::min(each, decisions - made.first); ++n) made.places.push_back(place(n));
    made.turn = place(each);
    return made;
}

Rect draw_plain_standing(Canvas& canvas, const Layout& layout, const rules::Named& state, Colour accent) {
    constexpr Forms<float> columns_in{1, 1, 1, 2};
    const float columns = layout.of(columns_in), rows = std::ceil(as_float(state.size()) / columns);
    const float high = rows * fact_line + 24;
    const Rect plate = layout.of(lying(right(40, 24, 220, high), inset(12, 12, high))).in(layout.side);
    draw_plate(canvas, plate);
    const Rect lines = inset(plate_inset, 12, rows * fact_line).in(plate);
    for (float nth = 0; const auto& [name, value] : state) {
        const float column = std::fmod(nth, columns);
        const Rect line =
            Placing{share(column, columns, 2 * plate_inset), share((nth - column) / columns, rows)}.in(lines);
        std::string label = in_capitals(name);
        std::ranges::replace(label, '_', ' ');
        canvas.text(type::label, label, line.left(), Align::Left, colours::ash);
        canvas.text(type::body_bold, std::to_string(value), line.right(), Align::Right, accent);
        ++nth;
    }
    return plate;
}

void draw_plain_lines(Canvas& canvas, const Layout& layout, std::span<const std::string> lines, const Rect& standing) {
    if (lines.empty()) return;
    float wide = 160;
    for (const std::string& words : lines) wide = std::max(wide, canvas.width(type::body, words) + 2 * plate_inset);
    wide = std::min(wide, layout.table.w * 0.45f);
    const float high = as_float(lines.size()) * fact_line + 20;
    const Rect plate = layout.of(lying(left(40, 24, wide, high), {inside(12), end(44, high)})).in(layout.side);
    if (plate.touches(standing)) return draw_plain_lines(canvas, layout, lines.subspan(1), standing);
    draw_plate(canvas, plate);
    Rect line = inset(plate_inset, 10, fact_line).in(plate);
    for (const std::string& words : lines) {
        canvas.fitted_text(type::body, words, line, Align::Left,
                           &words == &lines.back() ? colours::ivory : colours::ash);
        line.y += fact_line;
    }
}

}  // namespace boxcars::scenes
