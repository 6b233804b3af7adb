// The scale of a window: what is asked for or fits, and never more than leaves room for the whole composition. Text and
// plates do not run off a window or onto each other, however small it is.
#pragma once
#include "platform/logical.h"

namespace boxcars::platform {

constexpr glm::vec2 folded_size{1000, 750};  // the least canvas of the folded layout: 800x600 at a scale of 0.8

inline float window_scale(glm::ivec2 drawable, std::optional<float> asked) {
    const auto fit = [&](glm::vec2 canvas) {
        const glm::vec2 parts = glm::vec2{drawable} / canvas;
        return std::min(parts.x, parts.y);
    };
    const float most = std::max({0.05f, fit(reference_size), fit(folded_size)});
    return std::min(fitting_scale(drawable, asked), most);
}

}  // namespace boxcars::platform
