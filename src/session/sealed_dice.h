// How a sitting's seed came about, when nobody chose it: chance/sealed_seed.h has the scheme.
#pragma once
#include "chance/sealed_seed.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boxcars::session {

struct SealedDice {
    std::string seal{};    // shown before the first throw, 64 hexadecimal digits
    std::string about{};   // what the seal was made for: the game, the moment, and a digest of the table
    std::string words{};   // the player's own; none: empty
    std::string secret{};  // 64 hexadecimal digits, told when the sitting has ended; empty: it was never told
    bool operator==(const SealedDice&) const = default;
};
bool is_seal(std::string_view text);          // 64 hexadecimal digits in small letters
constexpr std::size_t most_seal_words = 200;  // bytes

using RuleValues = std::vector<std::pair<std::string, int>>;  // a whole sheet, or some of its knobs

// SHA-256 over the sheet and the players: a line "knob=value" for each knob, sorted by name, and a last line with the
// players, joined by commas.
std::string table_digest(RuleValues rules, const std::vector<std::string>& players);

// Fresh dice for a sitting at that game, begun at `now` (ms since 1970, UTC): sealed, and still without words and a
// table. Throws Error when the system gives no random bytes.
SealedDice seal_dice(std::string_view game, std::int64_t now);
// The same secret and moment, with a seal that is made for the table of that digest.
SealedDice sealed_for(SealedDice dice, const std::string& table);
struct SealedTable {       // what a seal was made for, as its `about` says
    std::string moment{};  // "2026-11-24T02:55:00.000Z"
    std::string digest{};  // of the sheet and the players; empty: the seal binds neither
};
std::optional<SealedTable> sealed_table(std::string_view about, std::string_view game);  // none: not of that game
std::uint64_t seed_of(const SealedDice& sealed);                   // throws Error when its secret is none
std::optional<std::string> words_problem(std::string_view words);  // why a sitting cannot have them, as a sentence

// What may be told of the dice of a sitting in a window: the seed, or the seal alone while sealed dice may still be
// thrown. The overlay and the state that scripts and pages read ask here.
struct ToldDice {
    std::optional<std::uint64_t> seed{};
    std::string seal{};  // where the seed is not told
};
inline ToldDice told_dice(std::uint64_t seed, const std::optional<SealedDice>& sealed, bool over) {
    if (sealed && (!over || sealed->secret.empty())) return {.seal = sealed->seal};
    return {.seed = seed};
}

// Is this how that seed came about? A secret that is not yet told proves nothing, and contradicts nothing.
inline bool explains(const SealedDice& sealed, std::uint64_t seed) {
    if (sealed.secret.empty()) return true;
    const auto secret = chance::secret_from(sealed.secret);
    return secret && chance::seal_of(*secret, sealed.about) == sealed.seal &&
           chance::seed_of(*secret, sealed.words) == seed;
}

}  // namespace boxcars::session
