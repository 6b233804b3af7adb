// Opens Dear ImGui on the program's window and its OpenGL context, and closes it. Wraps its two backends, and the
// differences between version 1.86 and later ones, which take input as events.
#pragma once
#include <SDL.h>

#include <array>
#include <glm/glm.hpp>

namespace boxcars::ui {

class Backend {
 public:
    // Only one at a time; the context must be current. Throws Error.
    Backend(SDL_Window* window, SDL_GLContext context);
    ~Backend();
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;

    void event(const SDL_Event& event);  // Never call it inside a frame: Dear ImGui aborts if a modifier changes there
    void begin_frame();                  // call before Dear ImGui's own
    // Call after begin_frame. The pointer is in pixels; the buttons are left, right, middle. Overrides what the backend
    // itself has read. Enter activates items as Space does.
    void give_input(glm::vec2 pointer, const std::array<bool, 3>& down);
    void draw();           // over the current framebuffer
    void fonts_changed();  // the atlas has been refilled
    void rebuild();        // creates every graphics object again, after a lost context

 private:
    bool fonts_made_ = false;
};

}  // namespace boxcars::ui
