#include "scenes/pig/boards.h"

#include "scenes/pig/dash.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/places.h"

namespace boxcars::scenes {
namespace {

constexpr float past_line = 1.1f;  // of the way: further than where a wagon stands when it is home

// Where a wagon stands: before the mark until it has a point, past it when it is home.
float fraction(int points, const pig::Rules& rules) {
    constexpr float clear_of_mark = 0.022f;
    if (points == 0) return -clear_of_mark;
    if (points >= rules.goal) return 1 + clear_of_mark;
    return static_cast<float>(points) / static_cast<float>(rules.goal);
}

}  // namespace

// A wagon for everybody.
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

void PigBoards::show(const PigMoment& at, const Layout& layout, bool reduced_motion, Ticks now, bool at_once) {
    at_once = at_once || static_cast<int>(wagons_.size()) != at.seats.count();
    set_out(at);
    for (int player = 0; player < at.seats.count(); ++player) {
        world::Ride& ride = *world_[wagons_[pig_feel::seat(player)]].ride;
        ride.rail = pig_look::track(at.seats.track(player), at.seats.count());
        ride.body = at.hue_of(player);
        const float to = fraction(at.shown.scores[pig_feel::seat(player)], at.rules);
        if (at_once || (ride.to != to && ride.to != to + 1)) {
            if (ride.at(static_cast<double>(now)) > past_line) ride.from -= 1, ride.to -= 1;  // once round is nothing
            ride.go(to, now, at_once ? 1 : pig_feel::ride);
        }
    }
    const auto sides = pig_look::dash_sides(layout);
    const render::Rect places[] = {sides.near_flaps, sides.far_flaps};
    told_ = {at.seats.near(at.shown), at.seats.far(at.shown)};
    for (std::size_t side = 0; side < flaps_.size(); ++side) {
        world::Flaps& board = *world_[flaps_[side]].flaps;
        board.where = places[side];
        board.ink = at.hue_of(told_[side]);
        board.cells = at.rules.goal >= 900 ? 4 : 3;
        board.reduced = reduced_motion;
        board.show(std::to_string(at.shown.scores[pig_feel::seat(told_[side])]), now, at_once);
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
        if (told_[side] == seat) return world_[flaps_[side]].flaps->where;
    return {};
}

}  // namespace boxcars::scenes
