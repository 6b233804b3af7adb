// Prints a Night from the store or from a file: its stops, which were played, and their results. Also writes it to a
// file.
#pragma once
#include "console/games.h"
#include "session/files.h"

#include <filesystem>
#include <iosfwd>

namespace boxcars::console {

struct NightRequests {
    std::filesystem::path data_dir{};
    std::string date{};                               // "2026-11-23"; empty: tonight's
    std::optional<std::filesystem::path> file{};      // read instead of the store
    std::optional<std::filesystem::path> exported{};  // written to
    session::Existing existing = session::Existing::Keep;
    bool json = false;
};

// Throws Error for a wrong date, options that contradict each other, and a Night to be written that is not over; with
// exit code 1 for a file with a stop that was not played so.
void tell_night(const Games& games, const NightRequests& requests, std::ostream& out, std::ostream& err);

}  // namespace boxcars::console
