// What the history, the high scores and the runs need to know about each game.
#pragma once
#include "render/colour.h"
#include "session/history/figures.h"
#include "ui/history/view.h"
#include "ui/panels/rules_card.h"

#include <algorithm>
#include <functional>

namespace boxcars::scenes {

struct PageGame {
    const session::PlayedGame* game = nullptr;
    std::string title{};
    render::Colour accent{1, 1, 1, 1};
    std::string car{};
    players::Cast people{};  // the characters behind its policies
    std::function<std::vector<ui::CardPage>(const session::RuleValues& sheet)> rules{};  // pages of the rules card
};
using PageGames = std::vector<PageGame>;

inline session::PlayedGames played_games(const PageGames& games) {
    session::PlayedGames kept;
    for (const PageGame& game : games) kept.push_back(game.game);
    return kept;
}

inline std::vector<ui::HistoryTitle> titles_of(const PageGames& games) {
    std::vector<ui::HistoryTitle> all;
    for (const PageGame& game : games) {
        const session::PlayedGame& of = *game.game;
        all.push_back({std::string{of.name()}, game.title, of.hand_unit(of.defaults()), game.people});
    }
    return all;
}

// Returns nullptr if there is no such game.
inline const PageGame* page_game(const PageGames& games, const std::string& name) {
    const auto at = std::ranges::find_if(games, [&](const PageGame& game) { return game.game->name() == name; });
    return at == games.end() ? nullptr : &*at;
}

}  // namespace boxcars::scenes
