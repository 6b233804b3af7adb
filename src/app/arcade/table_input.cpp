#include "app/arcade/table_input.h"

#include "platform/frames.h"
#include "ui/looks.h"
#include "world/ease.h"

#include <SDL.h>

namespace boxcars::app {
namespace {

constexpr int idle_frames = 6;  // if nothing moves, only every sixth frame is drawn
constexpr Ticks passage_takes = milliseconds(600), fade_takes = milliseconds(200);  // durations of a transition

bool full_screen_chord(const SDL_Event& event) {  // Alt+Enter, as on every desktop
    return event.type == SDL_KEYDOWN && !event.key.repeat && event.key.keysym.sym == SDLK_RETURN &&
           (event.key.keysym.mod & KMOD_ALT);
}

bool is_press(const SDL_Event& event) {
    if (event.type == SDL_KEYDOWN) return event.key.repeat == 0;
    return event.type == SDL_KEYUP || event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
}

}  // namespace

// Shows the program's name on a dark ground: compiling the shaders of a table's first picture may take a second.
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
    stage_.wear(ui::wear_of(settings_));
    stage_.begin_frame(logical_.drawable, logical_.scale, (static_cast<double>(now) + between) / ticks_per_second);
    scene.draw(stage_, between);
    if (const double share = passed(now, between); share < 1)
        stage_.pass_by(
            towards_ == render::TransitionStyle::Fading ? world::unit(share) : world::cubic_in_out(world::unit(share)),
            towards_);
    stage_.end_frame();
}

void SceneView::draw_panels(scenes::Scene& scene, double frame_seconds, bool seen, const std::function<void()>& more) {
    if (!window_.drawable()) return;
    if (host_.begin_frame(ui::view_of(logical_, settings_.ui_scale), frame_seconds)) {
        scene.overlay();
        if (more) more();
    }
    host_.end_frame(seen);
}

void SceneView::lay_out(scenes::Scene& scene, Ticks now) {
    stage_.set_seen(false);
    draw(scene, now, 0);
    stage_.set_seen(true);
    draw_panels(scene, 0, false);
}

// If nothing moves, only every sixth frame is drawn. After any input, the next frame is drawn.
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

platform::Input TableInput::take(std::span<const render::HitTarget> spots) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) hear(event, spots);
    follow_focus(spots);
    platform::Input input = controls_.take(host_.wants_mouse());
    if (input.any || input.pointer_moved || !input.presses.empty()) view_.stir();
    answer_keys(input);
    return input;
}

// The focus acts on the scene as a mouse pointer does. While a player panel is open, Dear ImGui's own focus is used.
void TableInput::follow_focus(std::span<const render::HitTarget> spots) {
    if (settings_.bindings.in_hand() != controls_.in_hand()) view_.stir();
    settings_.bindings.take_in_hand(controls_.in_hand());
    host_.use_pad(pad_in_hand());
    if (focus_.moved() && !host_.steered()) host_.leave_windows();
    focus_.tick(spots, pad_in_hand() && !host_.steered());
    for (const SDL_Event& pointing : focus_.take_events(view_.logical())) pass_on(pointing, host_.event(pointing));
}

void TableInput::pass_on(const SDL_Event& event, bool taken) {
    controls_.event(event, taken, settings_.bindings, view_.logical());
}

void TableInput::hear(const SDL_Event& event, std::span<const render::HitTarget> spots) {
    const bool full_screen = window_.full_screen();
    window_.event(event);
    presses_heard_ += is_press(event) ? 1 : 0;
    if (full_screen && !window_.full_screen()) settings_.full_screen = false;
    const bool chord = full_screen_chord(event), panels = host_.event(event) && !chord;
    if (host_.steered()) spots = {};
    pass_on(event, panels || focus_.hear(event, spots));
    if (chord) settings_.full_screen = !settings_.full_screen;
    if (event.type != SDL_WINDOWEVENT) return;
    view_.stir();
    if (event.window.event != SDL_WINDOWEVENT_SIZE_CHANGED) return;
    view_.measure();
    resized_ = true;
}

void TableInput::answer_keys(const platform::Input& input) {
    using platform::Action;
    if (input.pressed(Action::FullScreen)) settings_.full_screen = !settings_.full_screen;
    if (input.pressed(Action::Mute)) settings_.muted = !settings_.muted;
    if (input.pressed(Action::Screenshot)) picture_wanted_ = true;
    if (input.pressed(Action::Luggage)) platform::open_luggage();
}

}  // namespace boxcars::app
