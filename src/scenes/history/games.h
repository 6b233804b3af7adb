// The games of the house as the mail car knows them, and what it takes of them.
#pragma once
#include "render/colour.h"
#include "session/history/figures.h"
#include "ui/history/view.h"

#include <algorithm>

namespace boxcars::scenes {

struct HistoryGame {
    session::KeptGame kept{};
    std::string title{};
    render::Colour accent{1, 1, 1, 1};
};
using HistoryGames = std::vector<HistoryGame>;

inline session::KeptGames kept_games(const HistoryGames& games) {
    session::KeptGames kept;
    for (const HistoryGame& game : games) kept.push_back(game.kept);
    return kept;
}

inline std::vector<ui::HistoryTitle> titles_of(const HistoryGames& games) {
    std::vector<ui::HistoryTitle> all;
    for (const HistoryGame& game : games) all.push_back({game.kept.name, game.title, game.kept.hand_unit});
    return all;
}

inline const HistoryGame* history_game(const HistoryGames& games, const std::string& name) {  // none: not of the house
    const auto at = std::ranges::find_if(games, [&](const HistoryGame& game) { return game.kept.name == name; });
    return at == games.end() ? nullptr : &*at;
}

}  // namespace boxcars::scenes
