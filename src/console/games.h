// The commands of a game, and finding a game by its name. app/games.h has the list of games.
#pragma once
#include "console/requests.h"
#include "console/rule_sheets.h"
#include "players/people.h"
#include "session/history/games.h"
#include "session/table_change.h"

#include <iosfwd>
#include <nlohmann/json.hpp>

namespace boxcars::console {

using Json = nlohmann::ordered_json;

struct Part;  // a part of a simulation, see parts.h

// The sheet and players of a table, checked before its window opens.
struct CheckedTable {
    nlohmann::json rules{};  // knob -> value
    std::vector<std::string> players{};
};

// The help for options whose meaning differs from game to game. Empty: the game does not have the option.
struct OptionHelp {
    std::string players{}, simulated{};  // --players at a table, and in a simulation
    std::string seat{}, games{};         // at a table in the terminal
    std::string counted{}, path{};       // --games and --rounds of a simulation; what its --path is for
};

struct GameVerbs {  // the game's own commands; nullptr: it has none
    CheckedTable (*check_table)(const TableArguments& requests) = nullptr;
    void (*play_text)(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) = nullptr;
    void (*simulate)(const SimulateRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    void (*merge)(const std::vector<Part>& parts, bool json, std::ostream& out) = nullptr;  // prints parts as one
    void (*odds)(const OddsRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    OptionHelp (*help)() = nullptr;
    Json (*players)() = nullptr;  // those of a simulation: [{"name", "words"}, ...]
};

template <class R>
GameVerbs verbs_of();  // specialised in commands.h of the game's folder

struct GameCommands : GameVerbs, session::KeptGame {
    void (*print_rules)(std::ostream& out, bool json) = nullptr;
    players::Cast people{};  // the named opponents; may be empty
    std::string title{};     // as players read it: "SÌ-WŬ-LIÙ"; empty: the same as the name
};

template <rules::Game R>
GameCommands commands_of(const GameVerbs& verbs) {
    GameCommands commands{verbs, session::kept_game<R>(), print_rules<R>};
    return commands;
}

using Games = std::vector<GameCommands>;
std::vector<std::string> game_names(const Games& games);
session::KeptGames kept_games(const Games& games);
// The help for an option: of the game `named`, otherwise of every game in turn.
std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option);
const GameCommands& find_game(const Games& games, const std::string& name);  // throws Error with a suggestion

// The name of a person among the players.
inline constexpr std::string_view human = "human";

template <class R>
struct SeatedTable {
    R rules{};
    session::Players players{};  // one for each of the rules' seats
};

// Returns a sentence if there is no player of that name.
using PlayerProblem = std::optional<std::string> (*)(std::string_view name);

// The sheet and the players from the options. The sheet has as many seats as players are named; if it sets another
// number, throws Error. `habit`: the players if the options name none; its last player also takes all further seats.
template <class R>
SeatedTable<R> seated_table(const TableArguments& requests, const session::Players& habit, PlayerProblem problem) {
    SeatedTable<R> table{rules_from<R>(requests.rules), {}};
    if (requests.players.empty()) {
        check(table.rules);
        table.players = session::fitted(habit, static_cast<std::size_t>(table.rules.players));
        return table;
    }
    table.players = session::players_from(requests.players);
    for (const auto& name : table.players)
        if (auto wrong = name == human ? std::nullopt : problem(name)) throw Error(*wrong);
    const auto named = std::to_string(table.players.size());
    if (!names_knob(requests.rules, "players"))
        if (auto wrong = rules::set_knob(table.rules, "players", named)) throw Error(*wrong);
    check(table.rules);
    if (static_cast<std::size_t>(table.rules.players) != table.players.size())
        throw Error(fmt::format("The rule sheet seats {} players, but --players names {}: '{}'.", table.rules.players,
                                named, requests.players));
    return table;
}

// "bold, even, best", from a list of named things.
template <class All>
std::string names_listed(const All& all) {
    std::string names;
    for (const auto& one : all) names += (names.empty() ? "" : ", ") + std::string{one.name};
    return names;
}

int humans(const session::Players& players);

// Converts a checked sheet and its players for a table in a window.
template <class R>
CheckedTable checked_table(const R& rules, const session::Players& players) {
    return {nlohmann::json(session::rules_json(rules)), players};
}

// Moves the only person to the seat `asked` (counted from 1), otherwise to `drawn` (from 0), if either is given; the
// others keep their order. Throws Error if `asked` is given, but is no seat of this table or there is not exactly one
// person.
session::Players seated(session::Players players, std::optional<int> asked, std::optional<int> drawn = {});

}  // namespace boxcars::console
