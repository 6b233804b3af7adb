#include "session/dice_proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace boxcars::session {
namespace {

std::size_t dice_thrown(const Recording& recording) {
    return std::accumulate(recording.entries.begin(), recording.entries.end(), std::size_t{0},
                           [](std::size_t sum, const RecordedEntry& entry) { return sum + entry.faces.size(); });
}

std::string why_practice(const Recording& recording) {
    if (recording.night) return "everybody has the dice of a Night";
    if (std::ranges::any_of(recording.entries, &RecordedEntry::forced) || recording.practice)
        return "somebody chose faces";
    if (recording.given_dice) return "its dice came from a list";
    return recording.sealed ? "" : "somebody chose the seed";
}

std::string why_not(const Recording& recording, const Noted& noted) {
    if (!recording.sealed) return "it has no seal";
    const SealedDice& sealed = *recording.sealed;
    if (!noted.seal.empty() && noted.seal != sealed.seal) return "its seal is not the one that you noted";
    if (noted.words && *noted.words != sealed.words) return "its words are not the ones that you gave";
    if (sealed.secret.empty()) return "the secret is not in the file";
    if (!explains(sealed, recording.seed)) return "its seed does not follow from its seal, words and secret";
    const auto table = sealed_table(sealed.about, recording.game);
    if (!table) return fmt::format("its seal was not made for a sitting of {}", recording.game);
    if (!table->digest.empty() && table->digest != table_digest(recording.rules, recording.players))
        return "its seal was made for another rule sheet or other players";
    if (dice_thrown(recording) == 0) return "no die was thrown";
    return "";
}

// The proof that the dice follow from the seal, with what else the seal binds. requires: why_not() is empty
DiceProof follows(const Recording& recording, const Noted& noted) {
    const SealedDice& sealed = *recording.sealed;
    const auto table = sealed_table(sealed.about, recording.game);
    const bool whole = !table->digest.empty();
    const std::string dice = fmt::format("all {} dice follow from the seal {} and {}", dice_thrown(recording),
                                         sealed.seal, sealed.words.empty() ? "no words" : "the words in the file");
    const std::string binds =
        whole ? fmt::format("It was made for this rule sheet and these players at {}.", table->moment)
              : fmt::format(
                    "It was made for a sitting of {} at {}, as an older Boxcars made it: it does not bind the "
                    "rule sheet or the players.",
                    recording.game, table->moment);
    const std::string_view rest = noted.seal.empty()
                                      ? "Compare the seal with the one that was shown before the first throw."
                                      : "It is the seal that you noted.";
    return {whole ? Proof::Proved : Proof::DiceAlone,
            fmt::format("{}: {}. {} {}", whole ? "Proved" : "Dice alone", dice, binds, rest)};
}

}  // namespace

std::string_view to_text(Proof proof) {
    constexpr std::array<std::string_view, 4> words{"proved", "dice alone", "not proved", "practice"};
    return words[static_cast<std::size_t>(proof)];
}

DiceProof dice_proof(const Recording& recording, const Noted& noted) {
    const bool compared = !noted.seal.empty() || noted.words;
    const std::string practice = why_practice(recording);
    if (!practice.empty() && compared) return {Proof::NotProved, fmt::format("Not proved: {}.", practice)};
    if (!practice.empty()) return {Proof::Practice, fmt::format("Practice: {}, so the dice prove nothing.", practice)};
    if (const std::string why = why_not(recording, noted); !why.empty())
        return {Proof::NotProved, fmt::format("Not proved: {}.", why)};
    return follows(recording, noted);
}

}  // namespace boxcars::session
