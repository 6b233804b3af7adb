// Two things about keys that Dear ImGui leaves to us: a release that came in the frame of its press waits for the
// next one, and "press a key" hears the next key or pad button whatever it would do. Decides nothing about panels.
#pragma once
#include <SDL.h>

#include <optional>
#include <vector>

namespace boxcars::ui {

class LateReleases {  // a key's press is seen by a frame before its release comes
 public:
    void pressed(const SDL_Event& event) { fresh_.push_back(event.key.keysym.scancode); }
    bool hold(const SDL_Event& release);  // false: no frame is missing, hand it on now
    std::vector<SDL_Event> take();        // between two frames: these are due

 private:
    std::vector<SDL_Scancode> fresh_;  // went down since the last frame
    std::vector<SDL_Event> held_;
};

class KeyListener {
 public:
    void listen(bool on) { listening_ = on; }
    bool listening() const { return listening_; }
    void hear(const SDL_Event& event);  // a key or a pad's button going down
    void next_frame();
    std::optional<SDL_Keycode> key() const { return key_; }
    std::optional<SDL_GameControllerButton> pad_button() const { return button_; }

 private:
    bool listening_ = false;
    std::optional<SDL_Keycode> key_, next_key_;
    std::optional<SDL_GameControllerButton> button_, next_button_;
};

}  // namespace boxcars::ui
