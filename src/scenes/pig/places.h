// Where things are said to be on the Pig table: a track for every player, and pixels of the 1280x720 picture, from the
// die's place.
#pragma once
#include "render/camera.h"
#include "render/canvas.h"
#include "render/tables/pig.h"
#include "world/rail.h"

#include <algorithm>

namespace boxcars::scenes::pig_look {

inline const render::PigTable table{};  // where everything is on the wood, for two

// The tracks lie evenly in the bed: two as they always did, more from border to border.
inline float gap_of_tracks(const render::PigTable& wood) {
    return (wood.outer_rail - wood.inner_rail) / static_cast<float>(wood.tracks - 1);
}
inline render::PigTable table_for(int players) {
    render::PigTable wood;
    if (players <= 2) return wood;
    wood.tracks = players;
    wood.inner_rail = 0.94f;
    wood.outer_rail = 2.00f;
    wood.half_gauge = std::min(wood.half_gauge, 0.30f * gap_of_tracks(wood));
    return wood;
}

// All tracks turn round the same corners and keep abreast.
inline world::Rail rail_beside(float radius) {
    const float middle = (table.inner_rail + table.outer_rail) / 2;
    return {table.corner + middle, middle, radius - middle};
}
inline world::Rail track(int nth, int players) {
    const render::PigTable wood = table_for(players);
    if (nth == players - 1) return rail_beside(wood.outer_rail);
    return rail_beside(wood.inner_rail + static_cast<float>(nth) * gap_of_tracks(wood));
}
// As wide as a track has room for; with many players they overlap a little rather than vanish.
inline float wagon_size(int players) {
    constexpr float wagon_wide = 0.54f, least = 0.42f;
    return std::clamp(gap_of_tracks(table_for(players)) / wagon_wide, least, 1.0f);
}

struct TrayScale {
    glm::vec2 middle;
    float scale;
    explicit TrayScale(const render::Camera& camera)
        : middle(camera.project({0, 0, 0})), scale(camera.px_per_unit({0, 0, 0}) / 62.0f) {}
    glm::vec2 at(float x, float y) const { return middle + glm::vec2(x, y) * scale; }
    render::Type sized(render::Type type) const {
        type.px *= scale;
        return render::legible(type);
    }
};

}  // namespace boxcars::scenes::pig_look
