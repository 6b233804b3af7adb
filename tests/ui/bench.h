// A bench for panels: a real window and context without a display, the host of panels, and input as pushed events.
#pragma once
#include "ui/host.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace boxcars::ui::test {

class Bench {
 public:
    explicit Bench(int width = 1280, int height = 720);
    ~Bench();
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    Host& host() { return *host_; }
    SDL_Window* window() { return window_; }
    PictureView view;

    // Pumps the waiting events through the host, draws one frame, returns whether any event was kept from the table.
    bool frame(const std::function<void()>& panels);
    void push_move(float x, float y);
    void push_button(Uint32 type, float x, float y);
    void push_key(Uint32 type, SDL_Scancode key, Uint16 mod = 0);
    void push_text(const std::string& words);  // letters of ASCII, as a keyboard types them
    // A click as a person makes it, at the middle of a named spot; false: no such spot.
    bool click(const std::string& spot, const std::function<void()>& panels);
    std::optional<render::Rect> where(const std::string& spot) const;
    std::vector<unsigned char> pixels() const;         // RGB, top row first, of the last frame
    void keep_picture(const std::string& name) const;  // saves the last frame

 private:
    SDL_Window* window_ = nullptr;
    SDL_GLContext context_ = nullptr;
    std::unique_ptr<Host> host_;
};

}  // namespace boxcars::ui::test
