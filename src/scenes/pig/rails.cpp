// The railway round the Pig table: its print, the tags of the scores, the way that is at risk.
#include "scenes/pig/places.h"
#include "scenes/pig/view.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::scenes::pig_look {
namespace {

using namespace render;

constexpr float label_gap = 0.66f;  // world units from the inner rail to its numbers

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

// A tag never covers a printed number: it stands a little beside it.
float clear_of_numbers(float at) {
    constexpr float room = 0.027f;
    const float tenth = std::round(at * 10) / 10, off = at - tenth;
    return std::abs(off) >= room ? at : tenth + (off < 0 || tenth > 0.99f ? -room : room);
}

}  // namespace

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

void draw_numeral(Canvas& canvas, const Camera& camera, glm::vec3 centre, float half_edge, int face) {
    const OnTable on{&camera, glm::vec2(centre.x, centre.y), 1 / 62.0f, centre.z + half_edge};
    canvas.text_through({Face::Display, face >= 10 ? 54.0f : 66.0f}, std::to_string(face), Align::Centre, hue::pip, lay,
                        &on);
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
