// Converts SDL's events to the Input of one tick: actions by their bindings, the pad, the pointer on the logical canvas
// and what is held. Leaves out a press that a panel took, but never a release.
#pragma once
#include "base/ticks.h"
#include "platform/input.h"
#include "platform/logical.h"

#include <map>
#include <memory>

union SDL_Event;

namespace boxcars::platform {

// SDL's `which` in mouse events made by a pad's focus. They do not change the device in use.
constexpr std::uint32_t focus_mouse = 0xB0C5;
// `keysym.unused` in events of the screen keyboard's keys. They do not change the device in use either.
constexpr std::uint32_t screen_key = 0xB0C6;

class Controls {
 public:
    Controls();
    ~Controls();
    void event(const SDL_Event& event, bool taken_by_panel, const Bindings& bindings, const Logical& logical);
    Input take(bool pointer_over_panel = false);  // call it once a tick
    void let_go();                                // releases everything held, when focus is lost
    void tap(Action action);                      // acts like a short press of its key
    Device in_hand() const { return in_hand_; }   // the device that was used last
    void rumble(float strength) const;            // shakes the pad in hand for a moment; 0 to 1

 private:
    void key(const SDL_Event& event, bool taken, const Bindings& bindings);
    void pad_button(int button, bool down, bool taken, const Bindings& bindings);
    void pad_axis(int axis, int value, bool taken, const Bindings& bindings);
    void note_device(const SDL_Event& event);
    void mouse_button(const SDL_Event& event, bool taken, const Logical& logical);
    void finger(bool down);
    void window(const SDL_Event& event);
    void press(Action action, int source);
    void release(int source);
    void move(glm::vec2 to);
    glm::vec2 speed();
    bool cooling_down() const { return cooldown_ticks_ > 0; }

    struct Pads;
    std::unique_ptr<Pads> pads_;  // the connected game controllers
    Input now_;
    // The action that each pressed key or button holds down. Keys are positive, pad buttons and sticks negative.
    std::map<int, Action> sources_;
    static constexpr std::size_t trail_ticks = 10;  // a twelfth of a second
    std::vector<glm::vec2> trail_;                  // the pointer's places at the last ticks, the oldest first
    glm::vec2 pointer_ = pointer_outside;
    std::array<bool, 4> buttons_{};
    int cooldown_ticks_ = 0, fingers_ = 0;
    bool unfocused_ = false, lifted_ = false;  // lifted_: the finger left the screen in this tick
    Device in_hand_ = Device::Keyboard;
};

}  // namespace boxcars::platform
