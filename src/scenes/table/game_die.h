// The kind of die that a game throws, as set in the list of games.
#pragma once
#include "render/dice.h"

#include <optional>

namespace boxcars::scenes {

struct GameDie {
    render::DieKind kind = render::DieKind::Bone;
    std::optional<render::DieKind> ivory{};  // used if the player chose ivory dice

    render::DieKind chosen(bool ivory_wanted) const { return ivory_wanted ? ivory.value_or(kind) : kind; }
    bool operator==(const GameDie&) const = default;
};

}  // namespace boxcars::scenes
