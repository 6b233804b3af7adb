// Where things are said to be on the Pig table: in pixels of the 1280x720 picture, from the die's place.
#pragma once
#include "render/camera.h"
#include "render/tables/pig.h"

namespace boxcars::scenes::pig_look {

inline const render::PigTable table{};  // where everything is on the wood

struct Tray {
    glm::vec2 middle;
    float scale;
    explicit Tray(const render::Camera& camera)
        : middle(camera.project({0, 0, 0})), scale(camera.px_per_unit({0, 0, 0}) / 62.0f) {}
    glm::vec2 at(float x, float y) const { return middle + glm::vec2(x, y) * scale; }
    render::Type sized(render::Type type) const {
        type.px *= scale;
        return type;
    }
};

}  // namespace boxcars::scenes::pig_look
