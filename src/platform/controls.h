// SDL's events to one tick's Input: bindings, the pad, the pointer on the logical canvas, what is held.
// Decides nothing about play. A press that a panel took is left out; a release always arrives.
#pragma once
#include "base/ticks.h"
#include "platform/bindings.h"
#include "platform/logical.h"

#include <array>
#include <map>
#include <memory>

union SDL_Event;

namespace boxcars::platform {

class Controls {
 public:
    Controls();
    ~Controls();
    Controls(const Controls&) = delete;
    Controls& operator=(const Controls&) = delete;

    void event(const SDL_Event& event, bool taken_by_panel, const Bindings& bindings, const Logical& logical);
    Input take(bool pointer_over_panel = false);  // what has happened since the last tick; one call a tick
    void let_go();                                // focus lost: nothing is held any more, everything held is released

 private:
    void key(const SDL_Event& event, bool taken, const Bindings& bindings);
    void pad_button(int button, bool down, bool taken, const Bindings& bindings);
    void pad_axis(int axis, int value, bool taken);
    void mouse_button(const SDL_Event& event, bool taken, const Logical& logical);
    void window(const SDL_Event& event);
    void press(Action action, int source);
    void release(int source);
    void move(glm::vec2 to);
    glm::vec2 speed();
    bool cooling_down() const { return cooldown_ticks_ > 0; }

    struct Pads;
    std::unique_ptr<Pads> pads_;  // the connected game controllers
    Input now_;
    std::map<int, Action> sources_;  // what holds which action down: keys as they are, pad buttons and sticks negative
    static constexpr std::size_t trail_ticks = 10;  // a twelfth of a second
    std::array<glm::vec2, trail_ticks> trail_{};
    std::size_t trail_length_ = 0, trail_next_ = 0;
    glm::vec2 pointer_ = pointer_outside;
    std::array<bool, 4> buttons_{};
    int cooldown_ticks_ = 0;
    bool unfocused_ = false;
};

}  // namespace boxcars::platform
