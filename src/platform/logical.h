// Maps the logical canvas (1280x720, origin top left, y down) to a window, for mouse, scripts and drawing. The canvas
// is centred, and scaled in steps of 0.05 where it fits; wider or taller windows show more around it.
#pragma once
#include <glm/glm.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace boxcars::platform {

constexpr glm::vec2 reference_size{1280, 720};
constexpr float least_scale = 0.8f;  // usual lower limit; an 800x600 window gets the folded layout instead

struct Logical {
    glm::ivec2 window{1280, 720};    // in the units of SDL's mouse events
    glm::ivec2 drawable{1280, 720};  // pixels; more than `window` on a dense display
    float scale = 1;                 // pixels to one logical px

    bool visible() const { return window.x > 0 && window.y > 0 && drawable.x > 0 && drawable.y > 0; }
    glm::vec2 size() const { return glm::vec2{drawable} / scale; }  // size of the shown canvas, logical px
    glm::vec2 origin() const {  // the shown canvas's top left corner, on a whole pixel
        return glm::floor((reference_size / 2.0f - size() / 2.0f) * scale) / scale;
    }
    glm::vec2 pixels_a_unit() const { return glm::vec2{drawable} / glm::vec2{glm::max(window, 1)}; }
    glm::vec2 to_logical(glm::vec2 window_xy) const { return window_xy * pixels_a_unit() / scale + origin(); }
    glm::vec2 to_window(glm::vec2 logical) const { return (logical - origin()) * scale / pixels_a_unit(); }
};

// The scale for a drawable: the one asked for, or the largest multiple of 0.05 at which 1280x720 fits, at least 0.8.
inline float fitting_scale(glm::ivec2 drawable, std::optional<float> asked) {
    if (asked) return *asked;
    const float fit =
        std::min(static_cast<float>(drawable.x) / reference_size.x, static_cast<float>(drawable.y) / reference_size.y);
    return std::max(least_scale, std::floor(fit * 20.0f + 0.001f) / 20.0f);
}

constexpr glm::vec2 folded_size{1000, 750};   // the folded layout's least canvas: 800x600 at scale 0.8
constexpr glm::vec2 portrait_size{480, 850};  // the upright layout's least canvas: 360x640 at scale 0.75

inline bool portrait(glm::vec2 size) { return size.y > size.x; }

// The forms of the canvas. What a form changes is data, kept in Forms; hardly any code asks which form it is.
enum class Form { Wide, Narrow, Upright };  // at least 1280 logical px wide; less; taller than wide

inline Form form_of(glm::vec2 canvas) {
    if (portrait(canvas)) return Form::Upright;
    return canvas.x < reference_size.x - 0.5f ? Form::Narrow : Form::Wide;
}

template <class T>
struct Forms {
    T wide, narrow, upright;

    constexpr T in(Form form) const { return form == Form::Wide ? wide : form == Form::Narrow ? narrow : upright; }
};
template <class T>
Forms(T, T, T) -> Forms<T>;

inline float window_scale(glm::ivec2 drawable, std::optional<float> asked) {
    const auto fit = [&](glm::vec2 canvas) {
        const glm::vec2 parts = glm::vec2{drawable} / canvas;
        return std::min(parts.x, parts.y);
    };
    if (portrait(drawable)) {
        const float most = std::max(0.05f, fit(portrait_size));
        return std::min(asked.value_or(most), most);
    }
    const float most = std::max({0.05f, fit(reference_size), fit(folded_size)});
    return std::min(fitting_scale(drawable, asked), most);
}

}  // namespace boxcars::platform
