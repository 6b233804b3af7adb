#include "session/history/games.h"

#include <algorithm>

namespace boxcars::session {

const KeptGame* known_game(const KeptGames& games, std::string_view name) {
    const auto at = std::ranges::find(games, name, &KeptGame::name);
    return at == games.end() ? nullptr : &*at;
}

namespace {

const KeptGame& game_of(const KeptGames& games, const Recording& recording) {
    if (const KeptGame* game = known_game(games, recording.game)) return *game;
    std::vector<std::string> names;
    for (const KeptGame& game : games) names.push_back(game.name);
    throw Error("The " + recording.source + " is of the game '" + recording.game + "'; the house has " + one_of(names) +
                ".");
}

}  // namespace

Verdict verdict_on(const KeptGames& games, const Recording& recording) {
    return game_of(games, recording).verify(recording);
}

Recording read_sitting(const KeptGames& games, const std::filesystem::path& file) {
    Recording read = read_recording(file, RecordingForm::AlsoBrief);
    return read.brief ? game_of(games, read).completed(read) : read;
}

std::string in_brief(const KeptGames& games, const Recording& whole) {
    return brief_json(whole, game_of(games, whole).defaults);
}

}  // namespace boxcars::session
