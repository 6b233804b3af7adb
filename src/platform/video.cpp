#include "platform/video.h"

#include "base/error.h"

#include <SDL.h>
#include <fmt/format.h>

#include <cstdlib>
#include <string_view>

namespace boxcars::platform {
namespace {

constexpr const char* session_folder = "XDG_RUNTIME_DIR";

void prepare_headless() {  // no display at all: Mesa draws into memory
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE);
    setenv("EGL_PLATFORM", "surfaceless", 0);
}

[[noreturn]] void no_display() {
    throw Error{
        "No display found: there is neither an X server nor a Wayland session here. Start Boxcars from a "
        "desktop, set DISPLAY or WAYLAND_DISPLAY, or run it with --headless."};
}

}  // namespace

QuietSearch::QuietSearch() : missing_(std::getenv(session_folder) == nullptr) {
    if (missing_) setenv(session_folder, "/nonexistent", 0);
}

QuietSearch::~QuietSearch() {
    if (missing_) unsetenv(session_folder);
}

Video::Video(bool headless) {
    const QuietSearch quiet;
    const bool driver_asked = std::getenv("SDL_VIDEODRIVER") != nullptr;
    if (headless) prepare_headless();
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");  // ours listen to more of them: session/signals.h
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        if (driver_asked || headless)
            throw Error{fmt::format("Cannot open a display: {}. Check SDL_VIDEODRIVER, or install what draws ({}).",
                                    SDL_GetError(), packages)};
        no_display();
    }
    const std::string_view driver = SDL_GetCurrentVideoDriver();
    if (!headless && !driver_asked && (driver == "offscreen" || driver == "dummy" || driver == "evdev")) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        no_display();
    }
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);  // a machine without one plays by keys
}

Video::~Video() {
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

}  // namespace boxcars::platform
