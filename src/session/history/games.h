// Checks and completes recordings of any game, by the list of games that the program has.
#pragma once
#include "session/replay.h"
#include "session/standing.h"

#include <filesystem>

namespace boxcars::session {

// Replays a recording of any game. Throws Error for an unknown game.
Verdict verdict_on(const PlayedGames& games, const Recording& recording);
// How a station stands after its recording. If its sitting has ended and the station is not over, also gives up the
// goal in the recording. Throws Error with the first difference.
StopStanding recorded_standing(const PlayedGame& game, Recording& recording, bool ended = false);

// Reads a replay file, whole or brief, and completes a brief one. Throws Error if it cannot be read, or if a brief one
// differs from its replay.
Recording read_sitting(const PlayedGames& games, const std::filesystem::path& file);
std::string in_brief(const PlayedGames& games, const Recording& whole);  // writes the brief form, see brief_json()

}  // namespace boxcars::session
