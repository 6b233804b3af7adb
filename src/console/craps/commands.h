// The commands of craps, and the players at its table: people, and strategies by name or from a file.
#pragma once
#include "console/games.h"
#include "players/craps/strategy.h"

namespace boxcars::console {

// Plays a sitting at the table in text. Strategies may play along on the same dice.
void play_craps_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);
// Simulates the line game of the classic assignment or, if players are named, their strategies side by side.
void simulate_craps(const SimulateRequests& requests, std::ostream& out, std::ostream& err);
std::vector<SimulationKind> craps_simulations();
void craps_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err);

template <>
GameCommands commands_of<craps::Rules>();

// The strategies among `names`, without "human". `given` holds further strategies by name, as JSON
// (session/craps/strategy_file.h). Throws Error for an unknown strategy, and for one that cannot play this sheet.
using GivenStrategies = std::map<std::string, std::string>;
std::vector<players::CrapsStrategy> craps_strategies(const session::Players& names, const craps::Rules& rules,
                                                     const GivenStrategies& given = {});

// The sheet and the players asked for, the person first; the person alone if no players are named. Throws Error.
session::TableSetup craps_table(const TableArguments& requests);

// A line typed at the table, parsed. Whether the rules allow it is not checked.
struct CrapsCommand {
    enum class Verb { Roll, Bet, Take, Call, Offers, Odds, Bets, Undo, Again, Double, Clear, Help, Quit };
    Verb verb = Verb::Roll;
    craps::Spot spot{};      // used by Bet, Take, Call and Odds
    Cents amount = 0;        // 0: none given; all_of_it: as much as possible
    craps::Call call{};      // used by Call
    std::string about = "";  // used by Offers: part of a spot's name
};
constexpr Cents all_of_it = -1;

struct ParsedCommand {
    std::optional<CrapsCommand> command{};
    std::string refused{};  // why the line was not understood
};

// Parses "bet place 6 12", "pass 10", "take come_5", "off hard 8", "offers horn", "undo" and so on; "" means "roll".
ParsedCommand parse_command(const craps::Rules& rules, const craps::State& state, const std::string& line);
std::string_view command_words();  // every command, one per line

}  // namespace boxcars::console
