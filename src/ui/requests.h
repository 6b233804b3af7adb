// What somebody at the debug overlay asks for: the scene and the loop carry it out, nothing here does.
#pragma once
#include <optional>

namespace boxcars::ui {

struct Requests {
    std::optional<bool> pause;   // stop or go on
    bool step = false;           // one tick while paused
    std::optional<float> speed;  // of the picture: 0.1 to 4; no result depends on it
    bool copied_seed = false;    // already on the clipboard
    bool close = false;
};

template <class Rules>
struct TableRequests : Requests {
    std::optional<Rules> apply_rules;  // in order; takes effect at the next game
};

}  // namespace boxcars::ui
