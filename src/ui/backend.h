// Dear ImGui opened on our window and its OpenGL context, and closed with them. Knows its two backends, and which calls
// they want when, in version 1.86 and since 1.87, where input is told as events; decides nothing about panels or input.
#pragma once
#include <SDL.h>

#include <array>
#include <glm/glm.hpp>

namespace boxcars::ui {

class Backend {
 public:
    Backend(SDL_Window* window, SDL_GLContext context);  // one at a time; the context is current. Throws Error
    ~Backend();
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;

    void event(const SDL_Event& event);  // never inside a frame: a modifier that changes there stops the program
    void begin_frame();                  // before Dear ImGui's own
    // After begin_frame: where the pointer is, in pixels, and which buttons are down: left, right, middle. What the
    // backend found out about them itself does not count. Enter presses what Space presses.
    void give_input(glm::vec2 pointer, const std::array<bool, 3>& down);
    void draw();           // over what is in the current framebuffer
    void fonts_changed();  // the atlas was filled anew
    void rebuild();        // every graphics object again, after a lost context

 private:
    bool fonts_made_ = false;
};

}  // namespace boxcars::ui
