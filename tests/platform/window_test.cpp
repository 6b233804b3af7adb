#include "platform/window.h"

#include "platform/logical.h"

#include "base/error.h"

#include <SDL.h>
#include <doctest/doctest.h>
#include <epoxy/gl.h>

#include <cstdlib>

using namespace boxcars::platform;

namespace {

SDL_Event window_event(const Window& window, Uint8 what) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.windowID = window.id();
    event.window.event = what;
    return event;
}

void deliver(Window& window) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) window.event(event);
}

class Variable {  // an environment variable of this test alone
 public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        value ? setenv(name, value, 1) : unsetenv(name);
    }
    ~Variable() { before_ ? setenv(name_, before_->c_str(), 1) : unsetenv(name_); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

 private:
    const char* name_;
    std::optional<std::string> before_;
};

std::string why_not(const WindowOptions& options) {
    try {
        const Window window{options};
        return {};
    } catch (const boxcars::Error& error) {
        CHECK(error.exit_code() == 2);
        return error.what();
    }
}

}  // namespace

TEST_CASE("headless, a window opens without any display and draws with OpenGL 3.3 or later") {
    Window window{{.width = 640, .height = 360, .headless = true}};
    CHECK(window.drawable());
    CHECK(window.logical().drawable == glm::ivec2{640, 360});
    CHECK(epoxy_gl_version() >= 33);
    CHECK(!window.renderer().empty());
    glClearColor(1, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    unsigned char px[4] = {};
    glReadPixels(639, 359, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, px);
    CHECK(static_cast<int>(px[0]) == 255);
    CHECK(static_cast<int>(px[1]) == 0);
    window.swap();
}

TEST_CASE("a window may be one pixel, very tall, minimised, hidden, and come back") {
    Window window{{.width = 640, .height = 360, .headless = true}};
    for (const glm::ivec2 size : {glm::ivec2{1, 1}, {2, 2000}, {4000, 3}, {0, 0}, {-5, 7}, {640, 360}}) {
        window.resize(size);
        deliver(window);
        const Logical at = window.logical();
        CHECK(at.window == glm::max(size, 1));
        CHECK(at.scale >= 0.05f);
        CHECK(at.size().x > 0);
    }
    for (const Uint8 away : {SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN}) {
        window.event(window_event(window, away));
        CHECK(!window.drawable());
        window.event(window_event(window, SDL_WINDOWEVENT_RESTORED));
        CHECK(window.drawable());
    }
}

TEST_CASE(
    "in every window all of the composition, or of the folded or the upright one, has room, whatever scale is asked "
    "for") {
    for (const glm::ivec2 size : {glm::ivec2{640, 360},
                                  {800, 600},
                                  {1280, 720},
                                  {1366, 768},
                                  {1920, 1080},
                                  {390, 844},
                                  {360, 640},
                                  {768, 1024}})
        for (const std::optional<float> asked : {std::optional<float>{}, {0.5f}, {1.0f}, {1.5f}, {2.0f}, {4.0f}}) {
            const Logical lies{size, size, window_scale(size, asked)};
            CAPTURE(size.x);
            CAPTURE(lies.scale);
            const glm::vec2 shown = lies.size() + 0.5f;
            const glm::vec2 upright = size.y > size.x ? portrait_size : glm::vec2{1000, 750};
            CHECK(((shown.x >= 1280 && shown.y >= 720) || (shown.x >= upright.x && shown.y >= upright.y)));
            if (asked) CHECK(lies.scale <= *asked);
        }
    CHECK(window_scale({1280, 720}, 2.0f) == doctest::Approx(1));
    CHECK(window_scale({2560, 1440}, 1.5f) == doctest::Approx(1.5));
    CHECK(window_scale({640, 360}, {}) == doctest::Approx(0.5));
}

TEST_CASE("headless, a window made larger is drawn on to its new corners") {
    Window window{{.width = 320, .height = 200, .headless = true}};
    window.resize({900, 700});
    deliver(window);
    CHECK(window.logical().drawable == glm::ivec2{900, 700});
    glViewport(0, 0, 900, 700);
    glClearColor(0, 1, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    unsigned char px[4] = {};
    glReadPixels(899, 699, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, px);
    CHECK(static_cast<int>(px[1]) == 255);
    window.swap();
}

TEST_CASE("closing the window or ending the session is a request to leave") {
    for (const bool session : {true, false}) {
        Window window{{.headless = true}};
        CHECK(!window.wants_close());
        SDL_Event quit{};
        quit.type = SDL_QUIT;
        window.event(session ? quit : window_event(window, SDL_WINDOWEVENT_CLOSE));
        CHECK(window.wants_close());
    }
}

TEST_CASE("windows open and close again and again, each with a context of its own") {
    for (int i = 0; i < 5; ++i) CHECK(why_not({.width = 64, .height = 64, .headless = true}).empty());
}

TEST_CASE("no OpenGL driver at all is told with the packages that bring one") {
    const Variable none{"SDL_VIDEO_GL_DRIVER", "/nowhere/libGL.so"}, egl{"SDL_VIDEO_EGL_DRIVER", "/nowhere/libEGL.so"};
    const std::string sentence = why_not({.headless = true});
    CHECK(sentence.find("libgl1-mesa-dri") != std::string::npos);
}
