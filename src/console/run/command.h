// The Long Run in the terminal: boards, keepsakes, the tables' own text mode, and the result. Also lists milestones.
#pragma once
#include "console/games.h"
#include "session/files.h"

namespace boxcars::console {

struct RunRequests {
    std::filesystem::path data_dir{};
    // Ticket of a new run; empty: the first or, without seed and day, the open run. With `exported`: the run's name.
    std::string ticket{};
    std::optional<std::uint64_t> seed{};              // seed of a new run; empty: from the system
    std::string day{};                                // date of the daily run, "2026-11-23"; empty: a run of one's own
    bool echo = false;                                // print the answers that were read
    std::optional<std::filesystem::path> file{};      // a run to read and check
    std::optional<std::filesystem::path> exported{};  // the file to write the run to
    session::Existing existing = session::Existing::Keep;
};

// Plays a run until it is over or the input ends, or reads or writes a finished one. Throws Error if there is no data
// folder, for a wrong ticket or day, and with exit code 1 for a file that differs from its replay.
void play_run(const Games& games, const RunRequests& requests, std::istream& in, std::ostream& out, std::ostream& err);

// Prints every milestone with the chance of one try and, if it was reached, when.
void print_milestones(const Games& games, const std::filesystem::path& data_dir, bool json, std::ostream& out,
                      std::ostream& err);

struct RunSimulation {
    std::string ticket{}, policy{};  // empty: the first in the list
    std::uint64_t seed = 1;          // seed of the first run; each later run adds 1
    int runs = 1;
};
// Plays whole runs by a policy and prints how many arrive, which invitations are likeliest on their boards and which
// keepsakes are taken. Throws Error for a wrong ticket or policy.
void simulate_run(const Games& games, const RunSimulation& asked, std::ostream& out);

}  // namespace boxcars::console
