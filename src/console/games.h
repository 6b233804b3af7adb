// What the command line can do with a game, and the game of a name among several. Which games there are is told from
// above: app/games.h has the list.
#pragma once
#include "console/requests.h"
#include "console/rule_sheets.h"
#include "odds/hand_odds.h"
#include "session/replay.h"

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

struct GameCommands : GameVerbs {
    std::string name{};
    void (*print_rules)(std::ostream& out, bool json) = nullptr;
    session::Verdict (*verify)(const session::Recording& recording) = nullptr;
    std::string_view hand_unit{};  // what its hands count; empty: it keeps none
    // What one staked on a bet was worth under a sheet, as the store has both; none: nobody has solved it.
    std::optional<odds::HandOdds> (*hand_odds)(const std::string& sheet, std::string_view bet) = nullptr;
};

template <rules::Game R>
GameCommands commands_of(const GameVerbs& verbs) {
    GameCommands commands{verbs, std::string{R::game}, print_rules<R>, session::verify<R>};
    if constexpr (session::KeepsHands<R>) {
        commands.hand_unit = hand_unit(R{});
        commands.hand_odds = [](const std::string& sheet, std::string_view bet) -> std::optional<odds::HandOdds> {
            const auto rules = session::sheet_from<R>(sheet);
            return rules ? odds::hand_odds(*rules, bet) : std::nullopt;
        };
    }
    return commands;
}

using Games = std::vector<GameCommands>;
std::vector<std::string> game_names(const Games& games);
// What each game says of an option, one after the other; of the one named alone, where one of them is.
std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option);
const GameCommands& find_game(const Games& games, const std::string& name);  // throws Error: the nearest, or all

}  // namespace boxcars::console
