// The commands about sittings: verify, export, delete and import one, print what the store holds. Opens the store, too.
#pragma once
#include "console/games.h"
#include "session/history/sitting_actions.h"

namespace boxcars::console {

// Opens the store of a data folder and prints what the store reports. counted_store() also counts hands that are not
// counted yet. Both throw Error if no folder is given.
std::unique_ptr<session::Store> kept_store(const std::filesystem::path& data_dir, std::ostream& err,
                                           session::OpenedTo to = session::OpenedTo::Read);
std::unique_ptr<session::Store> counted_store(const Games& games, const std::filesystem::path& data_dir,
                                              std::ostream& err, session::OpenedTo to = session::OpenedTo::Read);

Json verdict_json(const session::Verified& verified);
// Recomputes a replay file; prints what its dice prove and its hash. Returns the exit code: 0, or session::not_proved
// if the sitting is right but its seal is not. Throws Error with exit code 1 and the first difference.
int verify_sitting(const Games& games, const std::filesystem::path& file, const session::Noted& noted, bool json,
                   std::ostream& out);

// Checks a kept sitting, without a name the newest, and writes it. Throws Error if its dice may not be told yet.
void export_sitting(const std::filesystem::path& data_dir, session::ExportRequest request, std::ostream& out,
                    std::ostream& err);

// ---- sittings, statistics with luck, high scores

struct HistoryRequests {
    std::filesystem::path data_dir{};
    std::string game{};  // empty: every game
    bool json = false;
};

void list_sittings(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err);
void print_statistics(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err);
void print_high_scores(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err);

// Without `yes` asks for the sitting's name again, and throws Error if the answer differs from that name.
void delete_sitting(const Games& games, const std::filesystem::path& data_dir, const std::string& id, bool yes,
                    std::istream& in, std::ostream& out, std::ostream& err);
// Recomputes a sitting and stores it outside all statistics. Throws Error with exit code 1 and the first difference.
void import_sitting(const Games& games, const std::filesystem::path& data_dir, const std::filesystem::path& file,
                    std::ostream& out, std::ostream& err);

}  // namespace boxcars::console
