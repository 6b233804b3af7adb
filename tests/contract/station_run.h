// Runs whose first station is at a table of a wanted game.
#pragma once
#include "contract/opened.h"
#include "own_store.h"
#include "session/run/kept_run.h"

namespace boxcars::test {

inline const session::PlayedGames& kept_house() {
    static const session::PlayedGames kept = console::played_games(app::commands_of(app::every_game()));
    return kept;
}

// A run whose first station is at a table of that game, with those players unless they are nobody.
inline session::Run run_to(session::Store& store, std::string_view game, std::uint64_t seed,
                           const session::Players& players = {}) {
    for (;; ++seed) {
        const auto plan = session::new_run(session::tickets().front(), seed);
        const auto run = run_of(session::RunTables{kept_house()}, plan, {});
        for (int n = 0; n < how_many(run.board); ++n)
            if (const session::Station& at = run.board[nth(n)];
                at.invitation->game == game && (players.empty() || at.players == players))
                return choose(store, kept_house(), begin_run(store, kept_house(), plan), n);
    }
}

}  // namespace boxcars::test
