// The main loop: turns real time or tick counts into ticks, runs the scene and draws it. Also does what a scene may not
// do itself: window, settings file, sittings, pictures. Knows no game.
#pragma once
#include "app/arcade/frame_pace.h"
#include "app/arcade/machine.h"
#include "app/arcade/scripted_hand.h"
#include "app/arcade/snapshot.h"
#include "app/arcade/table_input.h"
#include "platform/frame_times.h"

namespace boxcars::app {

class Arcade {
 public:
    Arcade(const ArcadeOptions& options, const Parts& parts);
    int run();                  // open(), frames and finish(); returns the exit code
    void open();                // until the first picture
    bool frame();               // false: it was the last one
    int finish();               // returns the exit code
    std::string state() const;  // what is shown and decided, as JSON
    const platform::FrameTimes& times() const { return times_; }

 private:
    void follow(const scenes::SceneChange& go);

    void run_ticks();
    void tick();
    void tick_scene(const platform::Input& input);
    void play_script();
    std::vector<render::HitTarget> spots() const;

    bool picture_due() const { return hand_ && hand_->picture_due(); }
    void draw(double between) { view_.draw(*scene_, now_, between); }
    void show(double between);  // scene, panels, pictures, swap
    void write_pictures();
    bool kept(const std::filesystem::path& picture);
    void account(std::int64_t frame_began);
    void rest(std::int64_t frame_began);

    ArcadeOptions options_;
    ScriptFiles files_{options_.existing};
    Machine machine_;
    platform::FrameTimes times_;
    SceneView view_;
    TableInput input_;
    CurrentScene scene_;
    std::optional<ScriptedHand> hand_;
    platform::Clock clock_;
    FramePace pace_;

    Ticks now_ = 0;              // ticks since the arcade opened
    Ticks looked_ = -1'000'000;  // headless: when the script last looked at the screen
    Ticks pending_ = 0;          // due but not yet run
    struct FrameWork {
        int ticks = 0;
        std::int64_t tick_cpu_ns = 0, draw_ns = 0;
    } work_;  // in this frame
    std::int64_t last_frame_ = 0;
    bool leaving_ = false;
};

}  // namespace boxcars::app
