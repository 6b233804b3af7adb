// What the command line tells of all that is kept: sittings, hands, luck; and how one is deleted, or brought here from
// a file. Figures are the store's, odds the game's; this prints them.
#pragma once
#include "console/games.h"
#include "session/store/purse.h"

#include <filesystem>
#include <iosfwd>
#include <string>

namespace boxcars::console {

struct HistoryRequests {
    std::filesystem::path data_dir{};
    std::string game{};  // empty: every game
    bool json = false;
};

void list_sittings(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err);
void print_statistics(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err);
void print_high_scores(const Games& games, const HistoryRequests& requests, std::ostream& out, std::ostream& err);

// Without `yes` the sitting's name is asked for once more. Throws Error when it is not the same.
void delete_sitting(const Games& games, const std::filesystem::path& data_dir, const std::string& id, bool yes,
                    std::istream& in, std::ostream& out, std::ostream& err);
// Recomputed first; it counts in no statistics. Throws Error with exit code 1 and the first difference.
void import_sitting(const Games& games, const std::filesystem::path& data_dir, const std::filesystem::path& file,
                    std::ostream& out, std::ostream& err);

// What the command line tells of the purse: what is in it, where the rest lies, its loans, and what each game gave.
// Throws Error where there is no data folder or the store cannot be read.
void print_purse(const Games& games, const std::filesystem::path& data_dir, bool json, std::ostream& out,
                 std::ostream& err);

}  // namespace boxcars::console
