#include "console/games.h"

namespace boxcars::console {

std::vector<std::string> game_names(const Games& games) {
    std::vector<std::string> names;
    for (const auto& game : games) names.push_back(game.name());
    return names;
}

session::PlayedGames played_games(const Games& games) {
    session::PlayedGames played;
    for (const auto& game : games) played.push_back(game.game);
    return played;
}

std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option) {
    std::string all;
    for (const auto& game : games) {
        const std::string& own = game.help.*option;
        if (game.name() == named) return own.empty() ? fmt::format("nothing at {}", game.name()) : own;
        if (!own.empty()) all += fmt::format("{}at {}: {}", all.empty() ? "" : "; ", game.name(), own);
    }
    return all;
}

const GameCommands* known_game(const Games& games, std::string_view name) {
    const auto at = std::ranges::find(games, name, &GameCommands::name);
    return at == games.end() ? nullptr : &*at;
}

const GameCommands& find_game(const Games& games, const std::string& name) {
    if (const auto* game = known_game(games, name)) return *game;
    const auto names = game_names(games);
    const auto meant = nearest_word(name, names);
    if (meant) throw Error(fmt::format("There is no game '{}'; did you mean '{}'?", name, *meant));
    throw Error(fmt::format("There is no game '{}': the house has {}.", name, one_of(names)));
}

session::TableSetup seated_table(const rules::AnyGame& game, const TableArguments& requests,
                                 const session::Players& habit, PlayerProblem problem) {
    session::TableSetup table{rules_from(game, requests.rules)};
    const auto seats = [&] {
        check(table.rules);
        return static_cast<std::size_t>(rules::find_knob(table.rules, "players")->get(table.rules));
    };
    if (requests.players.empty()) {
        table.players = session::fitted(habit, seats());
        return table;
    }
    table.players = session::players_from(requests.players);
    for (const auto& name : table.players)
        if (auto wrong = name == human ? std::nullopt : problem(name)) throw Error(*wrong);
    const std::size_t named = table.players.size();
    if (!names_knob(requests.rules, "players"))
        if (auto wrong = rules::set_knob(table.rules, "players", std::to_string(named))) throw Error(*wrong);
    if (seats() != named)
        throw Error(fmt::format("The rule sheet seats {} players, but --players names {}: '{}'.", seats(), named,
                                requests.players));
    return table;
}

session::Players seated(session::Players players, std::optional<int> asked, std::optional<int> drawn) {
    const int seats = static_cast<int>(players.size());
    if (humans(players) != 1) {
        if (asked) throw Error("--seat is for a table with one human; the others sit where --players names them.");
        return players;
    }
    if (asked && (*asked < 1 || *asked > seats))
        throw Error(fmt::format("--seat takes 1 to {}, not {}.", seats, *asked));
    const auto seat = asked ? std::optional{*asked - 1} : drawn;
    if (!seat) return players;
    std::erase(players, human);
    players.insert(players.begin() + *seat, std::string{human});
    return players;
}

}  // namespace boxcars::console
