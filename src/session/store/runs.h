// The rows of runs.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

namespace boxcars::session {

constexpr std::size_t longest_choices = 64 << 10;  // bytes

void write_run(const Database& database, const RunRow& run);  // replaces an earlier row
// Newest first. `name`: the only run wanted; empty: all.
std::vector<RunRow> read_runs(const Database& database, std::string_view name, std::size_t most);
void lay(std::vector<RunRow>& over, const Record& record);  // adds a run that is not on the disk yet

struct DeletedStation {  // what a run keeps of a station whose sitting was deleted
    std::string run{};
    int number = 1;
    std::string sitting{};    // its name
    std::string recording{};  // as exported() writes it; empty: nothing of it could be read
};
std::vector<DeletedStation> deleted_stations(const Database& database, const std::string& run);
void write_deleted_station(const Database& database, const DeletedStation& station);

}  // namespace boxcars::session
