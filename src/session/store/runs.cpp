#include "session/store/runs.h"

#include "base/numbers.h"
#include "session/store/stored_sitting.h"

#include <algorithm>

namespace boxcars::session {
namespace {

constexpr std::string_view columns = "SELECT name, ticket, seed, day, began, choices FROM run ";

RunRow run_at(const Statement& row) {
    return {row.text(0, longest_name),
            row.text(1, longest_name),
            bits_of(row.number(2)),
            row.text(3, longest_name),
            row.number(4),
            row.text(5, longest_choices)};
}

constexpr std::string_view columns_of_deleted = "SELECT run, number, name, recording FROM deleted_station ";

DeletedStation deleted_at(const Statement& row) {
    return {row.text(0, longest_name), narrow<int>(row.number(1)), row.text(2, longest_name),
            row.text(3, most_recording_bytes)};
}

}  // namespace

void write_run(const Database& database, const RunRow& run) {
    Statement row = database.statement("INSERT OR REPLACE INTO run VALUES (?, ?, ?, ?, ?, ?)");
    row.with(run.name, run.ticket, signed_bits(run.seed), run.day, run.began, run.choices).run();
}

std::vector<RunRow> read_runs(const Database& database, std::string_view name, std::size_t most) {
    Statement rows =
        database.statement(std::string{columns} + "WHERE ?1 = '' OR name = ?1 ORDER BY began DESC, name DESC LIMIT ?2");
    return rows.with(name, static_cast<std::int64_t>(most)).all(run_at);
}

std::vector<DeletedStation> deleted_stations(const Database& database, const std::string& run) {
    Statement rows = database.statement(std::string{columns_of_deleted} + "WHERE run = ? ORDER BY number");
    return rows.with(run).all(deleted_at);
}

void write_deleted_station(const Database& database, const DeletedStation& station) {
    Statement row = database.statement("INSERT OR IGNORE INTO deleted_station VALUES (?, ?, ?, ?)");
    row.with(station.run, station.number, station.sitting, station.recording).run();
}

void lay(std::vector<RunRow>& over, const Record& record) {
    const auto* run = std::get_if<RunRow>(&record);
    if (!run) return;
    const auto there = std::ranges::find(over, run->name, &RunRow::name);
    if (there == over.end())
        over.push_back(*run);
    else if (there->choices.size() <= run->choices.size())
        *there = *run;
}

}  // namespace boxcars::session
