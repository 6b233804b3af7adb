#include "scenes/pig/railway.h"

#include "base/words.h"
#include "chance/dust.h"
#include "scenes/hud.h"
#include "scenes/pig/dash.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/places.h"
#include "scenes/table/celebration.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::scenes::pig_look {
namespace {

using namespace render;

constexpr float signal_high = 2.30f, arm_long = 0.80f;
constexpr float lamp_apart = 0.010f;  // between two lamps, as a fraction of the rail
constexpr int sparks = 26;

}  // namespace

void draw_signal(Canvas& canvas, const Camera& camera, float fallen, glm::vec2 corner) {
    const glm::vec2 signal_foot{-0.34f, -corner.y - 2.14f};  // beside the line, outside the outer rail
    const glm::vec2 foot = camera.project({signal_foot, 0}), head = camera.project({signal_foot, signal_high});
    const float unit = camera.px_per_unit({signal_foot, signal_high});
    const glm::vec2 post[] = {foot, head};
    canvas.disc(foot + glm::vec2(5, 1), 5, hex(0x000000, 0.5f), hex(0x000000, 0));
    canvas.stroke(post, 4.2f, hex(0x2A1A10));
    canvas.stroke(post, 2.2f, hex(0xBE8B38));
    const float down = glm::radians(52.0f) * world::back_out(fallen, 1.6f);
    const glm::vec2 way{std::cos(down), std::sin(down)}, hinge = head + glm::vec2(0, 2),
                                                         tip = hinge + way * (arm_long * unit);
    const glm::vec2 arm[] = {hinge, tip}, band[] = {glm::mix(hinge, tip, 0.66f), glm::mix(hinge, tip, 0.80f)};
    canvas.stroke(arm, 7.5f, hex(0x3A0E0C));
    canvas.stroke(arm, 5.5f, hex(0xC8321F));
    canvas.stroke(band, 5.5f, hex(0xF6ECD6));
    const Colour lamp = glm::mix(hex(0xFF4A2E), hex(0x6FE0A2), fallen);
    canvas.disc(hinge, 3.4f, glm::mix(lamp, hex(0xFFFFFF), 0.5f), lamp);
    canvas.glow({hinge.x - 2, hinge.y - 2, 4, 4}, 2, 13, faded(lamp, 0.55f));
}

void draw_wagon_steam(Canvas& canvas, const Camera& camera, const world::Rail& rail, float at, double seconds,
                      float strength) {
    const float heading = rail.heading(at);
    const glm::vec2 from = camera.project({rail.point(at), 0.62f});
    draw_steam(canvas, from, glm::vec2(-std::cos(heading), std::sin(heading)) * 74.0f, seconds, strength);
}

void draw_skid(Canvas& canvas, const Camera& camera, const Skid& skid) {
    if (skid.done >= 1 || skid.from <= skid.to) return;
    const auto place_at = [&](float done) { return glm::mix(skid.from, skid.to, world::cubic_in_out(done)); };
    const float now = place_at(skid.done);
    for (float lamp = skid.to + lamp_apart; lamp < skid.from; lamp += lamp_apart) {
        const glm::vec2 at = camera.project({skid.rail.point(lamp) + skid.rail.outward(lamp) * 0.24f, 0.05f});
        const float passed = (lamp - now) / std::max(0.02f, skid.from - skid.to);
        const float lit = lamp < now ? 1.0f : std::max(0.0f, 1 - 5 * passed);  // lamps the wagon has passed are out
        canvas.disc(at, 2.6f, glm::mix(hex(0x3A2016), hex(0xFFF0C8), lit), glm::mix(hex(0x22120C), hex(0xFFB454), lit));
        if (lit > 0.02f) canvas.glow({at.x - 1, at.y - 1, 2, 2}, 1, 8, hex(0xFFB454, 0.5f * lit));
    }
    for (int nth = 0; nth < sparks; ++nth) {  // sparks fly forwards from the wheels
        chance::Dust dust{0x5A + 13 * static_cast<std::uint64_t>(nth)};
        const float born = static_cast<float>(nth) / sparks * 0.8f, age = (skid.done - born) / 0.22f;
        const auto side = static_cast<float>(dust.between(-0.30, 0.30)),
                   ahead = static_cast<float>(dust.between(0.3, 1.5));
        const auto up = static_cast<float>(dust.between(0.2, 0.9));
        if (age < 0 || age > 1) continue;
        const float place = place_at(born), heading = skid.rail.heading(place);
        const glm::vec2 on = skid.rail.point(place) + skid.rail.outward(place) * side +
                             glm::vec2(std::cos(heading), std::sin(heading)) * (ahead * age);
        const glm::vec2 at = camera.project({on, std::max(0.02f, up * 3 * age * (1 - age))});
        canvas.disc(at, 2.4f * (1 - 0.6f * age), hex(0xFFF3C0, 1 - age), hex(0xFF9A3C, 0.6f * (1 - age)));
    }
}

namespace {

constexpr float label_gap = 0.66f;  // world units from the inner rail to its numbers

struct OnTable {  // maps px of the print onto the wood
    const Camera* camera;
    glm::vec2 at;
    float units_a_px;
    float height = 0;
};
glm::vec2 lay(const void* context, glm::vec2 px) {
    const auto& on = *static_cast<const OnTable*>(context);
    return on.camera->project({on.at.x + px.x * on.units_a_px, on.at.y - px.y * on.units_a_px * 1.1f, on.height});
}

void print_number(Canvas& canvas, const Camera& camera, glm::vec2 at, const std::string& number, float px, Colour ink) {
    const OnTable on{&camera, at, 1 / 62.0f};
    canvas.text_through({Face::Display, px}, number, Align::Centre, ink, lay, &on);
}

// Draws a brass sleeper across the track at every tenth of its length. The table's shader draws the wooden ones.
void print_tens(Canvas& canvas, const Camera& camera, const world::Rail& rail, float half_gauge) {
    const float reach = 1.68f * half_gauge;
    for (int tenth = 1; tenth < 10; ++tenth) {
        const float part = static_cast<float>(tenth) / 10;
        const glm::vec2 at = rail.point(part), across = rail.outward(part) * reach;
        const glm::vec2 line[] = {camera.project({at - across, 0}), camera.project({at + across, 0})};
        canvas.stroke(line, 4, hex(0xBE8B38));
    }
}

struct PigPrint {
    pig::Rules rules;
    glm::vec2 corner;
};

void print_table(Canvas& canvas, const Camera& camera, const void* context) {
    const auto& [rules, corner] = *static_cast<const PigPrint*>(context);
    const float half_gauge = table_for(rules.players).half_gauge, size = corner == table.corner ? 1 : 1.2f;
    for (int nth = 0; nth < rules.players; ++nth)
        print_tens(canvas, camera, track(nth, rules.players, corner), half_gauge);
    const world::Rail beside = track(0, 2, corner);
    for (int tenth = 1; tenth <= 10; ++tenth) {
        if (rules.goal * tenth % 10 != 0) continue;  // this mark is between two whole scores
        const float part = static_cast<float>(tenth) / 10;
        const glm::vec2 out = beside.outward(part);
        const float gap = label_gap + 0.11f * std::abs(out.x);  // wider at the sides, as labels are wide
        print_number(canvas, camera, beside.point(part) - out * gap, std::to_string(rules.goal * tenth / 10),
                     size * (tenth == 10 ? 24.0f : 22.0f), hue::inlay);
    }
    const float mid = corner.y + (table.inner_rail + table.outer_rail) / 2;
    const glm::vec2 home[] = {camera.project({0, -mid + 0.62f, 0}), camera.project({0, -mid - 0.62f, 0})};
    canvas.stroke(home, 6, hex(0xF6ECD6));
}

Type tag_type(const TrayScale& tray) { return tray.sized({Face::Label, 15, 0.02f}); }

// Moves a tag beside a printed number that it would cover.
float clear_of_numbers(const world::Rail& rail, float at) {
    const float room = stands(rail) ? 0.042f : 0.027f;
    const float tenth = std::round(at * 10) / 10, off = at - tenth;
    return std::abs(off) >= room ? at : tenth + (off < 0 || tenth > 0.99f ? -room : room);
}

void draw_dash_of_rail(Canvas& canvas, const Camera& camera, const world::Rail& rail, float from, float to,
                       Colour colour) {
    std::vector<glm::vec2> line;
    for (const glm::vec2 p : rail.stretch(from, to)) line.push_back(camera.project({p, 0.02f}));
    canvas.stroke(line, 9, faded(colour, 0.22f));
    canvas.stroke(line, 3.6f, colour);
}

// Draws the outline of a wagon where holding now would put it.
void draw_ghost(Canvas& canvas, const Camera& camera, const world::Rail& rail, float part, Colour colour, float size,
                float strength) {
    const glm::vec2 at = rail.point(part), out = rail.outward(part), along{out.y, -out.x};
    std::vector<glm::vec2> corners;
    for (const auto& [a, b] : {std::pair{-0.45f, -0.25f}, {0.45f, -0.25f}, {0.45f, 0.25f}, {-0.45f, 0.25f}})
        corners.push_back(camera.project({at + (along * a + out * b) * size, 0.02f}));
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

void draw_risk(Canvas& canvas, const Camera& camera, const world::Rail& rail, const PigMoment& at, double time) {
    const int total = at.shown.turn_total;
    if (at.drained() > 0 || total <= 0 || at.shown.turn < 0) return;  // draw_skid shows what was lost
    const auto goal = static_cast<float>(at.rules().goal);
    const int score = at.shown.scores[static_cast<std::size_t>(at.shown.turn)];
    const float from = static_cast<float>(score) / goal;
    const float to = std::min(1.0f, static_cast<float>(score + total) / goal);
    constexpr float dash = 0.0042f, half_box = 0.0098f;
    for (float place = from; place < to - half_box; place += 2 * dash)
        draw_dash_of_rail(canvas, camera, rail, place, std::min(to - half_box, place + dash), at.accent());
    draw_ghost(canvas, camera, rail, to, at.accent(), wagon_size(at.rules().players),
               0.72f + 0.18f * static_cast<float>(std::sin(time / 19.0)));
}

std::optional<Skid> skid_of(const world::Rail& rail, const PigMoment& at) {
    if (at.drained() <= 0 || at.announced.lost <= 0 || at.shown.turn < 0) return {};
    const auto goal = static_cast<float>(at.rules().goal);
    const auto score = static_cast<float>(at.shown.scores[static_cast<std::size_t>(at.shown.turn)]);
    return Skid{.rail = rail,
                .from = std::min(1.0f, (score + static_cast<float>(at.announced.lost)) / goal),
                .to = score / goal,
                .done = at.skidded()};
}

std::optional<Tag> risk_tag(const world::Rail& rail, const PigMoment& at) {
    const int total = at.shown.turn_total;
    if (at.drained() > 0 || total <= 0 || at.shown.turn < 0) return {};
    const int reached = at.shown.scores[static_cast<std::size_t>(at.shown.turn)] + total;
    const float place = std::min(1.0f, static_cast<float>(reached) / static_cast<float>(at.rules().goal));
    return Tag{fmt::format("{}?", std::min(reached, 9999)), at.accent(), rail, place, true, at.rules().players > 2};
}

namespace {

Rect tag_place(Canvas& canvas, const Camera& camera, const Tag& tag) {
    const TrayScale tray{camera};
    world::Rail beside = tag.rail;  // tags of all tracks keep the same distance
    beside.beside = track(0, 2).beside;
    const glm::vec2 out = beside.outward(tag.at);
    glm::vec2 place;
    if (tag.crowded && (tag.ghost || out.y < 0.9f)) {  // inside all tracks, except scores on the far side
        beside.beside -= label_gap + 0.11f * std::abs(out.x);
        place = camera.project({beside.point(clear_of_numbers(tag.rail, tag.at)), 0});
    } else if (std::abs(out.x) > 0.8f) {  // short side: above the wagon, ghost below
        const float down = tag.ghost ? 46.0f : -44.0f;
        place = camera.project({tag.rail.point(tag.at), 0.3f}) + glm::vec2(0, down * tray.scale);
    } else if (out.y > 0) {  // far side: beyond all tracks
        beside.beside += tag.ghost ? -label_gap : 1.22f;
        place = camera.project({beside.point(tag.ghost ? clear_of_numbers(tag.rail, tag.at) : tag.at), 0});
    } else {  // near side: inwards, between the numbers
        beside.beside -= label_gap;
        place = camera.project({beside.point(clear_of_numbers(tag.rail, tag.at)), 0});
    }
    const float width = std::max(44.0f * tray.scale, canvas.width(tag_type(tray), tag.words) + 22 * tray.scale),
                high = std::max(24 * tray.scale, 1.25f * canvas.readable(tag_type(tray)).px);
    return {place.x - width / 2, place.y - high / 2, width, high};
}

}  // namespace

void draw_tags(Canvas& canvas, const Camera& camera, std::span<const Tag> tags) {
    std::vector<Rect> drawn;
    for (const Tag& tag : tags) {
        const Rect pill = tag_place(canvas, camera, tag);
        if (std::ranges::any_of(drawn, [&](const Rect& other) { return pill.touches(other); })) continue;
        canvas.pill(pill, pill.h / 2, colours::pill, colours::pill);
        canvas.pill_edge(pill, pill.h / 2, 1.6f, tag.colour);
        canvas.text(tag_type(TrayScale{camera}), tag.words, pill.centre(), Align::Centre, tag.colour);
        drawn.push_back(pill);
    }
}

void draw_numeral(Canvas& canvas, const Camera& camera, glm::vec3 centre, float half_edge, int face) {
    const OnTable on{&camera, glm::vec2(centre.x, centre.y), 1 / 62.0f, centre.z + half_edge};
    canvas.text_through({Face::Display, face >= 10 ? 54.0f : 66.0f}, std::to_string(face), Align::Centre, hue::pip, lay,
                        &on);
}

RoomLook room(const Layout& layout, const Camera& camera) {
    const float unit = camera.px_per_unit({0, 0, 0});
    return {.seen = layout.table,
            .beam = camera.project({-0.3f, 0, 1.5f}),
            .reach = {7.0f * unit, 3.9f * unit},
            .brass = ring_on_table(camera, {0, 0}, table.ring),
            .lamp = hex(0xFFD9C2),
            .window = hex(0xFFF0E0)};
}

TableLook table_look(const Layout& layout, const pig::Rules& rules, bool plain) {
    TableLook look;
    look.shader = "pig_table";
    const Sight seen = sight(layout, rules.players);
    PigTable wood = table_for(rules.players, seen.corner);
    wood.half += glm::max(glm::vec2(0), seen.corner - table.corner);
    wood.sleepers = rules.goal <= 200 ? rules.goal : 100;  // one per point, if they fit
    wood.plain = plain;
    look.numbers = wood.numbers();
    look.camera = seen.camera;
    look.print = print_table;
    look.keeps = std::make_shared<PigPrint>(PigPrint{rules, seen.corner});
    look.context = look.keeps.get();
    look.print_hash = static_cast<std::uint64_t>(rules.goal * (pig::most_players + 1) + rules.players);
    return look;
}

}  // namespace boxcars::scenes::pig_look

namespace boxcars::scenes {
namespace {

constexpr float past_line = 1.1f;  // fraction of the rail; only a lap of honour passes it

// The wagon's fraction of the rail: just before the line without points, just past the line at the goal.
float fraction(int points, const pig::Rules& rules) {
    constexpr float clear_of_mark = 0.022f;
    if (points == 0) return -clear_of_mark;
    if (points >= rules.goal) return 1 + clear_of_mark;
    return static_cast<float>(points) / static_cast<float>(rules.goal);
}

}  // namespace

// Makes a wagon for each player, and the split flaps.
void PigBoards::set_out(const PigMoment& at) {
    const int players = at.seats.count();
    if (static_cast<int>(wagons_.size()) == players) return;
    for (const world::Id id : wagons_) world_.remove(id);
    for (const world::Id id : flaps_) world_.remove(id);
    wagons_.clear();
    flaps_.clear();
    for (int seat = 0; seat < players; ++seat) {
        wagons_.push_back(spawn_wagon(world_, {}, {}));
        world_[wagons_.back()].ride->size = pig_look::wagon_size(players);
    }
    for (int side = 0; side < (players == 2 ? 2 : 1); ++side) flaps_.push_back(spawn_flaps(world_, {}, 3, {}));
}

void PigBoards::show(const PigMoment& at, bool at_once) {
    at_once = at_once || static_cast<int>(wagons_.size()) != at.seats.count();
    set_out(at);
    const glm::vec2 corner = at.sight().corner;
    for (int player = 0; player < at.seats.count(); ++player) {
        world::Ride& ride = *world_[wagons_[pig_feel::seat(player)]].ride;
        ride.rail = pig_look::track(at.seats.track(player), at.seats.count(), corner);
        ride.body = at.hue_of(player);
        const float to = fraction(at.shown.scores[pig_feel::seat(player)], at.rules());
        if (at_once || (ride.to != to && ride.to != to + 1)) {
            if (ride.at(static_cast<double>(at.clock)) > past_line)
                ride.from -= 1, ride.to -= 1;  // drops the honour lap
            ride.go(to, at.clock, at_once ? 1 : pig_feel::ride);
        }
    }
    const auto sides = pig_look::dash_sides(at.layout);
    const render::Rect places[] = {sides.near_flaps, sides.far_flaps};
    shown_seats_ = {at.seats.near(at.shown), at.seats.far(at.shown)};
    for (std::size_t side = 0; side < flaps_.size(); ++side) {
        world::Flaps& board = *world_[flaps_[side]].flaps;
        board.where = places[side];
        board.ink = at.hue_of(shown_seats_[side]);
        board.cells = at.rules().goal >= 900 ? 4 : 3;
        board.reduced = at.settings.reduced_motion;
        board.show(std::to_string(at.shown.scores[pig_feel::seat(shown_seats_[side])]), at.clock, at_once);
    }
}

float PigBoards::place(int seat, double time) const {
    const float at = world_[wagons_[pig_feel::seat(seat)]].ride->at(time);
    return at > past_line ? at - 1 : at;
}

void PigBoards::skid(int seat, int lost, const pig::Rules& rules, Ticks now) {
    world::Ride& ride = *world_[wagons_[pig_feel::seat(seat)]].ride;
    const float stands = ride.to, gone = static_cast<float>(lost) / static_cast<float>(rules.goal);
    ride.from = std::min(1.0f, std::max(0.0f, stands) + gone);
    ride.to = stands;
    ride.began = now;
    ride.takes = pig_feel::skid;
}

void PigBoards::lap_of_honour(int seat, Ticks now) {
    world::Ride& ride = *world_[wagons_[pig_feel::seat(seat)]].ride;
    if (ride.to < past_line) ride.go(ride.to + 1, now, pig_feel::lap);
}

bool PigBoards::laps(int seat, Ticks now) const {
    const world::Ride& ride = *world_[wagons_[pig_feel::seat(seat)]].ride;
    return ride.to > past_line && ride.moving(now);
}

const world::Rail& PigBoards::rail(int seat) const { return world_[wagons_[pig_feel::seat(seat)]].ride->rail; }

std::optional<render::Rect> PigBoards::board(int seat) const {
    for (std::size_t side = 0; side < flaps_.size(); ++side)
        if (shown_seats_[side] == seat) return world_[flaps_[side]].flaps->where;
    return {};
}

}  // namespace boxcars::scenes
