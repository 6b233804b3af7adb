#include "session/dice_proof.h"

#include "base/words.h"
#include "session/night/date.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace boxcars::session {
namespace {

// "craps 2026-11-24T02:55:00.000Z": a seal is made for one game at one moment.
bool made_for(std::string_view about, std::string_view game) {
    constexpr std::string_view shape = " 0000-00-00T00:00:00.000Z";
    if (!about.starts_with(game) || about.size() != game.size() + shape.size()) return false;
    const std::string_view moment = about.substr(game.size());
    const auto number = [&](std::size_t at, std::size_t digits, int least, int most) {
        return whole_number(moment.substr(at, digits), least, most).has_value();
    };
    for (std::size_t at = 0; at < shape.size(); ++at) {
        const bool digit = moment[at] >= '0' && moment[at] <= '9';
        if (shape[at] == '0' ? !digit : moment[at] != shape[at]) return false;
    }
    return is_date(moment.substr(1, 10)) && number(12, 2, 0, 23) && number(15, 2, 0, 59) && number(18, 2, 0, 60);
}

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
    if (!made_for(sealed.about, recording.game))
        return fmt::format("its seal was not made for a sitting of {}", recording.game);
    if (dice_thrown(recording) == 0) return "no die was thrown";
    return "";
}

}  // namespace

std::string_view to_text(Proof proof) {
    constexpr std::array<std::string_view, 3> words{"proved", "not proved", "practice"};
    return words[static_cast<std::size_t>(proof)];
}

DiceProof dice_proof(const Recording& recording, const Noted& noted) {
    const bool compared = !noted.seal.empty() || noted.words;
    const std::string practice = why_practice(recording);
    if (!practice.empty() && compared) return {Proof::NotProved, fmt::format("Not proved: {}.", practice)};
    if (!practice.empty()) return {Proof::Practice, fmt::format("Practice: {}, so the dice prove nothing.", practice)};
    if (const std::string why = why_not(recording, noted); !why.empty())
        return {Proof::NotProved, fmt::format("Not proved: {}.", why)};
    const std::string rest = noted.seal.empty()
                                 ? " Compare the seal with the one that was shown before the first throw."
                                 : " It is the seal that you noted.";
    return {Proof::Proved, fmt::format("Proved: all {} dice follow from the seal {} and {}.{}", dice_thrown(recording),
                                       recording.sealed->seal,
                                       recording.sealed->words.empty() ? "no words" : "the words in the file", rest)};
}

}  // namespace boxcars::session
