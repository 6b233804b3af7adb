// What a recording proves about its dice after it was replayed without a difference; see docs/verify-dice.md. It can
// prove that the dice follow from a seal and words. It cannot prove that bets came before dice, or that no other
// sitting was played on that seal: a person who knows the secret can play another.
#pragma once
#include "session/recording.h"

namespace boxcars::session {

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

}  // namespace boxcars::session
