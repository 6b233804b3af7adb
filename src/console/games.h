// The commands of a game, and finding a game by its name. app/games.h has the list of games.
#pragma once
#include "console/requests.h"
#include "console/rule_sheets.h"
#include "players/people.h"
#include "session/history/games.h"

#include <iosfwd>
#include <nlohmann/json.hpp>

namespace boxcars::console {

using Json = nlohmann::ordered_json;

struct Part;  // of a simulation, see parts.h

// The sheet and players of a table, checked before its window opens.
struct CheckedTable {
    nlohmann::json rules{};  // knob -> value
    std::vector<std::string> players{};
};

// The help for options that mean something else in every game. Empty: the game does not have the option.
struct OptionHelp {
    std::string players{}, simulated{};  // --players at a table, and in a simulation
    std::string seat{}, games{};         // at a table in the terminal
    std::string counted{}, path{};       // --games and --rounds of a simulation; what its --path is for
};

struct GameVerbs {  // the game's own commands; nullptr: it has none
    CheckedTable (*check_table)(const TableArguments& requests) = nullptr;
    void (*play_text)(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) = nullptr;
    void (*simulate)(const SimulateRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    void (*merge)(const std::vector<Part>& parts, bool json, std::ostream& out) = nullptr;  // merges a simulation
    void (*odds)(const OddsRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    OptionHelp (*help)() = nullptr;
};

struct GameCommands : GameVerbs, session::KeptGame {
    void (*print_rules)(std::ostream& out, bool json) = nullptr;
    players::Cast people{};     // the named opponents; may be empty
    std::string_view buy_in{};  // the knob for the buy-in; empty: no money
};

template <rules::Game R>
GameCommands commands_of(const GameVerbs& verbs) {
    GameCommands commands{verbs, session::kept_game<R>(), print_rules<R>};
    if constexpr (rules::PlayedForMoney<R>) commands.buy_in = buy_in(R{}).knob;
    return commands;
}

using Games = std::vector<GameCommands>;
std::vector<std::string> game_names(const Games& games);
session::KeptGames kept_games(const Games& games);
// The help for an option: of the game `named`, otherwise of every game in turn.
std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option);
const GameCommands& find_game(const Games& games, const std::string& name);  // throws Error with a suggestion

}  // namespace boxcars::console
