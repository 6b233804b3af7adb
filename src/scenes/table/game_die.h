// The die that a game throws, as the game's row in the list of games names it.
#pragma once
#include "render/dice.h"

#include <optional>

namespace boxcars::scenes {

struct GameDie {
    render::DieKind kind = render::DieKind::Bone;
    std::optional<render::DieKind> ivory{};  // the set for whoever asked for ivory dice; none: there is one set

    render::DieKind chosen(bool ivory_wanted) const { return ivory_wanted ? ivory.value_or(kind) : kind; }
    bool operator==(const GameDie&) const = default;
};

}  // namespace boxcars::scenes
