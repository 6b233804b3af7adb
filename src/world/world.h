// The world of one table: owns, ticks and draws the entities. An entity is a set of plain parts and a layer.
#pragma once
#include "world/parts.h"

#include <deque>

namespace boxcars::world {

enum class Layer { Table, Dice, Dash, Front };  // back to front

struct Entity {
    Layer layer = Layer::Dash;
    std::optional<Flaps> flaps{};
    std::optional<Tumble> tumble{};
    std::optional<Ride> ride{};
    std::optional<Sparks> sparks{};
    Ticks gone_at = -1;  // tick of removal; -1: stays
};

using Id = std::size_t;

class World {
 public:
    Id add(Entity entity);
    Entity& operator[](Id id) { return entities_[id]; }
    const Entity& operator[](Id id) const { return entities_[id]; }
    void remove(Id id) { entities_[id] = Entity{}; }
    void tick(Ticks now);
    bool moving(Ticks now) const;
    int take_flips();  // flap leaves fallen since the last call
    void draw(render::Stage& stage, const render::Camera& camera, Layer layer, double time) const;

 private:
    std::deque<Entity> entities_;  // ids stay valid; the place of a removed entity is reused
};

Id spawn_flaps(World& world, render::Rect where, int cells, render::Colour ink);
Id spawn_die(World& world, render::DieKind kind, glm::vec2 at);
Id spawn_wagon(World& world, const Rail& rail, render::Colour body);
Id spawn_sparks(World& world, glm::vec2 from, int count, render::Colour colour, Ticks now, std::uint64_t dust);

}  // namespace boxcars::world
