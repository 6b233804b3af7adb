// The window and its OpenGL context, or, headless, a context without a display. Throws Error if there is no display, no
// driver or too old a driver, and says what was found and what to install.
#pragma once
#include "platform/logical.h"
#include "session/signals.h"

#include <cstdint>
#include <string>

struct SDL_Window;
union SDL_Event;

namespace boxcars::platform {

// Starts and stops SDL's video and game controllers. Throws Error if there is no display, and says what to do.
class Video {
 public:
    explicit Video(bool headless);
    ~Video();
    Video(const Video&) = delete;
    Video& operator=(const Video&) = delete;
};

struct WindowOptions {
    int width = 1280, height = 720;
    bool headless = false, full_screen = false;
    float letters = 1;  // size of letters, times the usual one
};

class Window {
 public:
    explicit Window(const WindowOptions& options);
    ~Window();
    void event(const SDL_Event& event);  // follows size and visibility
    Logical logical() const;
    static bool in_browser();  // whether the window is a web page's canvas
    // Visible, large enough, and has a context.
    bool drawable() const { return !hidden_ && !context_gone_ && logical().visible(); }
    bool wants_close() const { return wants_close_ || session::ending_signal().has_value(); }
    void set_full_screen(bool on);  // uses the desktop's mode; remembers the windowed size
    bool full_screen() const { return full_screen_; }
    void resize(glm::ivec2 size);                      // in window units
    void set_letters(float size) { letters_ = size; }  // times the usual size
    void swap();
    bool vsync() const { return vsync_; }  // whether swaps wait, as the driver says; it may be wrong
    // Whether, since the last call, the driver or a suspended machine may have dropped our textures.
    bool take_context_lost();
    std::string renderer() const;  // "llvmpipe (LLVM 15.0.6, 256 bits)"
    bool software() const;         // whether the processor draws, not a graphics card
    SDL_Window* sdl() const { return window_; }
    std::uint32_t id() const;                   // the window's id in SDL's events
    void* context() const { return context_; }  // SDL_GLContext

 private:
    void open(const WindowOptions& options);
    void new_surface(glm::ivec2 size);

    Video video_;
    SDL_Window* window_ = nullptr;
    // Headless, after a resize: the window that is drawn to, because the first one keeps its size.
    SDL_Window* surface_ = nullptr;
    void* context_ = nullptr;
    bool headless_ = false, full_screen_ = false, vsync_ = false, wants_close_ = false;
    bool hidden_ = false, context_lost_ = false, context_gone_ = false;  // context_gone_: the browser took it
    glm::ivec2 windowed_{1280, 720};
    float letters_;
    std::int64_t slept_before_ns_ = 0;
};

}  // namespace boxcars::platform
