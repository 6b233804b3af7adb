// The layouts of windows of many sizes, and how rectangles must lie in them.
#pragma once
#include "platform/logical.h"
#include "scenes/layout.h"
#include "scenes/measured_stage.h"

#include <doctest/doctest.h>

#include <optional>
#include <vector>

namespace boxcars::test {

struct NamedLayout {
    const char* name;
    Layout layout;
};
inline Layout layout_of(glm::ivec2 window, std::optional<float> scale = {}) {
    const platform::Logical lies{window, window, platform::fitting_scale(window, scale)};
    const glm::vec2 at = lies.origin(), size = lies.size();
    return layout_for({at.x, at.y, size.x, size.y});
}
inline std::vector<NamedLayout> every_layout() {
    return {{"1280x720", layout_of({1280, 720})},
            {"800x600", layout_of({800, 600})},
            {"960x540", layout_of({960, 540})},
            {"1920x1080", layout_of({1920, 1080})},
            {"2560x1080", layout_of({2560, 1080})}};
}

inline bool within(const render::Rect& a, const render::Rect& b) {
    return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}
inline void all_apart(const std::vector<render::Rect>& places) {
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            CAPTURE(i);
            CAPTURE(k);
            CHECK_FALSE(touch(places[i], places[k]));
        }
}

}  // namespace boxcars::test
