// What the command line can do with recorded sittings of any game.
#pragma once
#include "console/games.h"
#include "session/history/deeds.h"

#include <filesystem>
#include <iosfwd>
#include <string>

namespace boxcars::console {

// What came out when a recorded sitting was played again, for machines.
Json verdict_json(const session::Verified& verified);
// Recomputes a replay file and prints its hash; throws Error with exit code 1 and the first difference.
void verify_sitting(const Games& games, const std::filesystem::path& file, bool json, std::ostream& out);

struct ExportRequests {
    std::string sitting{};  // its name; empty: the newest
    std::filesystem::path file{};
    bool end = false;  // it is not gone on with: only then the secret of sealed dice may be told
};
// Writes a kept sitting as a replay file; it is read and checked on the way. What an earlier Boxcars left as files is
// taken over first; `err` hears of it. Throws Error for an open sitting whose dice are sealed.
void export_sitting(const Games& games, const std::filesystem::path& data_dir, const ExportRequests& requests,
                    std::ostream& out, std::ostream& err);

}  // namespace boxcars::console
