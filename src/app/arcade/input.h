// Passes a tick's SDL events to window, panels and table. Handles the keys of all tables and a controller's focus.
#pragma once
#include "app/arcade/machine.h"
#include "platform/controls.h"

namespace boxcars::app {

using render::HitTarget;

enum class PadDirection { Up = 11, Down, Left, Right };  // the numbers of the D-pad's buttons in SDL
constexpr float leap = 240;                              // logical px that a leap moves at least

// The nearest place in that direction, at least `least` px away; nullptr: none.
const HitTarget* neighbour(std::span<const HitTarget> all, const render::Rect& from, PadDirection way, float least = 0);

// The focus of a game controller: the place that its A button presses. The D-pad and the left stick move it to the
// nearest place in a direction, the right stick farther. Scenes and panels see a mouse that jumps from place to place.
class PadFocus {
 public:
    // Returns true if the focus uses the event; the scene must then ignore it.
    bool hear(const SDL_Event& event, std::span<const HitTarget> spots);
    // Call once a tick, also while another device is in use: keeps the focus on a place that exists.
    void tick(std::span<const HitTarget> spots, bool shown);
    // The mouse events that carry out what was pressed and moved since the last call.
    std::vector<SDL_Event> take_events(const platform::Logical& logical);
    void forget();  // drops the focus; call for a new scene
    void let_go();  // call when the pad is unplugged or the window loses the focus
    const std::optional<HitTarget>& spot() const { return at_; }  // the place in focus; empty: the focus is hidden
    bool moved() const { return moved_; }  // whether the D-pad or a stick was used since the last tick

 private:
    struct Push {  // a direction that is held
        PadDirection way;
        bool leaps;
        int ticks = 0;
    };
    bool press(bool down);
    bool push(int source, bool down, Push push, std::span<const HitTarget> spots);
    bool tilt(int axis, int value, std::span<const HitTarget> spots);
    void go(const Push& push, std::span<const HitTarget> spots);
    const HitTarget* best_place(std::span<const HitTarget> spots) const;

    std::optional<HitTarget> at_;
    std::string chosen_;                 // the place that the player last went to or pressed
    render::Rect last_{640, 360, 0, 0};  // place from which the focus moves on
    std::optional<std::pair<int, Push>> pushed_;
    std::vector<std::string> names_;  // names of all places in the last tick
    bool held_ = false, moved_ = false, shown_ = false;
    struct Pointing {
        glm::vec2 at;
        int down;  // 1: the button is pressed, 0: released, -1: the focus only moves
    };
    std::vector<Pointing> waiting_;
    glm::vec2 pointed_{-1, -1};
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
