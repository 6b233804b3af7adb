// Plays a recorded sitting again, with the faces of its seed, and compares it with the file: to watch or verify.
#pragma once
#include "base/error.h"
#include "session/hands.h"

namespace boxcars::session {

// Does what an entry says: of the journal of another sitting, or of a recorded one.
Answer perform(Sitting& sitting, const Entry& entry);

// The first difference between a file and its replay, with both values as words.
struct Difference {
    int game = 0;           // from 1
    std::size_t entry = 0;  // from 1 in the sitting; 0: the file's head
    std::string field{}, recorded{}, computed{};
    std::string sentence() const;  // "game 2, entry 17: faces: the file says 4, the seed and the rules say 3."
};

// Compares field by field, causes first: game, faces, event, forced, facts, hash.
std::optional<Difference> first_difference(const RecordedEntry& recorded, const RecordedEntry& computed);

RuleValues rule_values(const rules::Sheet& rules);
std::string table_digest(const rules::Sheet& rules, const Players& players);

// Seals the dice of `setup` for its table. Returns a notice for the player if the seal shown before was for another.
std::string seal_for_table(Setup& setup);
// Derives the seed of `setup` from the sealed dice and the player's words.
void seal(Setup& setup, const SealedDice& sealed, const std::string& words);

// The sitting so far, with its entries from index `from`. requires: they are in memory
Recording record(const Sitting& session, std::size_t from = 0);

// The table from the file's head. Throws Error for a wrong sheet or wrong players.
Setup setup_from(const rules::AnyGame& game, const Recording& recording);

class Replay {
 public:
    Replay(const rules::AnyGame& game, Recording recording);
    const Sitting& sitting() const { return session_; }
    const Recording& recording() const { return recording_; }
    const std::optional<Difference>& difference() const { return difference_; }  // once it is set, no entry is played
    bool done() const { return difference_ || shown_ >= recording_.entries.size(); }

    // Plays the next entry and compares it: difference() is set if it differs or is refused.
    Answer next();
    // Compares the head after all entries: seal, last hash, practice, given dice, first seat, number of entries.
    void finish();

 private:
    Answer play(const Entry& entry);
    void compare(std::size_t index);
    void differs(std::string field, std::string recorded, std::string computed, bool head = false);

    Recording recording_;
    Sitting session_;
    std::vector<Entry> entries_;  // all entries of the recording, see perform()
    std::size_t shown_ = 0;       // entries played so far
    std::optional<Difference> difference_;
};

void be_as_played(const Replay& replay);  // throws Error with the first difference, if there is one
void play_out(Replay& replay);            // plays to the end; throws Error with the first difference
// Completes a sitting that was read in brief by playing it. Throws Error with the first difference.
Recording completed(const rules::AnyGame& game, const Recording& brief);
// Reads a replay file of any game, and completes a brief one. Throws Error if it cannot be read or completed.
Recording read_sitting(const PlayedGames& games, const std::filesystem::path& file);
std::string in_brief(const PlayedGames& games, const Recording& whole);  // writes the brief form, see brief_json()

struct Verdict {
    std::uint64_t hash = 0;
    int games = 0;  // number of games begun
    std::size_t entries = 0;
    bool practice = false;
    std::optional<Difference> difference{};
    Hands hands{};  // up to the first difference
};
Verdict verify(const rules::AnyGame& game, const Recording& recording);
Verdict verdict_on(const PlayedGames& games, const Recording& recording);  // throws Error for an unknown game

// ---- a recorded sitting to watch: every entry for the table, and its description for the viewer

// Opening: a game begins. Other: an undo, a goal given up or a change of the table.
enum class WatchedKind { Throw, Decision, Opening, Other };

struct WatchedEntry {
    WatchedKind kind = WatchedKind::Decision;
    int game = 1;
    int round = 1;          // from 1 in the sitting; see between_rounds() in rules/game.h
    bool practice = false;  // it does not count in statistics
    std::string words{};    // "roll 4: player 1 has 4"
    bool operator==(const WatchedEntry&) const = default;
};

struct WatchedRecording {
    std::vector<Entry> entries{};       // see perform()
    std::vector<WatchedEntry> lines{};  // one description for each entry
};

// Replays all of it first, so that the table refuses none of its entries. Throws Error with the first difference.
WatchedRecording watchable(const rules::AnyGame& game, const Recording& recording);

}  // namespace boxcars::session
