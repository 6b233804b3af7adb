// Passes the events of a tick from SDL's queue to window, panels and table. Handles the keys that all tables share.
#pragma once
#include "app/arcade/pad_focus.h"
#include "platform/controls.h"
#include "platform/settings.h"
#include "platform/window.h"
#include "scenes/scene.h"
#include "ui/host.h"

#include <functional>
#include <span>
#include <utility>

namespace boxcars::app {

// Draws a scene with its panels, the transition to the next, and the curtain. Decides if a new picture is needed.
class SceneView {
 public:
    SceneView(platform::Window& window, ui::Host& host, render::Stage& stage, const platform::Settings& settings)
        : window_(window), host_(host), stage_(stage), settings_(settings), logical_(window.logical()) {}

    const platform::Logical& logical() const { return logical_; }  // the canvas as last measured
    void measure() { logical_ = window_.logical(); }

    void raise_curtain();
    void draw(scenes::Scene& scene, Ticks now, double between);
    // `more` is called after the scene's own panels, and draws in front of them.
    void draw_panels(scenes::Scene& scene, double frame_seconds, bool seen, const std::function<void()>& more = {});
    // Lays the scene out without drawing a pixel, to find where things are.
    void lay_out(scenes::Scene& scene, Ticks now);
    void shown() {
        frames_since_drawn_ = 0;
        stirred_ = false;
    }

    void stir() { stirred_ = true; }  // call when the picture may have changed
    bool worth_drawing(const scenes::Scene& scene, Ticks now);
    bool drawn() const { return frames_since_drawn_ == 0; }

    void leave(Ticks now, render::TransitionStyle towards);  // keeps the present picture for the transition
    bool passing(Ticks now, double between) const { return passed(now, between) < 1; }
    void rebuild();  // creates every graphics object again after a lost context

 private:
    // The share of the transition that has passed; 1 and more: it is over.
    double passed(Ticks now, double between) const;

    platform::Window& window_;
    ui::Host& host_;
    render::Stage& stage_;
    const platform::Settings& settings_;
    platform::Logical logical_;
    Ticks set_off_ = -1'000'000;  // when the last scene was left
    render::TransitionStyle towards_ = render::TransitionStyle::Leftwards;
    int frames_since_drawn_ = 0;
    bool stirred_ = true;
};

class TableInput {
 public:
    TableInput(platform::Window& window, ui::Host& host, SceneView& view, platform::Settings& settings)
        : window_(window), host_(host), view_(view), settings_(settings) {}

    // Call once a tick. `spots`: the places that can be pressed.
    platform::Input take(std::span<const render::HitTarget> spots);
    void tap(platform::Action action) { controls_.tap(action); }
    void rumble(float strength) const {
        if (settings_.rumble && strength > 0) controls_.rumble(strength);
    }
    const PadFocus& pad_focus() const { return focus_; }
    bool pad_in_hand() const { return platform::is_pad(settings_.bindings.in_hand()); }
    void new_scene() {
        focus_.forget();
        controls_.let_go();
    }
    bool take_resized() { return std::exchange(resized_, false); }
    bool picture_wanted() const { return picture_wanted_; }  // the screenshot key was pressed
    bool take_picture_wanted() { return std::exchange(picture_wanted_, false); }
    // Keys and mouse buttons that went down or up since the program started, including those that a panel took.
    int presses_heard() const { return presses_heard_; }

 private:
    void hear(const SDL_Event& event, std::span<const render::HitTarget> spots);
    void pass_on(const SDL_Event& event, bool taken);
    void follow_focus(std::span<const render::HitTarget> spots);
    void answer_keys(const platform::Input& input);

    platform::Window& window_;
    ui::Host& host_;
    SceneView& view_;
    platform::Settings& settings_;
    platform::Controls controls_;
    PadFocus focus_;
    bool resized_ = false, picture_wanted_ = false;
    int presses_heard_ = 0;
};

}  // namespace boxcars::app
