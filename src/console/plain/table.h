// Who sits at the table of a game that has no seats of its own to tell of: people, one for each seat its rules have.
#pragma once
#include "console/games.h"
#include "console/seats.h"
#include "session/session.h"

namespace boxcars::console {

template <rules::Game R>
session::Players plain_players(const R& rules) {
    return session::Players(std::max<std::size_t>(1, session::verbs::start_events(rules).size()), std::string{human});
}

template <rules::Game R>
CheckedTable check_plain_table(const TableArguments& requests) {
    R rules = rules_from<R>(requests.rules);
    checked(rules);
    const session::Players players = plain_players(rules);
    if (!requests.players.empty() && session::players_from(requests.players) != players)
        throw Error(fmt::format("At {} sit people alone: --players takes {}, not '{}'.", R::game,
                                session::players_text(players), requests.players));
    return checked_table(rules, players);
}

}  // namespace boxcars::console
