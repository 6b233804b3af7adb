#include "ui/keys.h"

#include <algorithm>
#include <utility>

namespace boxcars::ui {

bool LateReleases::hold(const SDL_Event& release) {
    if (std::ranges::find(fresh_, release.key.keysym.scancode) == fresh_.end()) return false;
    held_.push_back(release);
    return true;
}

std::vector<SDL_Event> LateReleases::take() {
    fresh_.clear();
    return std::exchange(held_, {});
}

void KeyListener::hear(const SDL_Event& event) {
    if (!listening_) return;
    if (event.type == SDL_KEYDOWN && !event.key.repeat) next_key_ = event.key.keysym.sym;
    if (event.type == SDL_CONTROLLERBUTTONDOWN)
        next_button_ = static_cast<SDL_GameControllerButton>(event.cbutton.button);
}

void KeyListener::next_frame() {
    key_ = std::exchange(next_key_, std::nullopt);
    button_ = std::exchange(next_button_, std::nullopt);
}

}  // namespace boxcars::ui
