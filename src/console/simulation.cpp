#include "console/simulation.h"

#include "console/games.h"

#include <fmt/format.h>

namespace boxcars::console {

void refuse_path(const SimulateRequests& requests, std::string_view played, std::string_view instead) {
    if (requests.path != sim::Path::Auto)
        throw Error(
            fmt::format("--path is for games that are compiled into a table, but {} played through the rules: leave it "
                        "out, or {}.",
                        played, instead));
}

void refuse_rounds(const SimulateRequests& requests, std::string_view why) {
    if (requests.rounds) throw Error(fmt::format("--rounds is for a single bet against a bank: {}.", why));
}

void refuse_strategies(const SimulateRequests& requests) {
    if (!requests.strategies.empty() || requests.bankrolls)
        throw Error("Strategies of your own and bankrolls are for craps with players named: leave them out.");
}

void refuse_human(const session::Players& players, std::string_view others) {
    if (humans(players) > 0)
        throw Error(fmt::format("A simulation is played by {} alone: there is no time for a human.", others));
}

}  // namespace boxcars::console
