// The commands of a game that has only rules and no folder of its own in src/console.
#pragma once
#include "console/games.h"

namespace boxcars::console {

session::TableSetup check_plain_table(const rules::AnyGame& game, const TableArguments& requests);
// Plays any game in text, in the words of its journal: the state, the decisions, the dice and the facts.
void play_plain_text(const rules::AnyGame& game, const TextRequests& requests, std::istream& in, std::ostream& out,
                     std::ostream& err);

// Prints the exact odds of every decision that opens a game, as fractions.
void plain_odds(const rules::AnyGame& game, const OddsRequests& requests, std::ostream& out);
// Plays rounds by the rules alone, and prints the counts next to the exact odds.
void simulate_plain(const rules::AnyGame& game, const SimulateRequests& requests, std::ostream& out, std::ostream& err);
std::vector<SimulationKind> plain_simulations();

template <rules::KeepsAccount R>
GameCommands plain_commands() {
    return {.game = &session::game_of(rules::any_game<R>().defaults()),
            .check_table = [](auto& requests) { return check_plain_table(rules::any_game<R>(), requests); },
            .play_text = [](auto&... of) { play_plain_text(rules::any_game<R>(), of...); },
            .simulate = [](auto&... of) { simulate_plain(rules::any_game<R>(), of...); },
            .simulations = plain_simulations,
            .odds = [](auto& requests, auto& out, auto&) { plain_odds(rules::any_game<R>(), requests, out); }};
}

}  // namespace boxcars::console
