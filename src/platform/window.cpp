#include "platform/window.h"

#include "base/error.h"
#include "platform/clock.h"
#include "platform/opengl.h"
#include "platform/system/surroundings.h"

#include <SDL.h>
#include <fmt/format.h>
#include <cstdlib>
#include <utility>

namespace boxcars::platform {
namespace {

constexpr std::string_view without_window = "The tables in a terminal need none: boxcars play pig --text.";

[[noreturn]] void no_display() {
    throw Error{
        "No display found: there is neither an X server nor a Wayland session here. Start Boxcars from a "
        "desktop, set DISPLAY or WAYLAND_DISPLAY, or run it with --headless. In a terminal: boxcars play pig --text."};
}

constexpr glm::ivec2 least_size{360, 360};  // a phone's width

void ask_for_context() {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, opengl::wanted / 10);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, opengl::wanted % 10);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK,
                        opengl::embedded ? SDL_GL_CONTEXT_PROFILE_ES : SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);  // solids have a depth buffer of their own
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
}

const char* gl_words(unsigned what) {
    const auto* words = reinterpret_cast<const char*>(glGetString(what));
    return words ? words : "unknown";
}

// The version that a driver without 3.3 offers, read from a context without a requested version.
std::string version_offered(SDL_Window* window) {
    SDL_GL_ResetAttributes();
    SDL_GLContext any = SDL_GL_CreateContext(window);
    if (!any) return {};
    std::string offered = fmt::format("{} ({})", gl_words(GL_VERSION), gl_words(GL_RENDERER));
    SDL_GL_DeleteContext(any);
    return offered;
}

[[noreturn]] void no_context(SDL_Window* window, const std::string& why) {
    const std::string offered = window ? version_offered(window) : std::string{};
    if (!offered.empty())
        throw Error{
            fmt::format("Boxcars draws with {}; this machine's driver offers {}. Update the graphics "
                        "driver, or set LIBGL_ALWAYS_SOFTWARE=1 to draw with the processor. {}",
                        opengl::name, offered, without_window)};
    throw Error{fmt::format("Boxcars draws with {}, and no driver for it was found: {}. Install one ({}). {}",
                            opengl::name, why, where_drivers_are, without_window)};
}

}  // namespace

Video::Video(bool headless) {
    const QuietSearch quiet;
    const bool driver_asked = std::getenv("SDL_VIDEODRIVER") != nullptr;
    if (headless) prepare_headless();
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");  // session/signals.h handles more signals
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");  // on Windows: sharp at every display scale
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", "org.boxcars.boxcars", 0);  // finds the desktop entry, on Wayland too
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        if (driver_asked || headless)
            throw Error{fmt::format("Cannot open a display: {}. Check SDL_VIDEODRIVER, or install what draws ({}).",
                                    SDL_GetError(), where_drivers_are)};
        no_display();
    }
    const std::string_view driver = SDL_GetCurrentVideoDriver();
    if (!headless && !driver_asked && (driver == "offscreen" || driver == "dummy" || driver == "evdev")) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        no_display();
    }
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);  // may fail: keys are enough
}

Video::~Video() {
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

Window::Window(const WindowOptions& options)
    : video_(options.headless),
      headless_(options.headless),
      windowed_{options.width, options.height},
      letters_(options.letters),
      slept_before_ns_(slept_ns()) {
    const QuietSearch quiet;
    try {
        open(options);
    } catch (...) {
        if (window_) SDL_DestroyWindow(window_);
        throw;
    }
}

Window::~Window() {
    SDL_GL_DeleteContext(context_);
    if (surface_) SDL_DestroyWindow(surface_);
    SDL_DestroyWindow(window_);
}

void Window::open(const WindowOptions& options) {
    ask_for_context();
    Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (options.headless)
        flags |= SDL_WINDOW_HIDDEN;
    else if (options.full_screen)
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    window_ = SDL_CreateWindow("Boxcars", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, options.width, options.height,
                               flags);
    if (!window_) no_context(nullptr, SDL_GetError());
    full_screen_ = !options.headless && options.full_screen;
    // A browser sets the size of its page; with a minimum size here, a narrower page would be squeezed.
    if (!headless_ && !opengl::embedded) SDL_SetWindowMinimumSize(window_, least_size.x, least_size.y);
    context_ = SDL_GL_CreateContext(window_);
    if (!context_) no_context(window_, SDL_GetError());
    if (opengl::offered() < opengl::wanted) {
        SDL_GL_DeleteContext(context_);
        context_ = nullptr;
        no_context(window_, "the context that opened is older");
    }
    vsync_ = !headless_ && (SDL_GL_SetSwapInterval(-1) == 0 || SDL_GL_SetSwapInterval(1) == 0);
}

Logical Window::logical() const {
    Logical at;
    SDL_GetWindowSize(window_, &at.window.x, &at.window.y);
    SDL_GL_GetDrawableSize(window_, &at.drawable.x, &at.drawable.y);
    const Zoom zoom = zoom_of(at.drawable, letters_, at.pixels_a_unit().x);
    at.scale = zoom.scale;
    at.letters = zoom.letters;
    return at;
}

bool Window::in_browser() { return opengl::embedded; }
std::uint32_t Window::id() const { return SDL_GetWindowID(window_); }

void Window::event(const SDL_Event& event) {
    if (event.type == SDL_QUIT) wants_close_ = true;
    if (event.type == SDL_RENDER_DEVICE_RESET || event.type == SDL_RENDER_TARGETS_RESET) context_lost_ = true;
    if (event.type != SDL_WINDOWEVENT || event.window.windowID != id()) return;
    full_screen_ = full_screen_ &&
                   (SDL_GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN);  // a browser leaves full screen by itself
    const auto what = event.window.event;
    if (what == SDL_WINDOWEVENT_CLOSE) wants_close_ = true;
    if (what == SDL_WINDOWEVENT_HIDDEN || what == SDL_WINDOWEVENT_MINIMIZED) hidden_ = true;
    if (what == SDL_WINDOWEVENT_SHOWN || what == SDL_WINDOWEVENT_EXPOSED || what == SDL_WINDOWEVENT_MAXIMIZED ||
        what == SDL_WINDOWEVENT_RESTORED)
        hidden_ = false;
    if (what == SDL_WINDOWEVENT_SIZE_CHANGED && !full_screen_) windowed_ = {event.window.data1, event.window.data2};
}

void Window::set_full_screen(bool on) {
    if (headless_ || on == full_screen_) return;
    const glm::ivec2 before = windowed_;
    full_screen_ = true;  // so that event() ignores sizes reported during the change
    if (SDL_SetWindowFullscreen(window_, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) != 0) {
        full_screen_ = !on;
        return;
    }
    full_screen_ = on;
    windowed_ = before;
    if (!on) SDL_SetWindowSize(window_, before.x, before.y);
}

void Window::resize(glm::ivec2 size) {
    if (full_screen_) return;
    size = glm::max(size, 1);
    SDL_SetWindowSize(window_, size.x, size.y);
    if (headless_) new_surface(size);
}

void Window::new_surface(glm::ivec2 size) {
    SDL_Window* fresh = SDL_CreateWindow("Boxcars", 0, 0, size.x, size.y, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
    if (!fresh) return;
    SDL_GL_MakeCurrent(fresh, context_);
    if (surface_) SDL_DestroyWindow(surface_);
    surface_ = fresh;
}

void Window::swap() { SDL_GL_SwapWindow(surface_ ? surface_ : window_); }

bool Window::take_context_lost() {
    if (const bool gone = opengl::context_gone(); gone != std::exchange(context_gone_, gone) && !gone)
        context_lost_ = true;
    const std::int64_t slept = slept_ns();
    const bool woke = slept - slept_before_ns_ > nanoseconds_a_second;  // there is no event for a suspended machine
    slept_before_ns_ = slept;
    return std::exchange(context_lost_, false) || woke;
}

std::string Window::renderer() const { return opengl::renderer(); }

bool Window::software() const {
    const std::string name = renderer();
    return name.find("llvmpipe") != std::string::npos || name.find("softpipe") != std::string::npos ||
           name.find("SwiftShader") != std::string::npos;
}

Zoom zoom_of(glm::ivec2 drawable, float wished, float density) {
    constexpr float tiny = 0.05f, thumbnail = 0.4f;  // at smaller scales: the wide form, shrunken
    constexpr float handheld_scale = 0.75f;          // handheld letters at 0.75 are as large as usual ones at 1
    constexpr glm::vec2 least_usual{800, 500};       // px; smaller windows have the compact form
    constexpr float most_compact_height = 719;       // a higher canvas is a wide one
    const float thumbs = handheld_scale * density;   // the least scale at which targets are 44 px
    const glm::vec2 px{drawable};
    const auto fit = [&](glm::vec2 canvas) { return std::max(tiny, std::min(px.x / canvas.x, px.y / canvas.y)); };
    if (form_of(px) == Form::Upright) {
        const float most = fit(portrait_size), scale = std::clamp(most * wished, std::min(thumbs, most), most);
        return {scale, scale / most};
    }
    constexpr float steps = 20, least_scale = 0.8f;  // the usual scale is in twentieths, from 0.8, where that fits
    const float stepped = std::max(least_scale, std::floor(fit(reference_size) * steps + 0.001f) / steps);
    const float usual = std::min(stepped, std::max(fit(reference_size), fit(folded_size)));
    const bool small = px.x < least_usual.x * density || px.y < least_usual.y * density;
    if (!small && form_of(px / (usual * wished)) != Form::Compact) return {usual * wished, wished};
    if (fit(compact_size) < thumbnail) return {usual, 1};
    const float unit = handheld_scale * (small ? density : usual);
    const float scale = std::min(std::max({unit * wished, px.y / most_compact_height, thumbs}), fit(compact_size));
    return {scale, scale / unit};
}

}  // namespace boxcars::platform
