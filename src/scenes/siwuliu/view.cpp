#include "scenes/siwuliu/view.h"

#include "scenes/hud.h"
#include "ui/amounts.h"

namespace boxcars::scenes::siwuliu_look {
namespace {

bool low_table(const Layout& layout) { return layout.table.h < 520; }
constexpr float plate_wide = 432, plate_above_dash = 20;  // px at 1280x720
constexpr float words_room = 212, words_step = 20;        // of the words at a circle, px
constexpr float edge_wider = 1.2f;                        // width factor before the first bet; more than a verdict's

float scale_of(const Camera& camera) { return unit_at(camera, {}) / full_unit; }
float plate_scale(const Camera& camera) { return std::max(0.92f, scale_of(camera)); }
float widest_plate(const Layout& layout) { return layout.side.w - 24; }

// The type for words below a circle, shrunk where they would reach the plate below the bowl at its widest.
Type beside_plate(Canvas& canvas, const Camera& camera, const Type& type, std::string_view words, vec2 middle) {
    constexpr float air = 8;
    const float scale = plate_scale(camera);
    const float above = camera.band.y + camera.band.h - (plate_high + plate_above_dash) * scale - middle.y;
    if (above >= type.px) return type;
    const float plate = scale * plate_wide * edge_wider;
    return canvas.fitted(type, words, 2 * (std::abs(middle.x - camera.band.centre().x) - plate / 2 - air));
}

void draw_faces(Canvas& canvas, const CircleView& h, const Circle& circle, bool titled) {
    if (circle.faces.empty()) return;
    const char* const title = circle.who == CircleOf::Player ? "YOUR THROW"
                              : circle.point                 ? "BANKER'S POINT"
                                                             : "BANKER'S THROW";
    const float up = -h.faces_up;
    constexpr float room_for_title = 40;  // px; at a smaller circle, the verdict may cover the title
    if (titled && h.foot > room_for_title)
        canvas.fitted_text(h.sized(type::label), title, words_room, h.px(up - 35), Align::Centre, colours::ivory);
    constexpr float step = 42, size = 35;
    float x = (1 - as_float(circle.faces.size())) / 2 * step - (circle.point ? 26.0f : 0.0f);
    for (const int face : circle.faces) {
        const float px = size * h.scale;
        draw_flat_die(canvas, h.px(x, up), px, "bone", face);
        if (circle.won > 0) canvas.pill_edge(around(h.px(x, up), vec2{px + 2}), px * 0.22f, 2.4f, accent);
        x += step;
    }
    if (circle.point)
        canvas.text(h.sized(type::headline), std::to_string(*circle.point), h.px(x + 12, up), Align::Centre,
                    colours::brass_light);
}

void draw_rim(Canvas& canvas, const Camera& camera, const CircleView& h, const Circle& circle) {
    const float radius = h.radius, covers = radius + 0.11f;
    const auto arc = [&](float out, float from, float to) { return arc_on_table(camera, h.at, out, from, to); };
    const auto rim = arc(radius, 0, 1);
    if (circle.on_turn) canvas.stroke(rim, 2.2f, faded(accent, 0.9f));
    if (circle.covered > 0) canvas.stroke(arc(covers, 0, circle.covered), 4.0f, accent);
    for (float from = circle.covered + 0.008f; from < circle.requested; from += 0.024f)
        canvas.stroke(arc(covers, from, std::min(circle.requested, from + 0.013f)), 3.0f, faded(accent, 0.75f));
    if (circle.won > 0) {
        const float wide = 2 * radius * unit_at(camera, {}), high = 0.9f * wide;
        canvas.glow(around(h.middle, {wide, high}), high / 2, 26, faded(accent, 0.16f * circle.won));
        canvas.stroke(rim, 3.2f, faded(accent, circle.won));
    }
}

// Distances from the middle in the direction `way`: to the octagon around the bowl, and to the edge of the red panel
// with its stepped corners.
vec2 rays_reach(vec2 way) {
    const vec2 to = glm::abs(way) + 1e-3f;
    const float octagon = table.octagon / std::max({to.x, to.y, (to.x + to.y) * glm::one_over_root_two<float>()});
    const vec2 notch = table.panel - vec2{table.step.x, 3 * table.step.y};  // one notch of a corner
    const float corner =
        (notch.x / table.step.x + notch.y / table.step.y) / (to.x / table.step.x + to.y / table.step.y);
    return {octagon, std::min({table.panel.x / to.x, table.panel.y / to.y, corner})};
}

}  // namespace

Camera camera(const Layout& layout) {
    constexpr float wide = 9.6f;
    const float high = low_table(layout) ? 16.6f : 15.2f;
    return bank_camera(layout, {{}, {}, {.part = {wide, high}, .y = -4.05f}, {.part = {wide, 12.2f}, .y = -2.45f}});
}

CircleView circle_view(const Layout& layout, const Camera& camera, CircleOf who) {
    constexpr float aside = 118, above_foot = 29;  // half the width of a circle's words; from faces to circle; px
    const bool below = camera.band.h > camera.band.w;
    const vec2 beside = table.circle;
    const float y = layout.of(Forms<float>{beside.y, beside.y, -7, -5.4f}), unit = unit_at(camera, {0, y});
    const float x = layout.of(Forms<float>{beside.x, beside.x, aside / unit, 2.38f});
    const float radius = below ? 1.36f : table.circle_radius;
    const vec2 at{who == CircleOf::Bank ? -x : x, y};
    const float foot = radius * sin_above * unit, scale = below ? 0.82f : scale_of(camera);
    const float faces_up = below ? (foot + above_foot) / scale : 111;
    return {at, radius, place_of(camera, at), foot, scale, faces_up, below};
}

// Where the circles lie below the bowl, the frame surrounds the visible part of the table.
static SiwuliuTable table_in(const Layout& layout) {
    SiwuliuTable here = table;
    const Camera from = camera(layout);
    const CircleView circle = circle_view(layout, from, CircleOf::Player);
    if (!circle.below_bowl) return here;
    const Rect& t = layout.table;
    const auto y = [&](float px) { return from.on_plane({t.centre().x, px}, 0).y; };
    constexpr float in = 0.45f;
    const float far = y(t.y) - in, near = y(t.y + t.h) + in;
    here.middle = (far + near) / 2;
    here.half = {from.on_plane({t.x + t.w, t.y + t.h}, 0).x - 0.12f, (far - near) / 2};
    here.panel = here.half - vec2{0.62f, 0.66f};
    here.octagon = std::min(here.octagon, here.panel.x - 0.05f);
    here.octagon_up = here.bowl.y - here.middle;
    here.circle = circle.at;
    here.circle_radius = circle.radius;
    here.lamp_long = 1;
    return here;
}

TableLook table_look(const Layout& layout, const Camera& camera, bool plain) {
    SiwuliuTable here = table_in(layout);
    here.plain = plain;
    return {.shader = "siwuliu_table", .camera = camera, .numbers = here.numbers()};
}

RoomLook room(const Layout& layout, const Camera& camera) {
    const SiwuliuTable here = table_in(layout);
    const float unit = unit_at(camera, table.bowl);
    std::vector<vec2> frame;  // the corners of the outer gold line
    for (const vec2 corner : {vec2{-1, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}})
        frame.push_back(place_of(camera, corner * here.half + vec2{0, here.middle}));
    return {.seen = layout.table,
            .beam = camera.project({-0.3f, 0.2f, 1.6f}),
            .reach = {6.2f * unit, 3.7f * unit},
            .brass = std::move(frame),
            .lamp = hex(0xFFDFB4),
            .window = hex(0xFFEFD8)};
}

constexpr Colour title_ink = hex(0xE9C66F);
static Colour amount_ink(const Circle& circle) { return faded(hex(0xFFF6DF), 1 - 0.4f * circle.drained); }

// Draws the title and the amount in one line.
static void draw_title(Canvas& canvas, vec2 middle, const Circle& circle) {
    const std::string money = ui::look_money(circle.amount);
    const float figure = canvas.width(type::figure, money) + 9;  // and the gap before it
    const Type title = canvas.fitted(type::title, circle.title, words_room - figure);
    const float wide = canvas.width(title, circle.title) + figure;
    const Rect line = around(middle, {wide, 0});
    canvas.text(title, circle.title, line.left(), Align::Left, title_ink);
    canvas.text(type::figure, money, line.right(), Align::Right, amount_ink(circle));
}

static void draw_words_below(Canvas& canvas, vec2 foot, const Circle& circle) {
    draw_title(canvas, foot + px_down(32), circle);
    vec2 at = foot + px_down(57);
    for (const auto& [words, ink] : {std::pair{circle.note, colours::ivory}, {circle.coach, colours::brass_light}})
        if (!words.empty())
            at.y = draw_lines(canvas, type::lead, lines_of_parts(canvas, type::lead, words, words_room), at, words_step,
                              Align::Centre, ink);
}

// Draws words on a plate beside the table, and the coach's in the line `coach`.
static void draw_board(Canvas& canvas, const Rect& board, const Rect& coach, const Circle& circle) {
    draw_plate(canvas, board);
    if (circle.on_turn || circle.won > 0) draw_lit_edge(canvas, board, accent);
    draw_title(canvas, board.centre() - px_down(0.25f * board.h), circle);
    draw_lines_around(canvas, type::lead, lines_of_parts(canvas, type::lead, circle.note, words_room),
                      board.centre() + px_down(0.18f * board.h), words_step, Align::Centre, colours::ivory);
    canvas.fitted_text(type::lead, circle.coach, coach, Align::Centre, colours::brass_light);
}

void draw_circle(Canvas& canvas, const Layout& layout, const Camera& camera, const Circle& circle) {
    const CircleView h = circle_view(layout, camera, circle.who);
    const Places beside = places(layout);
    const Rect& board = beside[circle.who == CircleOf::Bank ? "bank's board" : "bet's board"];
    draw_rim(canvas, camera, h, circle);
    draw_heap(canvas, h.px(13), coin_px(camera), circle.coins, circle.lit, circle.who == CircleOf::Bank,
              1 - 0.6f * circle.drained);
    draw_faces(canvas, h, circle, board.empty());
    if (!board.empty()) return draw_board(canvas, board, beside["coach"], circle);
    if (h.below_bowl) return draw_words_below(canvas, h.middle + px_down(h.foot), circle);
    canvas.text(h.sized(type::heading.tracked(0.14f)), circle.title, h.px(110), Align::Centre, title_ink);
    canvas.text(h.sized(type::banner), ui::look_money(circle.amount), h.px(144), Align::Centre, amount_ink(circle));
    const vec2 below = h.px(172);
    const Type note = beside_plate(canvas, camera, h.sized(type::body), circle.note, below);
    canvas.text(note, circle.note, below, Align::Centre, colours::ivory);
    const Type usual = h.sized(type::small), coach = canvas.fitted(usual, circle.coach, 17.4f * usual.px);
    canvas.text(coach, circle.coach, h.px(193), Align::Centre, colours::brass_light);
}

constexpr float edge_least_high = 62;

Rect verdict_place(const Layout& layout, const Camera& camera) {
    if (const Rect call = places(layout)["call"]; !call.empty()) return call;
    const Rect& t = layout.table;
    const float scale = plate_scale(camera);
    if (!circle_view(layout, camera, CircleOf::Player).below_bowl) {
        const float up = plate_above_dash * scale, high = plate_high * scale;
        return Placing{along::middle(plate_wide * scale), along::end(up, high)}.in(t);
    }
    const auto [near, high] = low_table(layout) ? std::pair{2.2f, 50.0f} : std::pair{2.52f, edge_least_high};
    return around({t.centre().x, place_of(camera, {0, table.bowl.y - near}).y}, {widest_plate(layout), high});
}

Rect edge_place(const Layout& layout, const Camera& camera) {
    const Rect plate = verdict_place(layout, camera);
    return around(plate.centre(),
                  {std::min(edge_wider * plate.w, widest_plate(layout)), std::max(plate.h, edge_least_high)});
}

Rect other_sheet_place(const Layout& layout, const Rect& edge) {
    const bool small = small_edge(edge);
    const float wide = edge.h * (small ? 2.05f : 2.5f),
                high = layout.handheld ? thumb : std::max(40.0f, edge.h * 0.58f);
    return Placing{along::end(15, wide), along::middle(high)}.in(edge);
}

void draw_verdict(Canvas& canvas, const Layout& layout, Rect r, const VerdictWords& verdict, float come) {
    if (come <= 0 || verdict.words.empty()) return;
    const float scale = r.h / plate_high, margin = 22 * scale, line_high = 21;
    const float widest = std::min(r.w * (1 + verdict_grows), widest_plate(layout));
    Type type = type::body.scaled(scale);
    std::vector<std::string> lines{verdict.sub};
    if (widest > r.w) {
        const float wants = canvas.width(type, verdict.sub) + 2 * margin, wide = std::clamp(wants, r.w, widest);
        type.px *= std::min(1.0f, (wide - 2 * margin) / (wants - 2 * margin));
        r = around(r.centre(), {wide, r.h});
    } else {
        lines = lines_of(canvas, type, verdict.sub, r.w - 2 * margin);
    }
    const float higher = line_high * as_float(lines.size() - 1);
    r = around(r.centre() + px_down(10 * (1 - come)), {r.w, r.h + higher});
    canvas.push_alpha(come);
    draw_plate(canvas, r, true);
    const Colour ink = verdict.celebrate ? colours::brass_light : colours::ivory;
    const Type title = canvas.fitted(type::banner.scaled(scale), verdict.words, r.w - 2 * margin);
    const vec2 at = r.centre() - px_down(10 * scale + higher / 2);
    canvas.text(title, verdict.words, at, Align::Centre, ink);
    draw_lines(canvas, type, lines, at + px_down(31 * scale), line_high, Align::Centre, colours::ivory);
    canvas.pop_alpha();
}

void draw_ringing(Canvas& canvas, const Camera& camera, double since, bool still) {
    if (!rings(since)) return;
    constexpr float lip_high = 1.02f;  // the lip's height, world units
    const float age = static_cast<float>(since / real(ringing)), left = 1 - age;
    constexpr Colour haze = hex(0xCFE4FF), shine = hex(0xF4FAFF);
    const auto ring = [&](float radius, float high, float wide, Colour colour) {
        canvas.stroke(ring_on_table(camera, table.bowl, radius, high), wide, colour, true);
    };
    const float tremble = left * (still ? 1.0f : 0.6f + 0.4f * std::cos(age * 46));
    const float middle = glm::mix(table.rim, table.lip, 0.5f);
    ring(middle, lip_high, 10, faded(haze, 0.16f * tremble));
    ring(middle, lip_high, 3, faded(shine, 0.85f * tremble));
    if (still) return;
    for (const float behind : {0.0f, 0.22f, 0.44f}) {  // three waves
        const float gone = age * 1.5f - behind, stays = 1 - gone, way = world::quad_out(gone);
        if (gone <= 0 || stays <= 0) continue;
        ring(table.lip + 1.5f * way, 0.05f, 2.4f, faded(haze, 0.42f * stays));
        ring(table.rim * (1 - 0.42f * way), lip_high * (1 - 0.7f * gone), 1.6f, faded(shine, 0.34f * stays));
    }
}

WinRays rays(const Camera& camera) {
    return {24, 0.05f, hex(0xFF8A3C), 0.104f, [&camera](vec2 way, bool outer) {
                const vec2 reach = rays_reach(way);
                return place_of(camera, way * (outer ? reach.y : reach.x) + vec2(0, table.middle));
            }};
}

}  // namespace boxcars::scenes::siwuliu_look
