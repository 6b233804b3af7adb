#include "scenes/lab/focus.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

// Feel
constexpr Ticks repeat_after = milliseconds(380), repeat_every = milliseconds(70);

}  // namespace

void LabFocus::move_to(std::string name, bool by_keys) {
    name_ = std::move(name);
    by_keys_ = by_keys;
}

void LabFocus::move(std::span<const std::string> order, int steps) {
    const auto count = std::ssize(order);
    const auto at = std::ranges::find(order, name_) - order.begin();
    move_to(order[static_cast<std::size_t>(((at % count) + steps + count) % count)], true);
}

int LabFocus::repeats(const platform::Input& input, Ticks now) {
    const bool left = input.down(platform::Action::Left), right = input.down(platform::Action::Right);
    if (left == right) {
        held_since_ = now;
        return 0;
    }
    const Ticks held = now - held_since_;
    if (held < repeat_after || (held - repeat_after) % repeat_every != 0) return 0;
    return left ? -1 : 1;
}

}  // namespace boxcars::scenes
