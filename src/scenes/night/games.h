// The games of the house as a Night has them: what is known of their sittings, and what stands on the board of its
// stops.
#pragma once
#include "render/colour.h"
#include "session/history/games.h"
#include "session/night/night.h"

#include <algorithm>

namespace boxcars::scenes {

constexpr render::Colour night_accent = render::hex(0xF2C879);  // lamplight

struct NightGame {
    session::KeptGame kept{};
    std::string title{}, car{};
    render::Colour accent{1, 1, 1, 1};
};
using NightGames = std::vector<NightGame>;

inline session::KeptGames kept_games(const NightGames& games) {
    session::KeptGames kept;
    for (const NightGame& game : games) kept.push_back(game.kept);
    return kept;
}

inline const NightGame& night_game(const NightGames& games, const std::string& name) {  // requires: it is one of them
    return *std::ranges::find_if(games, [&](const NightGame& game) { return game.kept.name == name; });
}

}  // namespace boxcars::scenes
