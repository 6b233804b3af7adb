// Maps the logical canvas (1280x720, origin top left, y down) to a window, for mouse, scripts and drawing. The canvas
// is centred, and scaled in steps of 0.05 where it fits; wider or taller windows show more around it.
#pragma once
#include <algorithm>
#include <cmath>
#include <glm/glm.hpp>

namespace boxcars::platform {

constexpr glm::vec2 reference_size{1280, 720};

struct Logical {
    glm::ivec2 window{1280, 720};    // in the units of SDL's mouse events
    glm::ivec2 drawable{1280, 720};  // pixels; more than `window` on a dense display
    float scale = 1;                 // pixels to one logical px
    float letters = 1;               // size of letters, times the usual one
    bool visible() const { return window.x > 0 && window.y > 0 && drawable.x > 0 && drawable.y > 0; }
    glm::vec2 size() const { return glm::vec2{drawable} / scale; }  // size of the shown canvas, logical px
    glm::vec2 origin() const {  // the shown canvas's top left corner, on a whole pixel
        return glm::floor((reference_size / 2.0f - size() / 2.0f) * scale) / scale;
    }
    glm::vec2 pixels_a_unit() const { return glm::vec2{drawable} / glm::vec2{glm::max(window, 1)}; }
    glm::vec2 to_logical(glm::vec2 window_xy) const { return window_xy * pixels_a_unit() / scale + origin(); }
    glm::vec2 to_window(glm::vec2 logical) const { return (logical - origin()) * scale / pixels_a_unit(); }
};

// The forms of the canvas. What a form changes is data (ui/forms.h); hardly any code asks which form it is.
// Wide: at least 1280x720 logical px. Narrow: at least 1000x750. Upright: taller than wide, as a phone is held.
// Compact: a small or a much enlarged window; dash and boards lie beside the table, letters are as on a phone.
enum class Form { Wide, Narrow, Upright, Compact };

// The least canvases of the last three: 800x600 at scale 0.8; 360x640 and 640x360 at scale 0.75.
constexpr glm::vec2 folded_size{1000, 750}, portrait_size{480, 850}, compact_size{853, 480};

inline Form form_of(glm::vec2 canvas) {
    const auto holds = [&](glm::vec2 least) { return canvas.x > least.x - 0.5f && canvas.y > least.y - 0.5f; };
    if (canvas.y > canvas.x) return Form::Upright;
    return holds(reference_size) ? Form::Wide : holds(folded_size) ? Form::Narrow : Form::Compact;
}

// Whether controls are as large as a thumb and letters as on a phone.
inline bool handheld(glm::vec2 canvas) { return form_of(canvas) >= Form::Upright; }

// How large a window shows the canvas: the wished size of letters (1: the usual one; 0.75 to 2), or the largest that it
// holds. `density`: pixels to a px of the system or page. `letters`: the size that came of it.
struct Zoom {
    float scale = 1, letters = 1;
};

Zoom zoom_of(glm::ivec2 drawable, float wished = 1, float density = 1);
inline float window_scale(glm::ivec2 drawable, float letters = 1) { return zoom_of(drawable, letters).scale; }

}  // namespace boxcars::platform
