// Prints what the store holds: sittings, statistics with luck, high scores and the purse. Also deletes a sitting and
// imports one from a file.
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

// Without `yes` asks for the sitting's name again, and throws Error if the answer is another.
void delete_sitting(const Games& games, const std::filesystem::path& data_dir, const std::string& id, bool yes,
                    std::istream& in, std::ostream& out, std::ostream& err);
// Recomputes the sitting first. It counts in no statistics. Throws Error with exit code 1 and the first difference.
void import_sitting(const Games& games, const std::filesystem::path& data_dir, const std::filesystem::path& file,
                    std::ostream& out, std::ostream& err);

// Prints the money in the purse and at tables, the loans, and what each game brought. Throws Error if there is no data
// folder or the store cannot be read.
void print_purse(const Games& games, const std::filesystem::path& data_dir, bool json, std::ostream& out,
                 std::ostream& err);

}  // namespace boxcars::console
