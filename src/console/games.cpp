#include "console/games.h"

#include "base/error.h"

#include <fmt/format.h>

namespace boxcars::console {

std::vector<std::string> game_names(const Games& games) {
    std::vector<std::string> names;
    for (const auto& game : games) names.push_back(game.name);
    return names;
}

session::KeptGames kept_games(const Games& games) { return {games.begin(), games.end()}; }

std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option) {
    std::string all;
    for (const auto& game : games) {
        const std::string own = game.help ? game.help().*option : "";
        if (game.name == named) return own.empty() ? fmt::format("nothing at {}", game.name) : own;
        if (!own.empty()) all += fmt::format("{}at {}: {}", all.empty() ? "" : "; ", game.name, own);
    }
    return all;
}

const GameCommands& find_game(const Games& games, const std::string& name) {
    for (const auto& game : games)
        if (game.name == name) return game;
    const auto names = game_names(games);
    const auto meant = nearest_word(name, names);
    if (meant) throw Error(fmt::format("There is no game '{}'; did you mean '{}'?", name, *meant));
    throw Error(fmt::format("There is no game '{}': the house has {}.", name, one_of(names)));
}

}  // namespace boxcars::console
