// SDL's offscreen driver and Mesa stand in for a screen; SDL_PushEvent for a hand.
#include "ui/bench.h"

#include "platform/system/surroundings.h"
#include "render/stage.h"

#include <epoxy/gl.h>
#include <fstream>

#include <doctest/doctest.h>
#include <filesystem>

namespace boxcars::ui::test {

Bench::Bench(int width, int height) {
    platform::prepare_headless();
    REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    window_ = SDL_CreateWindow("bench", 0, 0, width, height, SDL_WINDOW_OPENGL);
    REQUIRE(window_);
    context_ = SDL_GL_CreateContext(window_);
    REQUIRE(context_);
    view.drawable = {width, height};
    host_ = std::make_unique<Host>(window_, context_);
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
}

Bench::~Bench() {
    host_.reset();
    SDL_GL_DeleteContext(context_);
    SDL_DestroyWindow(window_);
    SDL_Quit();
}

bool Bench::frame(const std::function<void()>& panels) {
    bool kept = false;
    SDL_Event event;
    while (SDL_PollEvent(&event)) kept = host_->event(event) || kept;
    const bool drawn = host_->begin_frame(view, 1.0 / 60);
    if (drawn) {
        glViewport(0, 0, view.drawable.x, view.drawable.y);
        glClearColor(0.05f, 0.16f, 0.13f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        panels();
    }
    host_->end_frame();
    return kept;
}

void Bench::push_move(float x, float y) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = static_cast<int>(x);
    event.motion.y = static_cast<int>(y);
    SDL_PushEvent(&event);
}

void Bench::push_button(Uint32 type, float x, float y) {
    SDL_Event event{};
    event.type = type;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = static_cast<int>(x);
    event.button.y = static_cast<int>(y);
    SDL_PushEvent(&event);
}

void Bench::push_key(Uint32 type, SDL_Scancode key, Uint16 mod) {
    SDL_Event event{};
    event.type = type;
    event.key.keysym.scancode = key;
    event.key.keysym.sym = SDL_GetKeyFromScancode(key);
    event.key.keysym.mod = mod;
    SDL_PushEvent(&event);
}

void Bench::push_text(const std::string& words) {
    for (const char letter : words) {
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        event.text.text[0] = letter;
        SDL_PushEvent(&event);
    }
}

std::optional<render::Rect> Bench::where(const std::string& spot) const {
    for (const render::HitTarget& s : host_->spots())
        if (s.name == spot) return s.where;
    return {};
}

bool Bench::click(const std::string& spot, const std::function<void()>& panels) {
    frame(panels);
    frame(panels);  // a window's first frame may be its measuring frame
    const auto place = where(spot);
    if (!place) return false;
    const glm::vec2 at = view.to_px(place->centre());
    push_button(SDL_MOUSEBUTTONDOWN, at.x, at.y);
    push_button(SDL_MOUSEBUTTONUP, at.x, at.y);
    for (int i = 0; i < 3; ++i) frame(panels);
    return true;
}

std::vector<unsigned char> Bench::pixels() const {
    const int w = view.drawable.x, h = view.drawable.y;
    std::vector<unsigned char> upside_down(static_cast<std::size_t>(w * h * 3)), picture;
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, w, h, GL_RGB, GL_UNSIGNED_BYTE, upside_down.data());
    for (int y = h - 1; y >= 0; --y)
        picture.insert(picture.end(), upside_down.begin() + y * w * 3, upside_down.begin() + (y + 1) * w * 3);
    return picture;
}

void Bench::keep_picture(const std::string& name) const {
    if (!std::getenv("BOXCARS_KEEP")) return;  // for somebody to look at
    const auto folder = std::filesystem::path{BOXCARS_BINARY} / "pictures";
    std::filesystem::create_directories(folder);
    std::ofstream file{folder / (name + ".png"), std::ios::binary};
    file << render::png_of({view.drawable, pixels()});
    CHECK(file.good());
}

}  // namespace boxcars::ui::test
