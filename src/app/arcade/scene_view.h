// What is seen of a scene: the scene, the panels on it, the way from car to car, the curtain before the first picture.
// Decides what is drawn and whether a new picture is worth it; neither when, nor what becomes of pictures.
#pragma once
#include "platform/window.h"
#include "scenes/scene.h"
#include "ui/host.h"

namespace boxcars::app {

class SceneView {
 public:
    SceneView(platform::Window& window, ui::Host& host, render::Stage& stage, const platform::Settings& settings)
        : window_(window), host_(host), stage_(stage), settings_(settings), logical_(window.logical()) {}

    const platform::Logical& logical() const { return logical_; }  // as last measured
    void measure() { logical_ = window_.logical(); }

    void raise_curtain();
    void draw(scenes::Scene& scene, Ticks now, double between);
    void draw_panels(scenes::Scene& scene, double frame_seconds, bool seen);
    void lay_out(scenes::Scene& scene, Ticks now);  // draws without filling a pixel: for where things are
    void shown() {
        frames_since_drawn_ = 0;
        stirred_ = false;
    }

    void stir() { stirred_ = true; }  // something came in that may change the picture
    bool worth_drawing(const scenes::Scene& scene, Ticks now);
    bool drawn() const { return frames_since_drawn_ == 0; }

    void leave(Ticks now, render::TransitionStyle towards);  // what is seen now is what the train leaves behind
    bool passing(Ticks now, double between) const { return passed(now, between) < 1; }
    void rebuild();  // every graphics object again, after a lost context

 private:
    double passed(Ticks now, double between) const;  // of the way from car to car; 1 and more: there

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

}  // namespace boxcars::app
