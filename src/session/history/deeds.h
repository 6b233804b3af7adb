// What can be done with a kept sitting, from the command line and from the page in the window alike: exported,
// verified, deleted, or brought here as a file. Each answers with the sentence that is said of it, and throws Error
// where it cannot be done, or where what was played is not what is kept.
#pragma once
#include "session/dice_proof.h"
#include "session/files.h"
#include "session/history/games.h"

namespace boxcars::session {

constexpr int check_failed = 1;  // the exit code of such an Error
constexpr int not_proved = 3;    // the exit code where a recording is what was played, and its seal does not hold

struct ExportRequest {
    std::string sitting{};  // its name
    std::filesystem::path file{};
    Existing existing = Existing::Keep;
    bool end = false;  // it is not gone on with: only then the secret of sealed dice may be told
    std::string_view how_to_end = "with --end";
};
// It is read and checked on the way. Throws for an open sitting whose dice are sealed.
std::string export_kept(Store& store, const ExportRequest& request);
std::string end_kept(Store& store, const std::string& sitting);
std::string export_to_data(Store& store, const std::string& sitting);  // into `exports` of the data folder

struct Verified {
    Recording recording{};
    Verdict verdict{};
    std::string sentence{};  // where there is no difference
    DiceProof dice{};        // the same
};
Verified verify_recording(const KeptGames& games, Recording recording, const Noted& noted = {});
void be_what_was_played(const Verified& verified);  // throws where there is one
std::string verify_kept(Store& store, const KeptGames& games, const std::string& sitting);

std::string delete_kept(Store& store, const std::string& sitting);
// Recomputed first; it counts in no statistics.
std::string import_file(Store& store, const KeptGames& games, const std::filesystem::path& file);

// Adds a recording that was verified, with its hands, as a sitting marked as imported. Returns its name; throws Error
// when the store cannot be written.
std::string import_recording(Store& store, const Recording& recording, const Hands& hands);

// Counts the hands of sittings that came into the store without them, such as those a damaged store gave back, by
// playing them again. Returns a sentence for each that cannot be counted.
std::vector<std::string> count_hands(Store& store, const Verify& verify);

}  // namespace boxcars::session
