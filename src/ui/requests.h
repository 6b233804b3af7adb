// The requests of the debug overlay, carried out by the scene and the loop.
#pragma once
#include <optional>

namespace boxcars::ui {

struct Requests {
    std::optional<bool> pause;   // true: stop; false: go on
    bool step = false;           // advance one tick while paused
    std::optional<float> speed;  // of the picture: 0.1 to 4; no result depends on it
    bool copied_seed = false;    // already on the clipboard
    bool close = false;
};

template <class Rules>
struct TableRequests : Requests {
    std::optional<Rules> apply_rules;  // in order; they take effect at the next game
};

}  // namespace boxcars::ui
