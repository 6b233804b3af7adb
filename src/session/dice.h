// The dice of a sitting: sealed dice, which give its seed if none was chosen (chance/sealed_seed.h has the scheme), or
// dice from a list instead of the seed's, for recorded games and tests. The seed still decides who starts.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boxcars::session {

struct SealedDice {
    std::string seal{};    // shown before the first throw, 64 hexadecimal digits
    std::string about{};   // the game, the time and a digest of the table
    std::string words{};   // the player's words; may be empty
    std::string secret{};  // 64 hexadecimal digits; empty: not shown yet
    bool operator==(const SealedDice&) const = default;
};
bool is_seal(std::string_view text);          // 64 lower-case hexadecimal digits
constexpr std::size_t most_seal_words = 200;  // bytes

using RuleValues = std::vector<std::pair<std::string, int>>;  // knobs with their values

// SHA-256 over a line "knob=value" for each knob, sorted by name, and a last line with the players, joined by commas.
std::string table_digest(RuleValues rules, const std::vector<std::string>& players);

// New sealed dice for a sitting begun at `now` (ms since 1970, UTC), without words or a table. Throws Error.
SealedDice seal_dice(std::string_view game, std::int64_t now);
// Dice with the same secret and time, sealed for the table that has the digest `table`.
SealedDice sealed_for(SealedDice dice, const std::string& table);
struct SealedTable {       // what a seal was made for, read from `about`
    std::string moment{};  // "2026-11-24T02:55:00.000Z"
    std::string digest{};  // digest of sheet and players; empty: not bound
};
// Empty if `about` names another game.
std::optional<SealedTable> sealed_table(std::string_view about, std::string_view game);
std::uint64_t seed_of(const SealedDice& sealed);                   // throws Error without a secret
std::optional<std::string> words_problem(std::string_view words);  // a sentence if they cannot be used

// What may be told about the dice of a sitting: their seed, or the seal alone while sealed dice or those of a station
// may still be thrown. Names of sittings, exports, replays, windows and the state for scripts and pages use it.
struct RevealedDice {
    std::optional<std::uint64_t> seed{};
    std::string seal{};  // told instead of the seed; at a station the run's name and the number
};
// `head`: a Recording or a Setup. `over`: nothing more is thrown from these dice.
RevealedDice revealed_dice(const auto& head, bool over) {
    if (head.sealed && (!over || head.sealed->secret.empty())) return {.seal = head.sealed->seal};
    if (head.stop && !over) return {.seal = head.stop->run + "-" + std::to_string(head.stop->number)};
    return {.seed = head.seed};
}

// Whether the seed follows from these dice. True as well while the secret is not shown.
bool explains(const SealedDice& sealed, std::uint64_t seed);

// Reads faces separated by white space. Throws Error with the source and the place for anything but whole numbers.
std::vector<int> faces_from(std::string_view text, const std::string& source);

class GivenDice {
 public:
    GivenDice(std::string source, std::vector<int> faces);
    // Throws Error if the file cannot be read, and for the reasons given at faces_from().
    static GivenDice from_file(const std::filesystem::path& path);
    // Takes the next face. Throws Error with the source and the place if no face is left or the die lacks that face.
    int face(int sides);
    // Whether at least this many faces are left.
    bool has(int faces) const { return used_ + static_cast<std::size_t>(faces) <= faces_->size(); }

 private:
    std::string source_;                             // for sentences: "dice file pig.txt"
    std::shared_ptr<const std::vector<int>> faces_;  // shared by copies of a session
    std::size_t used_ = 0;
};

}  // namespace boxcars::session
