// The loop: real time or tick count to ticks, ticks to the scene, the scene to the screen, and everything that a scene
// may not touch itself: window, settings file, sittings, pictures. Knows no game.
#pragma once
#include "app/arcade/arcade.h"
#include "app/arcade/keeper.h"
#include "app/arcade/quality.h"
#include "app/arcade/scripted_hand.h"
#include "audio/sound.h"
#include "platform/clock.h"
#include "platform/controls.h"
#include "platform/frame_times.h"
#include "platform/window.h"
#include "scenes/scene.h"
#include "ui/host.h"
#include "ui/overlay/timings.h"

#include <functional>

namespace boxcars::app {

struct Parts {  // how the loop comes by what it shows; tests bring their own
    std::function<std::unique_ptr<scenes::Scene>(const TableOptions&, scenes::SceneServices&)> scene;
    std::function<std::unique_ptr<render::Stage>()> stage;
    std::function<std::unique_ptr<audio::Sounds>(bool wanted)> sounds;
    session::Verify verify{};  // any game's recording; none: nothing is taken over
};

class Arcade {
 public:
    Arcade(const ArcadeOptions& options, const Parts& parts);
    int run();  // the exit code
    const platform::FrameTimes& times() const { return times_; }

 private:
    void enter(const TableOptions& table);
    void leave_scene();
    void tell(const std::vector<std::string>& sentences);  // the player
    void follow(const scenes::SceneChange& go);
    void set_off(render::TransitionStyle towards);
    double passed(double between) const;  // of the way from car to car; 1 and more: there

    void frame();
    void run_ticks();
    void tick();
    bool looks_up() const;
    void events();
    bool panel_took(const SDL_Event& event);
    void house_keys(const platform::Input& input);

    void apply_settings(bool all);
    void apply_volumes();
    void raise_curtain();
    void show(double between);  // scene, panels, swap
    void draw_scene(double between);
    void draw_panels(double frame_seconds, bool seen);
    bool worth_drawing();
    void mend_graphics();
    void write_pictures();
    void write_picture(const std::filesystem::path& file);
    void write_state(const std::filesystem::path& file) const;
    std::vector<render::HitTarget> spots() const;
    void rest(std::int64_t frame_began);
    void account(std::int64_t frame_began, std::int64_t work_ns);

    ArcadeOptions options_;
    const Parts& parts_;
    Keeper keeper_;
    platform::Settings settings_, applied_;
    platform::Window window_;
    ui::Host host_;
    std::unique_ptr<render::Stage> stage_;
    std::unique_ptr<audio::Sounds> sounds_;
    ui::Timings timings_;
    platform::FrameTimes times_;
    scenes::SceneServices services_;
    std::unique_ptr<scenes::Scene> scene_;
    TableOptions present_;  // as the scene was opened
    std::optional<Hand> hand_;
    platform::Controls controls_;
    platform::Clock clock_;
    QualityGuard quality_;

    platform::Logical logical_;   // of this frame
    Ticks now_ = 0;               // ticks since the arcade opened
    Ticks set_off_ = -1'000'000;  // when the last scene was left
    render::TransitionStyle towards_ = render::TransitionStyle::Leftwards;
    Ticks looked_ = -1'000'000;  // headless: when the script's hand last looked
    Ticks pending_ = 0;          // due and not yet run
    int ticks_in_frame_ = 0;
    std::int64_t last_frame_ = 0, next_turn_ = 0, tick_cpu_ = 0, draw_ns_ = 0;
    int frames_since_drawn_ = 0, hurried_swaps_ = 0;
    bool stirred_ = true;  // something came in that may change the picture
    bool leaving_ = false, picture_wanted_ = false, swap_waits_ = false;
};

}  // namespace boxcars::app
