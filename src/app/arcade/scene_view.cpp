#include "app/arcade/scene_view.h"

#include "platform/settings.h"
#include "ui/view.h"
#include "world/ease.h"

namespace boxcars::app {
namespace {

constexpr int idle_frames = 6;  // when nothing moves: ten pictures a second
constexpr Ticks passage_takes = milliseconds(600), fade_takes = milliseconds(200);  // durations of a transition

}  // namespace

// The curtain: the name on a dark ground, shown at once, because the driver may need a second to compile a table's
// first picture.
void SceneView::raise_curtain() {
    measure();
    if (!window_.drawable()) return;
    stage_.begin_frame(logical_.drawable, logical_.scale, 0);
    constexpr float wide = 686, high = 100;  // the wordmark's proportions
    const render::Rect all = stage_.canvas_rect();
    stage_.canvas().sprite("wordmarks/boxcars", {all.centre().x - wide / 2, all.centre().y - high / 2, wide, high});
    stage_.end_frame();
    window_.swap();
}

void SceneView::draw(scenes::Scene& scene, Ticks now, double between) {
    measure();
    if (!window_.drawable()) return;
    stage_.begin_frame(logical_.drawable, logical_.scale, (static_cast<double>(now) + between) / ticks_per_second);
    scene.draw(stage_, between);
    if (const double share = passed(now, between); share < 1)
        stage_.pass_by(
            towards_ == render::TransitionStyle::Fading ? world::unit(share) : world::cubic_in_out(world::unit(share)),
            towards_);
    stage_.end_frame();
}

void SceneView::draw_panels(scenes::Scene& scene, double frame_seconds, bool seen) {
    if (!window_.drawable()) return;
    if (host_.begin_frame(ui::view_of(logical_, settings_.ui_scale), frame_seconds)) scene.overlay();
    host_.end_frame(seen);
}

void SceneView::lay_out(scenes::Scene& scene, Ticks now) {
    stage_.set_seen(false);
    draw(scene, now, 0);
    stage_.set_seen(true);
    draw_panels(scene, 0, false);
}

// If nothing moves, a table is not drawn sixty times a second. Any input is shown at once.
bool SceneView::worth_drawing(const scenes::Scene& scene, Ticks now) {
    return passing(now, 0) || scene.moving() || stirred_ || ++frames_since_drawn_ >= idle_frames;
}

void SceneView::leave(Ticks now, render::TransitionStyle towards) {
    stage_.leave_picture();
    set_off_ = now;
    towards_ = settings_.reduced_motion ? render::TransitionStyle::Fading : towards;
}

double SceneView::passed(Ticks now, double between) const {
    const Ticks takes = towards_ == render::TransitionStyle::Fading ? fade_takes : passage_takes;
    return (static_cast<double>(now - set_off_) + between) / static_cast<double>(takes);
}

void SceneView::rebuild() {
    stage_.rebuild();
    host_.rebuild();
    stir();
}

}  // namespace boxcars::app
