// What the command line can do with recorded sittings of any game.
#pragma once
#include "console/games.h"
#include "session/history/deeds.h"
#include "session/store/store.h"

#include <filesystem>
#include <iosfwd>
#include <memory>
#include <string>

namespace boxcars::console {

// The store of a data folder, as the command line needs it: opened, every entry's hands counted, and what happened on
// the way told.
// Throws Error where there is no folder.
std::unique_ptr<session::Store> kept_store(const std::filesystem::path& data_dir, std::ostream& err);
std::unique_ptr<session::Store> counted_store(const Games& games, const std::filesystem::path& data_dir,
                                              std::ostream& err);

// What came out when a recorded sitting was played again, for machines.
Json verdict_json(const session::Verified& verified);
struct VerifyRequests {
    std::filesystem::path file{};
    session::Noted noted{};
    bool json = false;
};
// Recomputes a replay file; prints what its dice prove and its hash. The exit code: 0, or session::not_proved where it
// is what was played and its seal does not hold. Throws Error with exit code 1 and the first difference.
int verify_sitting(const Games& games, const VerifyRequests& requests, std::ostream& out);

struct ExportRequests {
    std::string sitting{};  // its name; empty: the newest
    std::filesystem::path file{};
    bool end = false;  // it is not gone on with: only then the secret of sealed dice may be told
    session::Existing existing = session::Existing::Keep;
};
// Writes a kept sitting as a replay file; it is read and checked on the way. Throws Error for an open sitting whose
// dice are sealed.
void export_sitting(const std::filesystem::path& data_dir, const ExportRequests& requests, std::ostream& out,
                    std::ostream& err);

}  // namespace boxcars::console
