// Where the picture lies on the screen. The logical canvas is the one that render/ draws on (1280x720 or wider); Dear
// ImGui works in drawable pixels, so that every glyph and line is sharp.
#pragma once
#include "platform/logical.h"
#include "render/canvas.h"

namespace boxcars::ui {

struct PictureView {
    glm::ivec2 drawable{1280, 720};        // pixels
    render::Rect canvas{0, 0, 1280, 720};  // the part of the logical canvas shown on the drawable
    float ui_scale = 1;  // scale of letters and controls: 1 at 1280x720, times the player's interface size

    float foot = 0;  // pixels at the foot that the keyboard on the screen covers

    bool upright() const { return canvas.h > canvas.w; }  // taller than wide, as a phone is held
    // pixels per logical px
    float scale() const { return canvas.w > 0 ? static_cast<float>(drawable.x) / canvas.w : 1; }
    glm::vec2 to_px(glm::vec2 logical) const { return (logical - glm::vec2{canvas.x, canvas.y}) * scale(); }
    render::Rect to_px(render::Rect r) const {
        const glm::vec2 at = to_px(glm::vec2{r.x, r.y});
        return {at.x, at.y, r.w * scale(), r.h * scale()};
    }
    glm::vec2 to_logical(glm::vec2 px) const { return px / scale() + glm::vec2{canvas.x, canvas.y}; }
};

// Panels on an upright canvas are larger by this factor, so that their text is 14 px of CSS high at 360x640.
constexpr float upright_panels = 1.25f;

// `interface`: the factor that the player chose for the size of panels. An upright canvas always uses upright_panels.
inline PictureView view_of(const platform::Logical& logical, float interface = 1) {
    const glm::vec2 origin = logical.origin(), size = logical.size();
    if (platform::portrait(size)) interface = upright_panels;
    return {logical.drawable, {origin.x, origin.y, size.x, size.y}, logical.scale * interface};
}

}  // namespace boxcars::ui
