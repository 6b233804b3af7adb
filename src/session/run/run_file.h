// A Long Run that is over, as a file or link that anyone can replay: its plan and the sittings of its stations in
// brief.
#pragma once
#include "session/history/games.h"
#include "session/run/run.h"

#include <filesystem>

namespace boxcars::session {

std::string run_json(const KeptGames& games, const Run& run);  // throws Error if the run is not over
// Replays every station. Throws Error that says where a run or sitting differs from its replay, with exit code 1.
Run run_from(const KeptGames& games, std::string_view json, const std::string& source);
Run read_run_file(const KeptGames& games, const std::filesystem::path& file);

}  // namespace boxcars::session
