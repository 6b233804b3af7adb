// Long Runs in the store: a run's row holds its choices, and the sittings of its stations hold what was played. A run
// that is over can be a file or a link that anyone can replay: its plan and the sittings of its stations in brief.
#pragma once
#include "session/replay.h"
#include "session/run/run.h"

namespace boxcars::session {

// That run, or the newest for an empty name; nullopt: none. If the run is over, its outcome is added to its choices.
// Throws StoreTrouble, and Error if a replay differs.
std::optional<Run> kept_run(Store& store, const PlayedGames& games, const std::string& name);

// These functions wait until the choice is on the disk, and throw Error if it cannot be made or stored.
Run begin_run(Store& store, const PlayedGames& games, RunPlan plan);
// The first run of a day with a ticket is the daily run, the same for all players. Later ones get random seeds.
Run begin_run_of(Store& store, const PlayedGames& games, const RunTicket& ticket, const std::string& day);
// Chooses what the run's phase offers: the nth invitation, keepsake or ware, or to leave the dining car; at the gate 0
// leaves and 1 stays. requires: run.phase is neither AtTable nor Over
inline constexpr int leaves_car = -1;
Run choose(Store& store, const PlayedGames& games, const Run& run, int nth);

// The stop terms of a sitting at the run's present station. requires: run.phase == RunPhase::AtTable
StopTerms stop_of(const Run& run);

// The tickets that may be taken: the first one, and each one after a ticket with which a run has arrived.
std::vector<const RunTicket*> open_tickets(Store& store, const PlayedGames& games);
// The ticket after this run's, if the run alone has opened it by arriving. nullptr: there is none.
const RunTicket* opened_by(Store& store, const PlayedGames& games, const Run& run);

std::string run_json(const PlayedGames& games, const Run& run);  // throws Error if the run is not over
// Replays every station. Throws Error that says where a run or sitting differs from its replay, with exit code 1.
Run run_from(const PlayedGames& games, std::string_view json, const std::string& source);
Run read_run_file(const PlayedGames& games, const std::filesystem::path& file);

}  // namespace boxcars::session
