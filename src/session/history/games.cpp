#include "session/history/games.h"

#include <algorithm>

namespace boxcars::session {

const KeptGame* known_game(const KeptGames& games, std::string_view name) {
    const auto at = std::ranges::find(games, name, &KeptGame::name);
    return at == games.end() ? nullptr : &*at;
}

Verify verify_of(KeptGames games) {
    return [games = std::move(games)](const Recording& recording) {
        if (const KeptGame* game = known_game(games, recording.game)) return game->verify(recording);
        std::vector<std::string> names;
        for (const KeptGame& game : games) names.push_back(game.name);
        throw Error("The " + recording.source + " is of the game '" + recording.game + "'; the house has " +
                    one_of(names) + ".");
    };
}

}  // namespace boxcars::session
