#include "scenes/pig_view.h"

#include "render/pig_table.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

namespace boxcars::scenes::pig_look {
namespace {

using namespace render;

const PigTable table{};             // where everything is on the wood
constexpr int most_tiles = 14;      // faces shown in full; longer turns show the last ones
constexpr float label_gap = 0.66f;  // world units from the inner rail to its numbers

// Places in the tray are said in pixels of the reference picture, from the die's place.
struct Tray {
    glm::vec2 middle;
    float scale;
    explicit Tray(const Camera& camera)
        : middle(camera.project({0, 0, 0})), scale(camera.px_per_unit({0, 0, 0}) / 62.0f) {}
    glm::vec2 at(float x, float y) const { return middle + glm::vec2(x, y) * scale; }
    Type sized(Type type) const {
        type.px *= scale;
        return type;
    }
};

struct OnTable {  // print lies on the wood: px right and down become units along and towards the player
    const Camera* camera;
    glm::vec2 at;
    float units_a_px;
    float height = 0;
};
glm::vec2 lay(const void* context, glm::vec2 px) {
    const auto& on = *static_cast<const OnTable*>(context);
    return on.camera->project({on.at.x + px.x * on.units_a_px, on.at.y - px.y * on.units_a_px * 1.1f, on.height});
}

world::Rail rail_beside(float radius) {  // all rails turn round the same corners and keep abreast
    const float middle = (table.inner_rail + table.outer_rail) / 2;
    return {table.corner + middle, middle, radius - middle};
}

void print_number(Canvas& canvas, const Camera& camera, glm::vec2 at, const std::string& number, float px, Colour ink) {
    const OnTable on{&camera, at, 1 / 62.0f};
    canvas.text_through({Face::Display, px}, number, Align::Centre, ink, lay, &on);
}

// A brass sleeper at every tenth of the way, across both rails; the wooden ones between are the table's own.
void print_tens(Canvas& canvas, const Camera& camera, const world::Rail& rail) {
    constexpr float reach = 0.21f;
    for (int tenth = 1; tenth < 10; ++tenth) {
        const float part = static_cast<float>(tenth) / 10;
        const glm::vec2 at = rail.point(part), across = rail.outward(part) * reach;
        const glm::vec2 line[] = {camera.project({at - across, 0}), camera.project({at + across, 0})};
        canvas.stroke(line, 4, hex(0xBE8B38));
    }
}

void print_table(Canvas& canvas, const Camera& camera, const void* context) {
    const int goal = *static_cast<const int*>(context);
    for (const auto& rail : {inner_rail(), outer_rail()}) print_tens(canvas, camera, rail);
    for (int tenth = 1; tenth <= 10; ++tenth) {
        const float part = static_cast<float>(tenth) / 10;
        const glm::vec2 out = inner_rail().outward(part);
        const float gap = label_gap + 0.11f * std::abs(out.x);  // wider than high: the short sides need more
        print_number(canvas, camera, inner_rail().point(part) - out * gap, std::to_string(goal * tenth / 10),
                     tenth == 10 ? 24.0f : 22.0f, hue::inlay);
    }
    const float mid = table.corner.y + (table.inner_rail + table.outer_rail) / 2;
    const glm::vec2 home[] = {camera.project({0, -mid + 0.62f, 0}), camera.project({0, -mid - 0.62f, 0})};
    canvas.stroke(home, 6, hex(0xF6ECD6));
}

void draw_pips(Canvas& canvas, Rect tile, int face, Colour ink) {
    const float s = tile.w * 0.26f, r = tile.w * 0.095f;
    const auto pip = [&](float x, float y) { canvas.disc(tile.centre() + glm::vec2(x, y) * s, r, ink, ink); };
    if (face % 2 == 1) pip(0, 0);
    if (face >= 2) pip(-1, -1), pip(1, 1);
    if (face >= 4) pip(1, -1), pip(-1, 1);
    if (face == 6) pip(-1, 0), pip(1, 0);
}

void draw_oval(Canvas& canvas, glm::vec2 centre, glm::vec2 radii, Colour colour) {
    std::vector<glm::vec2> edge;
    for (int i = 0; i < 28; ++i) {
        const float angle = static_cast<float>(i) * glm::two_pi<float>() / 28;
        edge.push_back(centre + radii * glm::vec2(std::cos(angle), std::sin(angle)));
    }
    canvas.fill(edge, colour, colour);
}

// The one on Pig's die is a snout, on the tiles as well.
void draw_snout(Canvas& canvas, Rect tile, Colour ink) {
    const float s = tile.w;
    draw_oval(canvas, tile.centre(), glm::vec2(0.36f, 0.29f) * s, hex(0xFBD3DC));
    for (const float side : {-1.0f, 1.0f})
        draw_oval(canvas, tile.centre() + glm::vec2(side * 0.13f * s, 0), glm::vec2(0.065f, 0.11f) * s, ink);
}

void draw_tile(Canvas& canvas, Rect tile, int face, int sides, bool latest) {
    canvas.pill(tile, tile.w * 0.17f, latest ? hue::die_light : hex(0xC4587A), latest ? hue::die : hex(0xA8476A));
    if (latest) canvas.pill_edge(tile, tile.w * 0.17f, 2, colours::ivory);
    if (sides == 6 && face == 1)
        draw_snout(canvas, tile, hue::pip);
    else if (sides == 6)
        draw_pips(canvas, tile, face, hue::pip);
    else
        canvas.text({Face::Display, tile.w * 0.5f}, std::to_string(face), tile.centre(), Align::Centre, hue::pip);
}

void draw_tiles(Canvas& canvas, const Tray& tray, const Turn& turn) {
    const int shown = std::min<int>(most_tiles, static_cast<int>(turn.faces.size()));
    const int in_row = shown <= 4 ? std::max(1, shown) : (shown + 1) / 2 > 5 ? 7 : shown <= 5 ? 5 : (shown + 1) / 2;
    const int rows = (shown + in_row - 1) / std::max(1, in_row);
    const float size = rows == 1 && shown <= 5 ? 46.0f : 32.0f, gap = size > 40 ? 10.0f : 7.0f;
    for (int i = 0; i < shown; ++i) {
        const int row = i / in_row, in_this = std::min(in_row, shown - row * in_row);
        const float x = 288 + (static_cast<float>(i % in_row) - static_cast<float>(in_this - 1) / 2) * (size + gap);
        const float y = -20 + (static_cast<float>(row) - static_cast<float>(rows - 1) / 2) * (size + gap);
        const glm::vec2 at = tray.at(x, y);
        const float px = size * tray.scale;
        const int face = turn.faces[turn.faces.size() - static_cast<std::size_t>(shown - i)];
        draw_tile(canvas, {at.x - px / 2, at.y - px / 2, px, px}, face, turn.rules.sides, i + 1 == shown);
    }
}

// A tag never covers a printed number: it stands a little beside it.
float clear_of_numbers(float at) {
    constexpr float room = 0.027f;
    const float tenth = std::round(at * 10) / 10, off = at - tenth;
    return std::abs(off) >= room ? at : tenth + (off < 0 || tenth > 0.99f ? -room : room);
}

std::string sum_of(std::vector<int> faces, bool lost) {
    if (lost) faces.pop_back();  // the face that took the rest
    if (lost && faces.empty()) return "";
    if (faces.size() > 8) return fmt::format("{} rolls", faces.size());
    std::string sum;
    for (const int face : faces) sum += (sum.empty() ? "" : " + ") + std::to_string(face);
    return lost ? sum + ", gone" : sum;
}

}  // namespace

void draw_turn(Canvas& canvas, const Camera& camera, const Turn& turn) {
    const Tray tray{camera};
    const Colour ink = glm::mix(turn.accent, colours::ivory, turn.drained);
    const int total = turn.drained > 0 ? turn.lost : turn.banked > 0 ? turn.banked : turn.state.turn_total;
    canvas.text(tray.sized(type::label), turn.banked > 0 ? "BANKED" : "TURN TOTAL", tray.at(-288, -76), Align::Centre,
                colours::ivory);
    const float px = total >= 1000 ? 92.0f : total >= 100 ? 112.0f : 132.0f;
    const glm::vec2 sunk{0, 6 * turn.drained};
    canvas.text(tray.sized({Face::Display, px}), std::to_string(total), tray.at(-288, 0) + sunk, Align::Centre,
                faded(ink, 1 - 0.65f * turn.drained));
    canvas.text(tray.sized({Face::Body, 18}), turn.sub, tray.at(-288, 78), Align::Centre,
                turn.drained > 0 ? colours::loss : colours::ivory);

    canvas.text(tray.sized(type::label), "THIS TURN", tray.at(288, -76), Align::Centre, colours::ivory);
    if (turn.faces.empty()) return;
    draw_tiles(canvas, tray, turn);
    const int score =
        turn.state.turn >= 0 ? turn.state.scores[static_cast<std::size_t>(turn.state.turn)] - turn.banked : 0;
    canvas.text(tray.sized({Face::Body, 18}), sum_of(turn.faces, turn.drained > 0), tray.at(288, 36), Align::Centre,
                faded(colours::ivory, 0.85f));
    if (turn.drained == 0)
        canvas.text(tray.sized({Face::Label, 22}), fmt::format("{} + {} = {}", score, total, score + total),
                    tray.at(288, 72), Align::Centre, hex(0xFFF6DF));
}

namespace {

void draw_dash_of_rail(Canvas& canvas, const Camera& camera, const world::Rail& rail, float from, float to,
                       Colour colour) {
    std::vector<glm::vec2> line;
    for (const glm::vec2 p : rail.stretch(from, to)) line.push_back(camera.project({p, 0.02f}));
    canvas.stroke(line, 9, faded(colour, 0.22f));
    canvas.stroke(line, 3.6f, colour);
}

// The wagon that might be: a dashed outline where the score would stand.
void draw_ghost(Canvas& canvas, const Camera& camera, const world::Rail& rail, float part, Colour colour,
                float strength) {
    const glm::vec2 at = rail.point(part), out = rail.outward(part), along{out.y, -out.x};
    std::vector<glm::vec2> corners;
    for (const auto& [a, b] : {std::pair{-0.45f, -0.25f}, {0.45f, -0.25f}, {0.45f, 0.25f}, {-0.45f, 0.25f}})
        corners.push_back(camera.project({at + along * a + out * b, 0.02f}));
    canvas.fill(corners, faded(colour, 0.2f), faded(colour, 0.2f));
    for (std::size_t side = 0; side < 4; ++side) {
        const glm::vec2 from = corners[side], to = corners[(side + 1) % 4];
        const int dashes = std::max(2, static_cast<int>(glm::distance(from, to) / 9));
        for (int i = 0; i < dashes; ++i) {
            const glm::vec2 piece[] = {
                glm::mix(from, to, (static_cast<float>(i) + 0.15f) / static_cast<float>(dashes)),
                glm::mix(from, to, (static_cast<float>(i) + 0.80f) / static_cast<float>(dashes))};
            canvas.stroke(piece, 1.8f, faded(colour, strength));
        }
    }
}

}  // namespace

void draw_risk(Canvas& canvas, const Camera& camera, const world::Rail& rail, const Turn& turn, double time) {
    const int total = turn.drained > 0 ? turn.lost : turn.state.turn_total;
    if (total <= 0 || turn.state.turn < 0) return;
    const auto goal = static_cast<float>(turn.rules.goal);
    const int score = turn.state.scores[static_cast<std::size_t>(turn.state.turn)];
    const float from = static_cast<float>(score) / goal;
    const float reach = std::min(1.0f, static_cast<float>(score + total) / goal);
    const float to =
        from + (reach - from) * (1 - turn.drained);  // the snout's dark runs back from the ghost to the wagon
    constexpr float dash = 0.0042f, half_box = 0.0098f;
    for (float at = from; at < to - half_box; at += 2 * dash)
        draw_dash_of_rail(canvas, camera, rail, at, std::min(to - half_box, at + dash), turn.accent);
    draw_ghost(canvas, camera, rail, to, turn.accent, 0.72f + 0.18f * static_cast<float>(std::sin(time / 19.0)));
    if (turn.drained == 0)
        draw_tag(canvas, camera, to, Tag::Ghost, fmt::format("{}?", std::min(score + total, 9999)), turn.accent);
}

void draw_tag(Canvas& canvas, const Camera& camera, float at, Tag kind, const std::string& words, Colour colour) {
    const Tray tray{camera};
    world::Rail rail = inner_rail();
    const glm::vec2 out = rail.outward(at);
    glm::vec2 place;
    if (std::abs(out.x) > 0.8f) {  // the short sides: above the wagon, the ghost's below its box
        if (kind == Tag::Far) rail = outer_rail();
        const float down = kind == Tag::Ghost ? 46.0f : -44.0f;
        place = camera.project({rail.point(at), 0.3f}) + glm::vec2(0, down * tray.scale);
    } else if (out.y > 0) {  // the far side: beyond both rails
        rail.beside += kind == Tag::Ghost ? -label_gap : 1.22f;
        if (kind == Tag::Ghost) at = clear_of_numbers(at);
        place = camera.project({rail.point(at), 0});
    } else {  // the near side: towards the tray, between the printed numbers
        rail.beside -= label_gap;
        place = camera.project({rail.point(clear_of_numbers(at)), 0});
    }
    const Type type = tray.sized({Face::Label, 15, 0.02f});
    const float width = std::max(44.0f * tray.scale, canvas.width(type, words) + 22 * tray.scale),
                high = 24 * tray.scale;
    const Rect pill{place.x - width / 2, place.y - high / 2, width, high};
    canvas.pill(pill, high / 2, colours::pill, colours::pill);
    canvas.pill_edge(pill, high / 2, 1.6f, colour);
    canvas.text(type, words, place, Align::Centre, colour);
}

void draw_end(Canvas& canvas, const Camera& camera, const End& end, double since) {
    const Tray tray{camera};
    const float come = world::quint_out(world::unit(since / static_cast<double>(milliseconds(420))));
    canvas.push_alpha(come);
    const Colour verdict = end.celebrate ? hue::pink : colours::ivory;
    canvas.text(tray.sized({Face::Display, 54}), end.verdict, tray.at(-288, -48 + 12 * (1 - come)), Align::Centre,
                verdict);
    canvas.text(tray.sized({Face::LabelSemi, 27}), end.score, tray.at(-288, 2), Align::Centre, colours::ivory);
    for (std::size_t i = 0; i < end.remarks.size(); ++i)
        canvas.text(tray.sized({Face::Body, 15}), end.remarks[i], tray.at(-288, 44 + 24 * static_cast<float>(i)),
                    Align::Centre, i == 0 ? colours::brass_light : colours::ash);
    canvas.text(tray.sized(type::label), "THIS MATCH", tray.at(288, -88), Align::Centre, colours::ivory);
    for (std::size_t i = 0; i < end.match.size(); ++i) {
        const float y = -54 + 25 * static_cast<float>(i);
        const Colour ink = end.match[i].strong ? colours::ivory : colours::ash;
        const Face face = end.match[i].strong ? Face::BodyBold : Face::Body;
        canvas.text(tray.sized({face, 15.5f}), end.match[i].what, tray.at(170, y), Align::Left, ink);
        canvas.text(tray.sized({face, 15.5f}), end.match[i].figures, tray.at(408, y), Align::Right, ink);
    }
    canvas.pop_alpha();
}

namespace {

// A point on the leather in that direction: this far from the middle, or at the seam if that comes first.
glm::vec2 ray_point(float angle, float radius) {
    const glm::vec2 seam = table.tray_half - glm::vec2(table.seam_inset);
    const glm::vec2 way{std::cos(angle), std::sin(angle)};
    const float reach = std::min(seam.x / std::max(1e-4f, std::abs(way.x)), seam.y / std::max(1e-4f, std::abs(way.y)));
    return way * std::min(radius, reach);
}

}  // namespace

void draw_rays(Canvas& canvas, const Camera& camera, double since) {
    const float age = static_cast<float>(since / static_cast<double>(milliseconds(1200)));
    if (age < 0 || age >= 1) return;
    const float shine = std::sin(age * glm::pi<float>()) * 0.16f, turned = age * glm::radians(8.0f);
    for (int ray = 0; ray < 16; ++ray) {
        const float middle = turned + static_cast<float>(ray) * glm::pi<float>() / 8;
        std::vector<glm::vec2> wedge;
        for (const float side : {-0.09f, 0.09f}) wedge.push_back(camera.project({ray_point(middle + side, 2.32f), 0}));
        for (const float side : {0.09f, 0.03f, -0.03f, -0.09f})
            wedge.push_back(camera.project({ray_point(middle + side, 99), 0}));
        canvas.fill(wedge, faded(hue::inlay, shine), faded(hue::inlay, shine));
    }
}

void draw_numeral(Canvas& canvas, const Camera& camera, glm::vec3 centre, float half_edge, int face) {
    const OnTable on{&camera, glm::vec2(centre.x, centre.y), 1 / 62.0f, centre.z + half_edge};
    canvas.text_through({Face::Display, face >= 10 ? 54.0f : 66.0f}, std::to_string(face), Align::Centre, hue::pip, lay,
                        &on);
}

Sides dash_sides(const Layout& layout) {
    const Rect& d = layout.dash;
    const float mid = d.centre().x;
    if (layout.narrow) {
        const float top = d.y + 12, low = d.y + 80;
        return {{d.x + 24, top, 114, 52},  {d.x + d.w - 24 - 114, top, 114, 52},
                {d.x + 156, top + 15},     {d.x + d.w - 156, top + 15},
                {mid - 184, low, 176, 58}, {mid + 8, low, 176, 58}};
    }
    const float left = d.x + 40, right = d.x + d.w - 40, y = d.y + 36;
    return {{left, y, 114, 53},    {right - 114, y, 114, 53},      {left + 134, y + 13},
            {right - 134, y + 13}, {mid - 178, d.y + 18, 170, 72}, {mid + 8, d.y + 18, 170, 72}};
}

void draw_name(Canvas& canvas, glm::vec2 at, Align align, const std::string& name, const std::string& sub) {
    canvas.text({Face::Label, 24, 0.08f}, name, at, align, colours::ivory);
    canvas.text(type::small, sub, at + glm::vec2(0, 29), align, colours::ash);
}

TableLook table_look(const Layout& layout, const pig::Rules& rules, bool plain) {
    TableLook look;
    look.shader = "pig_table";
    PigTable wood = table;
    wood.sleepers = rules.goal <= 200 ? rules.goal : 100;  // one a point, as long as they can be told apart
    wood.plain = plain;
    look.numbers = wood.numbers();
    look.camera = table_camera(layout);
    look.print = print_table;
    look.context = &rules.goal;  // read while the table is drawn: the caller keeps the sheet until then
    look.print_hash = static_cast<std::uint64_t>(rules.goal);
    return look;
}

world::Rail inner_rail() { return rail_beside(table.inner_rail); }
world::Rail outer_rail() { return rail_beside(table.outer_rail); }

}  // namespace boxcars::scenes::pig_look
