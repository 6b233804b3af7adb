#include "render/camera.h"

#include <algorithm>
#include <cmath>

namespace boxcars::render {
namespace {
// The field of view is that of the whole 1280x720 picture, whose band for the table is 1280x548. Another band shows the
// same part of the world, as large as fits.
constexpr float picture_height = 720, band_width = 1280, band_height = 548;

struct EyeAxes {  // the eye's own axes and the focal length in logical px
    glm::vec3 eye, right{1, 0, 0}, up, forward;
    float focal;
};

EyeAxes axes_of(const Camera& c) {
    const float above = glm::radians(c.above_degrees);
    EyeAxes v;
    v.forward = {0, std::cos(above), -std::sin(above)};
    v.up = {0, std::sin(above), std::cos(above)};
    v.eye = c.looks_at - v.forward * c.distance;
    const float fit = std::min(c.band.w / band_width, c.band.h / band_height);
    v.focal = fit * (picture_height / 2) / std::tan(glm::radians(c.field_degrees) / 2) * (1 + c.push_in);
    return v;
}
}  // namespace

glm::vec3 Camera::eye() const { return axes_of(*this).eye; }

glm::vec2 Camera::project(glm::vec3 world) const {
    const EyeAxes v = axes_of(*this);
    const glm::vec3 d = world - v.eye;
    const float depth = glm::dot(d, v.forward);
    return band.centre() + glm::vec2{glm::dot(d, v.right), -glm::dot(d, v.up)} * (v.focal / depth);
}

glm::vec3 Camera::ray(glm::vec2 logical) const {
    const EyeAxes v = axes_of(*this);
    const glm::vec2 at = (logical - band.centre()) / v.focal;
    return v.forward + v.right * at.x - v.up * at.y;
}

glm::vec3 Camera::on_plane(glm::vec2 logical, float z) const {
    const glm::vec3 from = eye(), along = ray(logical);
    return from + along * ((z - from.z) / along.z);
}

float Camera::px_per_unit(glm::vec3 world) const {
    const EyeAxes v = axes_of(*this);
    return v.focal / glm::dot(world - v.eye, v.forward);
}

glm::mat4 Camera::world_to_clip(Rect canvas) const {
    const EyeAxes v = axes_of(*this);
    // The rows give: clip.xy = (centre + focal * (x, -y) / depth) scaled from the canvas to -1..1, times depth; y up.
    const glm::vec2 middle = (band.centre() - canvas.centre()) * 2.0f / glm::vec2{canvas.w, canvas.h};
    const glm::vec3 across = v.right * (2 * v.focal / canvas.w) + v.forward * middle.x;
    const glm::vec3 upward = v.up * (2 * v.focal / canvas.h) - v.forward * middle.y;
    const auto row = [&](glm::vec3 r) { return glm::vec4{r, -glm::dot(r, v.eye)}; };
    return glm::transpose(glm::mat4{row(across), row(upward), glm::vec4{0, 0, 0, 0}, row(v.forward)});
}

}  // namespace boxcars::render
