#include "world/world.h"

#include "chance/dust.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

namespace boxcars::world {
namespace {

bool empty(const Entity& e) { return !e.flaps && !e.tumble && !e.ride && !e.sparks; }

// Draws the travelled part as neon: a wide faint line under a thin bright one.
void draw_travelled(render::Canvas& canvas, const render::Camera& camera, const Ride& ride, float to) {
    if (!ride.lit || to <= 0.0005f) return;
    std::vector<glm::vec2> line;
    for (const glm::vec2 at : ride.rail.stretch(0, std::min(to, 1.0f))) line.push_back(camera.project({at, 0.02f}));
    for (const auto& [width, alpha] : {std::pair{17.0f, 0.09f}, {11.0f, 0.16f}, {6.8f, 0.36f}})
        canvas.stroke(line, width * ride.size, render::faded(ride.body, alpha));
    canvas.stroke(line, 3.4f * ride.size, glm::mix(ride.body, render::Colour(1, 1, 1, 1), 0.25f));
}

void draw_dice(render::Stage& stage, const render::Camera& camera, const std::deque<Entity>& entities, double time) {
    std::vector<render::DieLook> dice;
    for (const Entity& e : entities)
        if (e.tumble && e.tumble->alpha > 0) {
            const Pose pose = e.tumble->pose(time);
            dice.push_back({e.tumble->kind, pose.centre, pose.turn, e.tumble->light, e.tumble->alpha, e.tumble->blank});
        }
    if (dice.empty()) return;
    stage.shadows(camera, dice);
    stage.dice(camera, dice);
}

void draw_wagons(render::Stage& stage, const render::Camera& camera, const std::deque<Entity>& entities, double time) {
    std::vector<render::WagonLook> wagons;
    for (const Entity& e : entities)
        if (e.ride) {
            const float at = e.ride->at(time), size = e.ride->size;
            wagons.push_back({{e.ride->rail.point(at), 0.3f * size}, e.ride->rail.heading(at), e.ride->body, 1, size});
        }
    if (!wagons.empty()) stage.wagons(camera, wagons);
}

}  // namespace

Id World::add(Entity entity) {
    auto place = std::ranges::find_if(entities_, empty);
    if (place == entities_.end()) place = entities_.insert(place, Entity{});
    *place = std::move(entity);
    return static_cast<Id>(place - entities_.begin());
}

void World::tick(Ticks now) {
    for (Entity& e : entities_) {
        if (e.gone_at >= 0 && now >= e.gone_at) e = Entity{};
        if (e.flaps) e.flaps->tick(now);
    }
}

bool World::moving(Ticks now) const {
    return std::ranges::any_of(entities_, [now](const Entity& e) {
        return e.sparks || (e.flaps && e.flaps->moving()) || (e.tumble && e.tumble->moving(now)) ||
               (e.ride && e.ride->moving(now));
    });
}

int World::take_flips() {
    int flips = 0;
    for (Entity& e : entities_)
        if (e.flaps) flips += std::exchange(e.flaps->flips, 0);
    return flips;
}

void World::draw(render::Stage& stage, const render::Camera& camera, Layer layer, double time) const {
    render::Canvas& canvas = stage.canvas();
    if (layer == Layer::Table) {
        for (const Entity& e : entities_)
            if (e.ride) draw_travelled(canvas, camera, *e.ride, e.ride->at(time));
        draw_wagons(stage, camera, entities_, time);
    }
    if (layer == Layer::Dice) draw_dice(stage, camera, entities_, time);
    for (const Entity& e : entities_) {
        if (e.layer != layer) continue;
        if (e.flaps) e.flaps->draw(canvas, time);
        if (e.sparks) e.sparks->draw(canvas, time);
    }
}

Id spawn_flaps(World& world, render::Rect where, int cells, render::Colour ink) {
    return world.add({.flaps = Flaps{.where = where, .cells = cells, .ink = ink}});
}

Id spawn_die(World& world, render::DieKind kind, glm::vec2 at) {
    const Pose rest{{at, render::half_edge(kind)}, {1, 0, 0, 0}};
    return world.add({.layer = Layer::Dice, .tumble = Tumble{.kind = kind, .track = {}, .rest = rest}});
}

Id spawn_wagon(World& world, const Rail& rail, render::Colour body) {
    return world.add({.layer = Layer::Table, .ride = Ride{.rail = rail, .body = body}});
}

Id spawn_sparks(World& world, glm::vec2 from, int count, render::Colour colour, Ticks now, std::uint64_t seed) {
    chance::Dust dust{seed};
    Sparks burst{.sparks = {}, .colour = colour, .began = now};
    for (int i = 0; i < count; ++i) {
        const auto angle = static_cast<float>(dust.between(0, glm::two_pi<double>()));
        const auto speed = static_cast<float>(dust.between(60, 320));
        const auto life = static_cast<float>(dust.between(0.4, 1.1));
        const auto size = static_cast<float>(dust.between(1.2, 3.6));
        burst.sparks.push_back({from, glm::vec2(std::cos(angle), std::sin(angle) - 0.6f) * speed, life, size});
    }
    return world.add({.layer = Layer::Front, .sparks = burst, .gone_at = now + burst.takes});
}

}  // namespace boxcars::world
