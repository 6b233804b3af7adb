// The commands of a game, finding a game by its name, and its rule sheets. app/games.h has the list of games.
#pragma once
#include "console/print.h"
#include "console/requests.h"
#include "players/people.h"
#include "session/replay.h"
#include "session/rule_file.h"

#include <fmt/ranges.h>

namespace boxcars::console {

struct SimulationKind;  // see simulation.h

// The help for options whose meaning differs from game to game. Empty: the game does not have the option.
struct OptionHelp {
    std::string players{}, simulated{};  // --players at a table, and in a simulation
    std::string seat{}, games{};         // at a table in the terminal
    std::string counted{}, path{};       // --games and --rounds of a simulation; what its --path is for
};

struct GameCommands {  // a game, and its own commands in a terminal; nullptr: it has none
    const session::PlayedGame* game = nullptr;
    session::TableSetup (*check_table)(const TableArguments& requests) = nullptr;  // for a table in a window
    void (*play_text)(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) = nullptr;
    void (*simulate)(const SimulateRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    std::vector<SimulationKind> (*simulations)() = nullptr;
    void (*odds)(const OddsRequests& requests, std::ostream& out, std::ostream& err) = nullptr;
    OptionHelp help{};
    Json (*players)() = nullptr;  // those of a simulation: [{"name", "words"}, ...]
    players::Cast people{};       // the named opponents; may be empty
    std::string title{};          // as players read it: "SÌ-WŬ-LIÙ"; empty: the same as the name
    std::string name() const { return std::string{game->name()}; }
};

template <class R>
GameCommands commands_of();  // specialised in commands.h of the game's folder

using Games = std::vector<GameCommands>;
std::vector<std::string> game_names(const Games& games);
session::PlayedGames played_games(const Games& games);
// The help for an option: of the game `named`, otherwise of every game in turn.
std::string option_help(const Games& games, std::string_view named, std::string OptionHelp::*option);
const GameCommands* known_game(const Games& games, std::string_view name);   // nullptr: there is none
const GameCommands& find_game(const Games& games, const std::string& name);  // throws Error with a suggestion

inline constexpr std::string_view human = "human";  // a person among the players
// Returns a sentence if there is no player of that name.
using PlayerProblem = std::optional<std::string> (*)(std::string_view name);

// The sheet and the players from the options. The sheet has as many seats as players are named; if it sets another
// number, throws Error. `habit`: the players if the options name none; its last player also takes all further seats.
session::TableSetup seated_table(const rules::AnyGame& game, const TableArguments& requests,
                                 const session::Players& habit, PlayerProblem problem);

// "bold, even, best", from a list of named things.
std::string names_listed(const auto& all) { return fmt::format("{}", fmt::join(names_of(all), ", ")); }

// [{"name", "words"}, ...], from a list of players.
Json named_players(const auto& all) {
    Json players = Json::array();
    for (const auto& one : all) players.push_back({{"name", one.name}, {"words", one.in_words}});
    return players;
}

inline int humans(const session::Players& players) { return static_cast<int>(std::ranges::count(players, human)); }

// Moves the only person to the seat `asked` (counted from 1), otherwise to `drawn` (from 0), if either is given; the
// others keep their order. Throws Error if `asked` is no seat of this table, or there is not exactly one person.
session::Players seated(session::Players players, std::optional<int> asked, std::optional<int> drawn = {});

// ---- rule_sheets.cpp: rule sheets of every game, from its table of knobs

// Applies the file first, then every --set in order. Throws Error with a sentence.
rules::Sheet rules_from(const rules::AnyGame& game, const RuleRequests& requests);
void check(const rules::Sheet& rules);  // throws Error for a sheet that cannot be played
rules::Sheet checked_sheet(const rules::AnyGame& game, const RuleRequests& requests);
template <class R>
R checked_rules(const RuleRequests& requests) {
    return checked_sheet(rules::any_game<R>(), requests).template as<R>();
}
bool names_knob(const RuleRequests& requests, std::string_view knob);
void print_rules(const rules::AnyGame& game, std::ostream& out, bool json);

}  // namespace boxcars::console
