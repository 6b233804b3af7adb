// The list of games, and what the command line can do with each. Adding a game: its rule sheet in EveryGame, its line
// in games.cpp.
#pragma once
#include "console/requests.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/replay.h"

#include <iosfwd>
#include <nlohmann/json.hpp>
#include <tuple>

namespace boxcars::console {

using EveryGame =
    std::tuple<pig::Rules, craps::Rules, siwuliu::Rules, ceelo::Rules>;  // the contract's tests run once for each

using Json = nlohmann::ordered_json;

struct Part;  // of a simulation: parts.h

// A table in a window needs its sheet and its players checked before the window opens.
struct CheckedTable {
    nlohmann::json rules{};  // knob -> value
    std::vector<std::string> players{};
};

struct GameCommands {
    std::string name{};
    // written once for all games, from the rule sheet
    void (*print_rules)(std::ostream& out, bool json) = nullptr;
    session::Verdict (*verify)(const session::Recording& recording) = nullptr;
    // the game's own
    CheckedTable (*check_table)(const TableRequests& requests) = nullptr;
    void (*play_text)(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) = nullptr;
    void (*simulate)(const SimulateRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    void (*merge)(const std::vector<Part>& parts, bool json, std::ostream& out) = nullptr;  // of one simulation
    void (*odds)(const OddsRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
};

const std::vector<GameCommands>& games();
std::vector<std::string> game_names();
const GameCommands& find_game(const std::string& name);  // throws Error, naming the nearest or all there are

}  // namespace boxcars::console
