#include "world/slide.h"

#include "world/ease.h"

#include <glm/gtc/constants.hpp>

namespace boxcars::world {
namespace {

constexpr Ticks fade = milliseconds(120);  // duration of a slide with reduced motion
constexpr float pay_arc = 24;              // height of a payment's arc half way, px
constexpr float sweep_fades_from = 0.6f;   // share of its time after which a swept stack fades

Ticks takes(const Slide& slide) {
    if (slide.reduced) return fade;
    return slide.kind == SlideKind::Place ? milliseconds(260)
           : slide.kind == SlideKind::Pay ? milliseconds(420)
                                          : milliseconds(340);
}

float share(const Slide& slide, double time) {
    return unit((time - static_cast<double>(slide.began)) / static_cast<double>(takes(slide)));
}

}  // namespace

Ticks Slide::ends() const { return began + takes(*this); }

glm::vec2 Slide::at(double time) const {
    if (reduced) return kind == SlideKind::Sweep ? from : to;
    const float s = share(*this, time);
    const glm::vec2 straight = glm::mix(from, to, kind == SlideKind::Sweep ? cubic_in(s) : cubic_out(s));
    const float lift = kind == SlideKind::Pay ? pay_arc * std::sin(glm::pi<float>() * cubic_out(s)) : 0;
    return straight - glm::vec2(0, lift);
}

float Slide::alpha(double time) const {
    const float s = share(*this, time);
    if (kind == SlideKind::Sweep) return reduced ? 1 - s : 1 - unit((s - sweep_fades_from) / (1 - sweep_fades_from));
    return reduced ? s : time < static_cast<double>(began) ? 0.0f : 1.0f;
}

}  // namespace boxcars::world
