// A window without a display, with the OpenGL context that the drawing room needs.
#pragma once
#include <SDL.h>
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

}  // namespace boxcars::render
