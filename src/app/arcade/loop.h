// The main loop: turns real time or tick counts into ticks, runs the scene and draws it. Also does what a scene may not
// do itself: window, settings file, sittings, pictures. Knows no game.
#pragma once
#include "app/arcade/input.h"
#include "app/arcade/machine.h"
#include "app/arcade/script.h"
#include "platform/clock.h"

namespace boxcars::app {

// Decides when the next frame is due: at the display's swaps, otherwise 60 times a second; at most 30 times when saving
// power, and seldom while the window is hidden. It only computes, from times in nanoseconds; the caller waits.
class FramePace {
 public:
    // swap_waits: the driver says that swaps wait for the display. Ignored once frames come too fast.
    explicit FramePace(bool swap_waits) : swap_waits_(swap_waits) {}
    void begin(std::int64_t now) { next_turn_ = now; }
    // Returns the time until which to sleep after a frame; empty if the frame's swap has waited already.
    std::optional<std::int64_t> rest(std::int64_t began, std::int64_t now, bool drawable, bool drawn);
    // Call before each frame. False if a browser calls sooner than needed while saving power.
    bool due(std::int64_t now, bool saving_power);
    static constexpr std::int64_t frame_ns = platform::nanoseconds_a_second / 60;  // our own limit if swaps do not wait
    static constexpr std::int64_t saving_frame_ns = 2 * frame_ns;
    static constexpr std::int64_t hidden_frame_ns = platform::nanoseconds_a_second / 20;
    static constexpr std::int64_t quickest_display_ns = platform::nanoseconds_a_second / 300;
    static constexpr int hurried_enough = 60;  // so many fast frames in a row show that swaps do not wait

 private:
    bool swap_waits_, saving_ = false;
    std::int64_t next_turn_ = 0;
    int hurried_swaps_ = 0;
};

class Arcade {
 public:
    Arcade(const ArcadeOptions& options, const Parts& parts);
    int run();                  // open(), frames and finish(); returns the exit code
    void open();                // shows the first picture
    bool frame();               // false: it was the last one
    int finish();               // returns the exit code
    std::string state() const;  // the scene, its spots and the notices, as JSON
    const platform::FrameTimes& times() const { return times_; }

 private:
    void follow(const scenes::Destination& there);

    void run_ticks();
    void tick();
    void tick_scene(const platform::Input& input);
    void play_script();
    bool hear_menu(const platform::Input& input);   // returns true while the list of actions is open
    void draw_menu();                               // the list of actions, and the focus of a game controller
    std::optional<render::Rect> pad_focus() const;  // the place or panel item in focus of a game controller
    std::vector<render::HitTarget> spots() const;

    bool picture_due() const { return hand_ && hand_->picture_due(); }
    void draw(double between) { view_.draw(*scene_, now_, between); }
    void show(double between);                                   // draws scene and panels, writes pictures, swaps
    std::string picture(std::optional<int> longest = {}) const;  // the last frame as the bytes of a PNG file
    void write_pictures();
    // Writes a file that the script or the call names. A run may overwrite its own files. Throws Error.
    void write(const std::filesystem::path& file, std::string_view bytes);
    void account(std::int64_t frame_began);
    void rest(std::int64_t frame_began);

    ArcadeOptions options_;
    std::set<std::filesystem::path> written_{};  // by this run
    Machine machine_;
    platform::FrameTimes times_;
    SceneView view_;
    TableInput input_;
    CurrentScene scene_;
    std::optional<ScriptedHand> hand_;
    platform::Clock clock_;
    FramePace pace_;

    Ticks now_ = 0;              // ticks since the arcade opened
    Ticks looked_ = -1'000'000;  // headless: when the scene was last laid out for the script
    Ticks pending_ = 0;          // ticks that are due but not yet run
    struct FrameWork {
        int ticks = 0;
        std::int64_t tick_cpu_ns = 0, draw_ns = 0;
    } work_;  // the work of this frame
    std::int64_t last_frame_ = 0;
    bool leaving_ = false, menu_open_ = false;
    std::optional<platform::Action> menu_choice_;
};

}  // namespace boxcars::app
