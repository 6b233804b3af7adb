// Two gaps in Dear ImGui's keys: a release in the same frame as its press waits for the next frame, and "press a key"
// takes the next key or pad button, whatever it usually does.
#pragma once
#include <SDL.h>

#include <optional>
#include <vector>

namespace boxcars::ui {

class LateReleases {  // delays a key's release until a frame has seen its press
 public:
    void pressed(const SDL_Event& event) { fresh_.push_back(event.key.keysym.scancode); }
    bool hold(const SDL_Event& release);  // false: no delay is needed
    std::vector<SDL_Event> take();        // call between two frames: these are due

 private:
    std::vector<SDL_Scancode> fresh_;  // pressed since the last frame
    std::vector<SDL_Event> held_;
};

class KeyListener {
 public:
    void listen(bool on) { listening_ = on; }
    bool listening() const { return listening_; }
    void hear(const SDL_Event& event);  // a key or pad button was pressed
    void next_frame();
    std::optional<SDL_Keycode> key() const { return key_; }
    std::optional<SDL_GameControllerButton> pad_button() const { return button_; }

 private:
    bool listening_ = false;
    std::optional<SDL_Keycode> key_, next_key_;
    std::optional<SDL_GameControllerButton> button_, next_button_;
};

}  // namespace boxcars::ui
