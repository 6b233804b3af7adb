#include "session/history/games.h"

#include "base/words.h"

namespace boxcars::session {
namespace {

const PlayedGame& game_in(const PlayedGames& games, const Recording& recording) {
    if (const PlayedGame* game = known_game(games, recording.game)) return *game;
    std::vector<std::string> names;
    for (const PlayedGame* game : games) names.emplace_back(game->name());
    throw Error("The " + recording.source + " is of the game '" + recording.game + "'; the house has " + one_of(names) +
                ".");
}

}  // namespace

Verdict verdict_on(const PlayedGames& games, const Recording& recording) {
    return verify(game_in(games, recording), recording);
}

StopStanding recorded_standing(const PlayedGame& game, Recording& recording, bool ended) {
    Replay replay{game, recording};
    play_out(replay);
    const StopStanding standing = standing_of(replay.sitting());
    if (!ended || standing.over) return standing;
    Sitting session = replay.sitting();
    session.concede();
    std::string source = std::move(recording.source);
    recording = record(session);
    recording.source = std::move(source);
    return standing_of(session);
}

Recording read_sitting(const PlayedGames& games, const std::filesystem::path& file) {
    Recording read = read_recording(file, RecordingForm::AlsoBrief);
    return read.brief ? completed(game_in(games, read), read) : read;
}

std::string in_brief(const PlayedGames& games, const Recording& whole) {
    const PlayedGame& game = game_in(games, whole);
    RuleValues defaults;  // with every knob
    for (const auto& knob : game.knobs()) defaults.emplace_back(knob.name, knob.get(game.defaults()));
    return brief_json(whole, defaults);
}

}  // namespace boxcars::session
