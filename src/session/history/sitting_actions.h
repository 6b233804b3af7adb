// Exports, verifies, deletes and imports sittings, for the command line and the window. Each returns a sentence to
// show, and throws Error if it cannot be done or if the sitting differs from its replay.
#pragma once
#include "session/files.h"
#include "session/store/store.h"

namespace boxcars::session {

// What a recording proves about its dice after it was replayed without a difference; see docs/verify-dice.md. It can
// prove that the dice follow from a seal and words. It cannot prove that bets came before dice, or that no other
// sitting was played on that seal: a person who knows the secret can play another.
// DiceAlone: the dice follow from the seal, which an older Boxcars made without binding the rule sheet and the players.
enum class Proof { Proved, DiceAlone, NotProved, Practice };
std::string_view to_text(Proof proof);  // "proved", "dice alone", "not proved", "practice"

struct Noted {                           // what the player noted before the first throw
    std::string seal{};                  // empty: not noted
    std::optional<std::string> words{};  // none: not noted
};

struct DiceProof {
    Proof proof = Proof::Practice;
    std::string sentence{};  // "Not proved: the file has no secret."
};
DiceProof dice_proof(const Recording& recording, const Noted& noted = {});

constexpr int check_failed = 1;  // exit code if a sitting differs from its replay
constexpr int not_proved = 3;    // exit code if it equals its replay, but its dice are not proved

struct ExportRequest {
    std::string sitting{};  // its name
    std::filesystem::path file{};
    Existing existing = Existing::Keep;
    bool end = false;  // end the sitting first, so that its secret may be shown
    std::string_view how_to_end = "with --end";
};
// Checks the sitting first. Throws Error if its dice may not be told yet.
std::string export_kept(Store& store, const ExportRequest& request);
std::string end_kept(Store& store, const std::string& sitting);
// Exports into the folder `exports`. Returns a sentence and the file.
std::pair<std::string, std::filesystem::path> export_to_data(Store& store, const std::string& sitting);
// The sitting in the brief form that links use. Throws Error for an open sitting with sealed dice.
std::string brief_of_kept(Store& store, const PlayedGames& games, const std::string& sitting);

struct Verified {
    Recording recording{};
    Verdict verdict{};
    std::string sentence{};  // set if there is no difference
    DiceProof dice{};        // set if there is no difference
};
Verified verify_recording(const PlayedGames& games, Recording recording, const Noted& noted = {});
// Throws Error if there is a difference. `and_so`: what follows from it, such as ", and is not taken".
void be_what_was_played(const Verified& verified, std::string_view and_so = {});
std::string verify_kept(Store& store, const PlayedGames& games, const std::string& sitting);
std::string delete_kept(Store& store, const std::string& sitting);
// Says what becomes of a station whose sitting is ended or deleted. Empty for other sittings.
std::string words_of_station(const SittingLine& line);
// Imports a sitting after replaying it. An imported sitting counts in no statistics.
std::string import_file(Store& store, const PlayedGames& games, const std::filesystem::path& file);
// Adds a verified recording with its hands as an imported sitting; returns its name. Throws Error if that fails.
std::string import_recording(Store& store, const Recording& recording, const Hands& hands);

// Replays and counts the hands of sittings that are not counted yet. Returns a sentence for each that cannot be.
std::vector<std::string> count_hands(Store& store, const PlayedGames& games);

}  // namespace boxcars::session
