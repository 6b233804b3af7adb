// A press or release of a game controller's button, as SDL sends it.
#pragma once
#include <SDL_events.h>

namespace boxcars::test {

inline SDL_Event pad(Uint8 button, bool down) {
    SDL_Event event{};
    event.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
    event.cbutton.button = button;
    event.cbutton.state = down ? SDL_PRESSED : SDL_RELEASED;
    return event;
}

}  // namespace boxcars::test
