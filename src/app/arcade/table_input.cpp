#include "app/arcade/table_input.h"

#include <SDL.h>

namespace boxcars::app {
namespace {

bool full_screen_chord(const SDL_Event& event) {  // Alt+Enter, as on every desktop
    return event.type == SDL_KEYDOWN && !event.key.repeat && event.key.keysym.sym == SDLK_RETURN &&
           (event.key.keysym.mod & KMOD_ALT);
}

bool is_press(const SDL_Event& event) {
    if (event.type == SDL_KEYDOWN) return event.key.repeat == 0;
    return event.type == SDL_KEYUP || event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
}

}  // namespace

platform::Input TableInput::take() {
    SDL_Event event;
    while (SDL_PollEvent(&event)) hear(event);
    platform::Input input = controls_.take(host_.wants_mouse());
    if (input.any || input.pointer_moved || !input.presses.empty()) view_.stir();
    answer_keys(input);
    return input;
}

void TableInput::hear(const SDL_Event& event) {
    const bool full_screen = window_.full_screen();
    window_.event(event);
    presses_heard_ += is_press(event) ? 1 : 0;
    if (full_screen && !window_.full_screen()) settings_.full_screen = false;
    const bool chord = full_screen_chord(event);
    const bool taken = host_.event(event) && !chord;
    controls_.event(event, taken, settings_.bindings, view_.logical());
    if (chord) settings_.full_screen = !settings_.full_screen;
    if (event.type != SDL_WINDOWEVENT) return;
    view_.stir();
    if (event.window.event != SDL_WINDOWEVENT_SIZE_CHANGED) return;
    view_.measure();
    resized_ = true;
}

void TableInput::answer_keys(const platform::Input& input) {
    using platform::Action;
    if (input.pressed(Action::FullScreen)) settings_.full_screen = !settings_.full_screen;
    if (input.pressed(Action::Mute)) settings_.muted = !settings_.muted;
    if (input.pressed(Action::Screenshot)) picture_wanted_ = true;
}

}  // namespace boxcars::app
