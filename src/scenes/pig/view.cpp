#include "scenes/pig/show.h"

namespace boxcars::scenes {
namespace pig_look {
namespace {

struct OnTable {  // maps px of the print onto the wood
    const Camera* camera;
    vec2 at;
    float height = 0;
};
vec2 lay(const void* context, vec2 px) {
    const auto& on = *static_cast<const OnTable*>(context);
    return on.camera->project({on.at + px * vec2{1, -1.1f} / print_px, on.height});
}

struct PigPrint {
    pig::Rules rules;
    vec2 corner;
};

void print_table(Canvas& canvas, const Camera& camera, const void* context) {
    const auto& [rules, corner] = *static_cast<const PigPrint*>(context);
    const auto draw_across = [&canvas, &camera](vec2 at, vec2 half, float wide, Colour ink) {
        canvas.stroke(std::array{camera.project({at - half, 0}), camera.project({at + half, 0})}, wide, ink);
    };
    const float reach = 1.68f * table_for(rules.players).half_gauge, size = corner == table.corner ? 1 : 1.2f;
    // A brass sleeper crosses each track at every tenth of its length. The table's shader draws the wooden ones.
    for (int nth = 0; nth < rules.players; ++nth)
        for (int tenth = 1; tenth < 10; ++tenth) {
            const world::Rail rail = track(nth, rules.players, corner);
            const float part = as_float(tenth) / 10;
            draw_across(rail.point(part), rail.outward(part) * reach, 4, hue::brass);
        }
    const world::Rail beside = track(0, 2, corner);
    for (int tenth = 1; tenth <= 10; ++tenth) {
        if (rules.goal * tenth % 10 != 0) continue;  // this mark is between two whole scores
        const float part = as_float(tenth) / 10;
        const vec2 out = beside.outward(part);
        const float gap = label_gap + 0.11f * std::abs(out.x);  // wider at the sides, as labels are wide
        const OnTable on{&camera, beside.point(part) - out * gap};
        canvas.text_through((tenth == 10 ? type::figure : type::name).scaled(size),
                            std::to_string(rules.goal * tenth / 10), Align::Centre, hue::inlay, lay, &on);
    }
    const float mid = corner.y + (table.inner_rail + table.outer_rail) / 2;
    draw_across({0, -mid}, {0, -0.62f}, 6, colours::ivory);
}

}  // namespace

void draw_numeral(Canvas& canvas, const Camera& camera, vec3 centre, float half_edge, int face) {
    const OnTable on{&camera, vec2(centre), centre.z + half_edge};
    canvas.text_through(type::call.scaled(face >= 10 ? 1 : 1.22f), std::to_string(face), Align::Centre, hue::pip, lay,
                        &on);
}

RoomLook room(const Layout& layout, const Camera& camera) {
    const float unit = camera.px_per_unit(origin);
    return {.seen = layout.table,
            .beam = camera.project({-0.3f, 0, 1.5f}),
            .reach = {7.0f * unit, 3.9f * unit},
            .brass = ring_on_table(camera, origin, table.ring),
            .lamp = hex(0xFFD9C2),
            .window = hex(0xFFF0E0)};
}

TableLook table_look(const Layout& layout, const pig::Rules& rules, bool plain) {
    TableLook look;
    look.shader = "pig_table";
    const Sight seen = sight(layout, rules.players);
    PigTable wood = table_for(rules.players, seen.corner);
    wood.half += glm::max(vec2(0), seen.corner - table.corner);
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

}  // namespace pig_look

void PigBoards::show(const PigMoment& at, bool at_once) {
    const int players = at.seats.count();
    if (static_cast<int>(wagons_.size()) != players) {  // makes a wagon for each player, and the split flaps
        at_once = true;
        for (auto* things : {&wagons_, &flaps_})
            for (const world::Id id : std::exchange(*things, {})) world_.remove(id);
        for (int seat = 0; seat < players; ++seat) {
            wagons_.push_back(spawn_wagon(world_, {}, {}));
            world_[wagons_.back()].ride->size = pig_look::wagon_size(players);
        }
        for (int side = 0; side < (players == 2 ? 2 : 1); ++side) flaps_.push_back(spawn_flaps(world_, {}, 3, {}));
    }
    const vec2 corner = at.sight().corner;
    for (int player = 0; player < players; ++player) {
        world::Ride& ride = ride_of(player);
        ride.rail = pig_look::track(at.seats.track(player), players, corner);
        ride.body = at.hue_of(player);
        const int points = at.shown.scores[pig_feel::seat(player)], goal = at.sheet.goal;
        constexpr float clear_of_mark = 0.022f;  // just before the line without points, just past it at the goal
        const float to = points == 0      ? -clear_of_mark
                         : points >= goal ? 1 + clear_of_mark
                                          : as_float(points) / as_float(goal);
        if (at_once || (ride.to != to && ride.to != to + 1)) {
            if (ride.at(real(at.clock)) > past_line) ride.from -= 1, ride.to -= 1;  // drops the honour lap
            ride.go(to, at.clock, at_once ? 1 : pig_feel::ride);
        }
    }
    shown_seats_ = {at.seats.near(at.shown), at.seats.far(at.shown)};
    for (std::size_t side = 0; side < flaps_.size(); ++side) {
        world::Flaps& board = *world_[flaps_[side]].flaps;
        board.where =
            pig_look::end_places(at.layout, side == 0 ? pig_look::DashEnd::Near : pig_look::DashEnd::Far)["flaps"];
        board.ink = at.hue_of(shown_seats_[side]);
        board.cells = at.sheet.goal >= 900 ? 4 : 3;
        board.reduced = at.settings.reduced_motion;
        board.show(std::to_string(at.shown.scores[pig_feel::seat(shown_seats_[side])]), at.clock, at_once);
    }
}

}  // namespace boxcars::scenes
