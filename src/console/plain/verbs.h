// The commands of a game that has only rules and no folder of its own in src/console.
#pragma once
#include "console/games.h"
#include "console/simulation.h"
#include "odds/plain/rounds.h"
#include "sim/kernel/rounds.h"

namespace boxcars::console {

session::TableSetup check_plain_table(const rules::AnyGame& game, const TableArguments& requests);
// Plays any game in text, in the words of its journal: the state, the decisions, the dice and the facts.
void play_plain_text(const rules::AnyGame& game, const TextRequests& requests, std::istream& in, std::ostream& out,
                     std::ostream& err);

// What the rules alone give: exact odds of the decisions that open a round, and rounds played.
struct PlainFigures {
    std::vector<odds::PlainOdds> (*odds)(const rules::Sheet&);
    sim::PlainCounts (*play)(const rules::Sheet&, const sim::Deal&, const std::stop_token&, const sim::Progress&);
};
template <rules::KeepsAccount R>
constexpr PlainFigures plain_figures = {
    [](const rules::Sheet& rules) { return odds::plain_odds(rules.as<R>()); },
    [](const rules::Sheet& rules, const sim::Deal& deal, const std::stop_token& stop, const sim::Progress& progress) {
        return sim::play_plain(rules.as<R>(), deal, stop, progress);
    }};

// Prints the exact odds of every decision that opens a game, as fractions.
void plain_odds(const rules::AnyGame& game, const PlainFigures& figures, const OddsRequests& requests,
                std::ostream& out);
// A simulation of rounds by the rules alone, which prints the counts next to the exact odds.
std::unique_ptr<Simulated> plain_rounds(const Simulation& asked, const PlainFigures& figures);
void simulate_plain(const rules::AnyGame& game, const SimulationKind& kind, const SimulateRequests& requests,
                    std::ostream& out, std::ostream& err);

template <rules::KeepsAccount R>
GameCommands plain_commands() {
    static constexpr SimulationKind rounds{
        "plain_rounds", "rounds", [](const Simulation& asked) { return plain_rounds(asked, plain_figures<R>); }};
    const auto check = [](const TableArguments& requests) { return check_plain_table(rules::any_game<R>(), requests); };
    const auto play = [](const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
        play_plain_text(rules::any_game<R>(), requests, in, out, err);
    };
    const auto simulate = [](const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
        simulate_plain(rules::any_game<R>(), rounds, requests, out, err);
    };
    const auto odds = [](const OddsRequests& requests, std::ostream& out, std::ostream&) {
        plain_odds(rules::any_game<R>(), plain_figures<R>, requests, out);
    };
    return {&session::game_of(R{}), check, play, simulate, [] { return std::vector{rounds}; }, odds};
}

}  // namespace boxcars::console
