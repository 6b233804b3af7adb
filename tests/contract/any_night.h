// Plays a Night without knowing its games: the moves at every stop are random.
#pragma once
#include "app/games.h"
#include "console/every_game.h"
#include "contract/any_game.h"
#include "session/history/games.h"
#include "session/night/night.h"
#include "session/store/kept_session.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace any_game {

inline const session::KeptGames& kept_house() {
    static const session::KeptGames kept = console::kept_games(app::commands_of(app::every_game()));
    return kept;
}

template <rules::Game R>
session::Setup<R> setup_of(const session::PlannedStop& planned) {
    session::Setup<R> setup{.seed = planned.seed, .players = planned.players};
    setup.stop = planned.stop;
    return setup;
}

// `Table`: a Session, or a KeptSession with the session in it.
template <rules::Game R, class Table>
void play_stop(Table& table, const session::Session<R>& session, Chooser& choose) {
    while (!session.stop_over()) {
        if (session.over()) {
            table.next_game();
            continue;
        }
        const auto decisions = session.legal();
        const int choices = static_cast<int>(decisions.size());
        if (session.may_throw() && (choices == 0 || choose.one_in(3)))
            table.throw_dice();
        else
            table.submit(decisions[static_cast<std::size_t>(choose.below(choices))]);
    }
}

inline session::PlannedStop planned_at(std::string_view game, const std::string& date) {
    const auto stops = session::stops_of(kept_house(), date);
    return *std::ranges::find(stops, game, &session::PlannedStop::game);
}

template <class... R>
session::Night any_night(const std::string& date, std::uint64_t seed, const std::tuple<R...>*) {
    session::Night night{date, {}};
    Chooser choose{seed};
    const auto play = [&](auto sheet) {
        using Rules = decltype(sheet);
        const auto planned = planned_at(Rules::game, date);
        session::Session<Rules> session{setup_of<Rules>(planned)};
        play_stop<Rules>(session, session, choose);
        night.stops.push_back({planned, {}, session::record(session), session::standing_of(session)});
    };
    (play(R{}), ...);
    return night;
}

// Plays the stops and keeps them in a store, as tables do.
template <class... R>
void keep_stops(session::Store& store, const std::string& date, std::uint64_t seed, const std::tuple<R...>*) {
    Chooser choose{seed};
    const auto play = [&](auto sheet) {
        using Rules = decltype(sheet);
        const auto planned = planned_at(Rules::game, date);
        session::KeptSession<Rules> kept{setup_of<Rules>(planned), &store};
        play_stop<Rules>(kept, kept.session(), choose);
        kept.leave();
    };
    (play(R{}), ...);
    REQUIRE(store.wait_for_all());
}

inline void keep_night(session::Store& store, const std::string& date, std::uint64_t seed) {
    keep_stops(store, date, seed, static_cast<console::EveryGame*>(nullptr));
}

inline session::Night any_night(const std::string& date, std::uint64_t seed) {
    return any_night(date, seed, static_cast<console::EveryGame*>(nullptr));
}

}  // namespace any_game
