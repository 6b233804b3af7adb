// What the command line tells of a Night: its stops, which were played and what they brought, from the store or from a
// file that somebody wrote; and how it is written as such a file.
#pragma once
#include "console/games.h"
#include "session/files.h"

#include <filesystem>
#include <iosfwd>

namespace boxcars::console {

struct NightRequests {
    std::filesystem::path data_dir{};
    std::string date{};                               // "2026-11-23"; empty: tonight's
    std::optional<std::filesystem::path> file{};      // to be read, instead of the store
    std::optional<std::filesystem::path> exported{};  // to be written
    session::Existing existing = session::Existing::Keep;
    bool json = false;
};

// Throws Error: for no date, for what cannot go together, for a Night that is not over and is to be written; with exit
// code 1 for a file that says what was not played.
void tell_night(const Games& games, const NightRequests& requests, std::ostream& out, std::ostream& err);

}  // namespace boxcars::console
