// The window and its OpenGL 3.3 core context; or, headless, the same without any display.
// Throws Error when there is no display, no driver, or a driver too old: what was found, and what to install.
#pragma once
#include "platform/logical.h"
#include "session/signals.h"

#include <cstdint>
#include <string>

struct SDL_Window;
union SDL_Event;

namespace boxcars::platform {

// SDL's video and game controllers, started and stopped: SDL starts here. Decides whether there is a display to play
// on. Throws Error when there is none, with what to do.
// Wayland's library prints a line when nothing tells it of a session's folder. While displays are looked for it gets
// one where nothing is.
class QuietSearch {
 public:
    QuietSearch();
    ~QuietSearch();
    QuietSearch(const QuietSearch&) = delete;
    QuietSearch& operator=(const QuietSearch&) = delete;

 private:
    bool missing_;
};

class Video {
 public:
    explicit Video(bool headless);
    ~Video();
    Video(const Video&) = delete;
    Video& operator=(const Video&) = delete;

    static constexpr const char* packages = "on Debian and Ubuntu: libegl1 libgl1 libgl1-mesa-dri";
};

struct WindowOptions {
    int width = 1280, height = 720;
    bool headless = false;
    bool full_screen = false;
    std::optional<float> scale{};  // pixels to a logical px; none: what fits
};

class Window {
 public:
    explicit Window(const WindowOptions& options);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    void event(const SDL_Event& event);  // keeps track of sizes, hiding, focus
    Logical logical() const;
    bool drawable() const;  // big enough, neither hidden nor minimised, with a context
    bool wants_close() const { return wants_close_ || session::ending_signal().has_value(); }
    bool focused() const { return focused_; }

    void set_full_screen(bool on);  // over the desktop's own mode; the windowed size is remembered
    bool full_screen() const { return full_screen_; }
    void resize(glm::ivec2 size);  // in window units
    void swap();
    bool vsync() const { return vsync_; }  // the driver said that swaps wait for the display; it may be wrong
    bool take_context_lost();  // since last asked: the driver or the machine's sleep may have dropped our pictures

    std::string renderer() const;  // "llvmpipe (LLVM 15.0.6, 256 bits)"
    bool software() const;         // drawn by the processor
    SDL_Window* sdl() const { return window_; }
    std::uint32_t id() const;                   // in SDL's events
    void* context() const { return context_; }  // SDL_GLContext

 private:
    void open(const WindowOptions& options);
    void open_context();
    void new_surface(glm::ivec2 size);

    Video video_;
    SDL_Window* window_ = nullptr;
    SDL_Window* surface_ =
        nullptr;  // headless, after a resize: what is drawn on, for a window there keeps its first size
    void* context_ = nullptr;
    bool headless_ = false, full_screen_ = false, vsync_ = false, wants_close_ = false, focused_ = true;
    bool hidden_ = false, context_lost_ = false;
    bool context_gone_ = false;  // until a browser gives it back
    glm::ivec2 windowed_{1280, 720};
    std::optional<float> scale_;
    std::int64_t slept_before_ns_ = 0;
};

}  // namespace boxcars::platform
