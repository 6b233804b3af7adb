// Dear ImGui opened on our window and its OpenGL context, and closed with them. Knows its two backends, and which calls
// they want when; decides nothing about panels or input.
#pragma once
#include <SDL.h>

namespace boxcars::ui {

class Backend {
 public:
    Backend(SDL_Window* window, SDL_GLContext context);  // one at a time; the context is current. Throws Error
    ~Backend();
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;

    void event(const SDL_Event& event);  // never inside a frame: a modifier that changes there stops the program
    void begin_frame();                  // before Dear ImGui's own
    void draw();                         // over what is in the current framebuffer
    void fonts_changed();                // the atlas was filled anew
    void rebuild();                      // every graphics object again, after a lost context

 private:
    bool fonts_made_ = false;
};

}  // namespace boxcars::ui
