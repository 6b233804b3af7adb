// The rows of runs. Each has a digest over its columns. Of two rows of one run, the one with more choices is newer.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

namespace boxcars::session {

constexpr std::size_t longest_choices = 64 << 10;  // bytes

void write_run(const Database& database, const RunRow& run);  // replaces an earlier row
// Newest first. `name`: the only run wanted; empty: all. Throws StoreTrouble (Damaged) for a row with a wrong digest.
std::vector<RunRow> read_runs(const Database& database, std::string_view name, std::size_t most);
// The rows with correct digests. Empty if the store has no runs.
std::vector<RunRow> readable_runs(const Database& damaged);
// Adds the runs that `into` lacks, has damaged or has with fewer choices. Use it inside a transaction.
void add_runs(const std::vector<RunRow>& runs, const Database& into);
void lay(std::vector<RunRow>& over, const Record& record);  // adds a run that is not on the disk yet

struct DeletedStation {  // what a run keeps of a station whose sitting was deleted
    std::string run{};
    int number = 1;
    std::string sitting{};    // its name
    std::string recording{};  // as exported() writes it; empty: nothing of it could be read
};
std::vector<DeletedStation> deleted_stations(const Database& database, const std::string& run);
std::vector<DeletedStation> readable_deleted_stations(const Database& damaged);
void write_deleted_station(const Database& database, const DeletedStation& station);

}  // namespace boxcars::session
