#include "ui/pointer.h"

namespace boxcars::ui {
namespace {

int index_of(Uint8 button) {
    switch (button) {
        case SDL_BUTTON_LEFT:
            return 0;
        case SDL_BUTTON_RIGHT:
            return 1;
        case SDL_BUTTON_MIDDLE:
            return 2;
        default:
            return -1;
    }
}

}  // namespace

void Pointer::event(const SDL_Event& event) {
    if (event.type == SDL_MOUSEMOTION) {
        waiting_.push_back({{event.motion.x, event.motion.y}, -1, false});
    } else if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) {
        const int button = index_of(event.button.button);
        if (button >= 0)
            waiting_.push_back({{event.button.x, event.button.y}, button, event.type == SDL_MOUSEBUTTONDOWN});
    } else if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_LEAVE) {
        if (!any_down()) waiting_.push_back({outside, -1, false});
    } else if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
        forget();
    }
}

void Pointer::next_frame() {
    std::array<bool, 3> changed{};
    bool any_changed = false;
    while (!waiting_.empty()) {
        const Change change = waiting_.front();
        if (any_changed && change.at != at_) return;
        if (change.button >= 0) {
            const auto button = static_cast<std::size_t>(change.button);
            if (changed[button]) return;
            changed[button] = any_changed = true;
            down_[button] = change.down;
        }
        at_ = change.at;
        waiting_.pop_front();
    }
}

void Pointer::forget() {
    waiting_.clear();
    down_ = {};
}

}  // namespace boxcars::ui
