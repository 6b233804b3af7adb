#include "platform/logical.h"

namespace boxcars::platform {

Zoom zoom_of(glm::ivec2 drawable, float wished, float density) {
    constexpr float tiny = 0.05f, thumbnail = 0.4f;  // at smaller scales: the wide form, shrunken
    constexpr float handheld_scale = 0.75f;          // handheld letters at 0.75 are as large as usual ones at 1
    constexpr glm::vec2 least_usual{800, 500};       // px; smaller windows have the compact form
    constexpr float most_compact_height = 719;       // a higher canvas is a wide one
    const float thumbs = handheld_scale * density;   // the least scale at which targets are 44 px
    const glm::vec2 px{drawable};
    const auto fit = [&](glm::vec2 canvas) { return std::max(tiny, std::min(px.x / canvas.x, px.y / canvas.y)); };
    if (form_of(px) == Form::Upright) {
        const float most = fit(portrait_size), scale = std::clamp(most * wished, std::min(thumbs, most), most);
        return {scale, scale / most};
    }
    constexpr float steps = 20, least_scale = 0.8f;  // the usual scale is in twentieths, from 0.8, where that fits
    const float stepped = std::max(least_scale, std::floor(fit(reference_size) * steps + 0.001f) / steps);
    const float usual = std::min(stepped, std::max(fit(reference_size), fit(folded_size)));
    const bool small = px.x < least_usual.x * density || px.y < least_usual.y * density;
    if (!small && form_of(px / (usual * wished)) != Form::Compact) return {usual * wished, wished};
    if (fit(compact_size) < thumbnail) return {usual, 1};
    const float unit = handheld_scale * (small ? density : usual);
    const float scale = std::min(std::max({unit * wished, px.y / most_compact_height, thumbs}), fit(compact_size));
    return {scale, scale / unit};
}

}  // namespace boxcars::platform
