// A window without a display, a stage in it, and the pixels it drew.
#pragma once
#include "render/stage.h"

#include <SDL.h>
#include <epoxy/gl.h>

#include <cstdint>
#include <functional>
#include <stdexcept>

namespace boxcars::render {

class HiddenWindow {
 public:
    HiddenWindow(int w, int h) {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
        if (SDL_Init(SDL_INIT_VIDEO) != 0) throw std::runtime_error(SDL_GetError());
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
        window_ = SDL_CreateWindow("boxcars", 0, 0, w, h, SDL_WINDOW_OPENGL);
        if (window_ == nullptr) throw std::runtime_error(SDL_GetError());
        context_ = SDL_GL_CreateContext(window_);
        if (context_ == nullptr) throw std::runtime_error(SDL_GetError());
    }
    ~HiddenWindow() {
        SDL_GL_DeleteContext(context_);
        SDL_DestroyWindow(window_);
        SDL_Quit();
    }
    HiddenWindow(const HiddenWindow&) = delete;
    HiddenWindow& operator=(const HiddenWindow&) = delete;
    void renew_context() {  // the new context starts empty
        SDL_GL_DeleteContext(context_);
        context_ = SDL_GL_CreateContext(window_);
        if (context_ == nullptr) throw std::runtime_error(SDL_GetError());
    }

 private:
    SDL_Window* window_ = nullptr;
    SDL_GLContext context_ = nullptr;
};

struct Picture {
    glm::ivec2 size;
    std::vector<std::uint8_t> rgba;      // bottom row first
    glm::ivec3 at(int x, int y) const {  // px from the top left
        const auto* p = &rgba[4 * static_cast<std::size_t>((size.y - 1 - y) * size.x + x)];
        return {p[0], p[1], p[2]};
    }
};

inline bool close_to(glm::ivec3 a, glm::ivec3 b, int by = 3) {
    const glm::ivec3 d = glm::abs(a - b);
    return d.x <= by && d.y <= by && d.z <= by;
}

struct TestRoom {
    explicit TestRoom(glm::ivec2 px = {1280, 720}, float ui_scale = 1)
        : size(px),
          scale(ui_scale),
          window(px.x, px.y),
          stage(open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders")) {}

    Picture draw(const std::function<void()>& frame) {
        stage->begin_frame(size, scale, 0);
        frame();
        stage->end_frame();
        Picture out{size, std::vector<std::uint8_t>(4 * static_cast<std::size_t>(size.x * size.y))};
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glReadPixels(0, 0, size.x, size.y, GL_RGBA, GL_UNSIGNED_BYTE, out.rgba.data());
        return out;
    }

    glm::ivec2 size;
    float scale;
    HiddenWindow window;
    std::unique_ptr<Stage> stage;
};

}  // namespace boxcars::render
