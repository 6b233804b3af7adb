// The window, and the clock of its frames.
#include "platform/window.h"

#include "base/error.h"
#include "platform/clock.h"
#include "platform/frame_times.h"
#include "platform/logical.h"

#include <SDL.h>
#include <doctest/doctest.h>
#include <epoxy/gl.h>
#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace boxcars::platform;
using namespace boxcars;

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

TEST_CASE("every window holds a form whole, with letters as large as asked for or the largest that it holds") {
    for (const glm::ivec2 size : {glm::ivec2{640, 360},
                                  {844, 390},
                                  {799, 790},
                                  {800, 600},
                                  {1280, 720},
                                  {1366, 768},
                                  {1920, 1080},
                                  {390, 844},
                                  {360, 640},
                                  {768, 1024}})
        for (const float asked : {0.75f, 0.9f, 1.0f, 1.25f, 1.5f, 2.0f}) {
            const Zoom zoom = zoom_of(size, asked);
            const glm::vec2 shown = glm::vec2{size} / zoom.scale,
                            least[]{reference_size, folded_size, portrait_size, compact_size};
            CAPTURE(size.x);
            CAPTURE(asked);
            const glm::vec2 held = least[static_cast<int>(form_of(shown))];
            CHECK(shown.x > held.x - 0.5f);
            CHECK(shown.y > held.y - 0.5f);
        }
    CHECK(zoom_of({1280, 720}).scale == doctest::Approx(1));
    CHECK(zoom_of({320, 180}).scale == doctest::Approx(0.25));  // a thumbnail
    CHECK(zoom_of({1280, 720}, 0.75f).scale == doctest::Approx(0.75));
    CHECK(zoom_of({1280, 720}, 2).letters == doctest::Approx(2));  // the compact form holds twice the size
    CHECK(zoom_of({1920, 1080}, 2).letters == doctest::Approx(2));
    CHECK(zoom_of({390, 844}, 2).letters == doctest::Approx(1));  // held upright, they are as large as can be
    // The display's scale: twice the pixels show the same canvas.
    for (const glm::ivec2 size : {glm::ivec2{640, 360}, {844, 390}, {1280, 720}})
        for (const float density : {1.25f, 1.5f, 2.0f}) {
            const glm::ivec2 dense{glm::vec2{size} * density};
            CHECK(zoom_of(dense, 1, density).scale == doctest::Approx(zoom_of(size).scale * density).epsilon(0.03));
        }
    CHECK(form_of(glm::vec2{640, 360} / zoom_of({640, 360}).scale) == Form::Compact);
    CHECK(form_of(glm::vec2{800, 600} / zoom_of({800, 600}).scale) == Form::Narrow);
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

TEST_CASE("a minute is 7200 ticks at 30, 60, 75, 144 and 1000 frames a second") {
    for (const int rate : {30, 60, 75, 144, 1000}) {
        Clock clock{rate};
        Ticks ticks = 0;
        for (int frame = 0; frame < 60 * rate; ++frame) ticks += clock.advance(1);
        CHECK(ticks == 60 * ticks_per_second);
        CHECK(clock.between() == 0);
    }
}

TEST_CASE("real time is 120 ticks a second, however it is cut up") {
    Clock clock{nanoseconds_a_second};
    Ticks ticks = 0;
    std::int64_t passed = 0;
    for (std::int64_t step = 1; passed + step <= 10 * nanoseconds_a_second; step = (step * 7 + 13) % 30'000'000) {
        ticks += clock.advance(step);
        passed += step;
    }
    CHECK(ticks == passed * ticks_per_second / nanoseconds_a_second);
}

TEST_CASE("a stall of any length counts as a quarter of a second") {
    for (const std::int64_t stall : {nanoseconds_a_second, 3600 * nanoseconds_a_second, INT64_MAX}) {
        Clock clock{nanoseconds_a_second};
        CHECK(clock.advance(stall) == 30);
    }
}

TEST_CASE("a clock that goes back counts as no time") {
    Clock clock{nanoseconds_a_second};
    CHECK(clock.advance(-3600 * nanoseconds_a_second) == 0);
    CHECK(clock.advance(nanoseconds_a_second / ticks_per_second + 1) == 1);
}

TEST_CASE("between two ticks the picture is told how far") {
    Clock clock{480};
    CHECK(clock.advance(1) == 0);
    CHECK(clock.between() == 0.25);
    clock.advance(2);
    CHECK(clock.between() == 0.75);
    CHECK(clock.advance(1) == 1);
    CHECK(clock.between() == 0);
}

TEST_CASE("sleeping wakes no earlier than asked") {
    const std::int64_t until = now_ns() + 3'000'000;
    sleep_until_ns(until);
    CHECK(now_ns() >= until);
}

TEST_CASE("frame times keep the last frames in order and the whole run in a histogram") {
    FrameTimes times;
    Recent recent;
    for (int i = 1; i <= 300; ++i) {
        times.add(static_cast<float>(i % 20) + 0.25f, 5, 0.5f);
        recent.add(static_cast<float>(i));
    }
    CHECK(times.frames() == 300);
    CHECK(recent.in_order().size() == Recent::size);
    CHECK(recent.in_order().front() == 61);
    CHECK(recent.in_order().back() == 300);
    CHECK(times.percentile(0.5f) == doctest::Approx(10.25f));
    const auto told = nlohmann::json::parse(times.json());
    CHECK(told.at("work_ms").at("p95") == 5);
    CHECK(told.at("tick_cpu_ms").at("mean") == 0.5);
}
