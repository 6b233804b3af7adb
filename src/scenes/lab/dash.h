// The lab's dash: how many evenings are counted, the line that fills, a sentence, and the buttons of the whole scene.
// Decides how they look and which was pressed; what a press means is the scene's.
#pragma once
#include "scenes/hud.h"
#include "scenes/lab/layout.h"
#include "world/parts.h"

namespace boxcars::scenes {

struct DashLook {
    double progress = 0;
    bool running = false;
    std::string words;
    render::Colour ink;
    std::string_view focus{};  // a button's name, while keys move it
};

class LabDash {
 public:
    LabDash() { flaps_.ink = render::colours::ivory; }
    void lay_out(const Layout& layout, std::int64_t evenings, bool reduced, Ticks now);
    void set_buttons(const platform::Settings& settings, bool running, bool can_keep);
    void no_buttons() { buttons_.begin(); }  // a panel lies over them
    std::optional<std::string> press(const platform::Input& input) { return buttons_.tick(input); }
    bool tick(std::int64_t evenings, Ticks now);  // true: a leaf fell
    bool moving() const { return flaps_.moving(); }
    std::vector<HitTarget> hit_targets() const { return buttons_.hit_targets(); }
    void draw(render::Canvas& canvas, const DashLook& look, double time) const;

 private:
    Layout layout_{};
    LabLayout places_{};
    world::Flaps flaps_;
    Buttons buttons_;
};

}  // namespace boxcars::scenes
