#include "scenes/pig/controls.h"

namespace boxcars::scenes {

void PigControls::set(Buttons& buttons, const Layout& layout, const PigMoment& at, const PigLookBack& look_back,
                      bool muted) {
    add_top_buttons(buttons, layout, muted, at.coach);
    PigDash{layout}.add_buttons(buttons, at, look_back);
    die_.reset();
    if (at.doing != PigMoment::Doing::Deciding) return;
    const render::Camera camera = table_camera(layout);
    const glm::vec2 middle = camera.project({0, 0, 0.5f});
    const float r = 1.6f * camera.px_per_unit({0, 0, 0});
    die_ = render::Rect{middle.x - r, middle.y - r, 2 * r, 2 * r};
    buttons.add_target({"die", *die_});
}

bool PigControls::pressed_on_die(const platform::Input& input) const {
    return std::ranges::any_of(input.presses, [&](const platform::Press& press) {
        return press.kind == platform::PressKind::PointerDown && press.button == 1 && die_ && die_->contains(press.at);
    });
}

}  // namespace boxcars::scenes
