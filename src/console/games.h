// What the command line can do with a game, and the game of a name among several. Which games there are is told from
// above: app/games.h has the list.
#pragma once
#include "console/requests.h"
#include "console/rule_sheets.h"
#include "players/people.h"
#include "session/history/games.h"

#include <iosfwd>
#include <nlohmann/json.hpp>

namespace boxcars::console {

using Json = nlohmann::ordered_json;

struct Part;  // of a simulation: parts.h

// A table in a window needs its sheet and its players checked before the window opens.
struct CheckedTable {
    nlohmann::json rules{};  // knob -> value
    std::vector<std::string> players{};
};

// What the game has to say of options that mean something else at every game; empty: they are nothing to it.
struct OptionHelp {
    std::string players{}, simulated{};  // --players at a table, and in a simulation
    std::string seat{}, games{};         // at a table in the terminal
    std::string counted{}, path{};       // --games and --rounds of a simulation; what its --path is for
};

struct GameVerbs {  // the game's own; nothing is done with a game that lacks one
    CheckedTable (*check_table)(const TableArguments& requests) = nullptr;
    void (*play_text)(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) = nullptr;
    void (*simulate)(const SimulateRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    void (*merge)(const std::vector<Part>& parts, bool json, std::ostream& out) = nullptr;  // of one simulation
    void (*odds)(const OddsRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    OptionHelp (*help)() = nullptr;
};

struct GameCommands : GameVerbs, session::KeptGame {
    void (*print_rules)(std::ostream& out, bool json) = nullptr;
    players::Cast people{};     // the named opponents of this game; empty: it has none
    std::string_view buy_in{};  // the knob for what a player sits down with; empty: it is played for nothing
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
// What each game says of an option, one after the other; of the one named alone, where one of them is.
std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option);
const GameCommands& find_game(const Games& games, const std::string& name);  // throws Error: the nearest, or all

}  // namespace boxcars::console
