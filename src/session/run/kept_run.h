// Long Runs in the store: what was chosen is in the run's row, what was played in the sittings of its stations.
#pragma once
#include "session/history/games.h"
#include "session/run/run.h"

namespace boxcars::session {

RunTables run_tables(const KeptGames& games);  // `games` must outlive it

// Throws Error if the recording differs from its replay.
StationSitting station_sitting(const KeptGame& game, std::string name, Recording recording);

// The run of that name, or the newest for an empty name; nullopt: there is none. Throws StoreTrouble, and Error for a
// sitting that differs from its replay.
std::optional<Run> kept_run(Store& store, const KeptGames& games, const std::string& name);

// All wait until the choice is on the disk, and throw Error if it cannot be kept.
Run begin_run(Store& store, const KeptGames& games, RunPlan plan);
// The first run of a day with a ticket is the day's, the same for everybody. Later ones are the player's own.
Run begin_run_of(Store& store, const KeptGames& games, const RunTicket& ticket, const std::string& day);
Run choose_invitation(Store& store, const KeptGames& games, const Run& run, int invitation);
Run choose_keepsake(Store& store, const KeptGames& games, const Run& run, int keepsake);

// What makes a sitting the station at which the run is. requires: run.phase == RunPhase::AtTable
StopTerms stop_of(const Run& run);

// The tickets that may be taken: the first, and each whose forerunner has arrived once.
std::vector<const RunTicket*> open_tickets(Store& store, const KeptGames& games);

}  // namespace boxcars::session
