// What a recording proves of its dice, once it was played again without a difference: docs/verify-dice.md has the
// scheme. It can prove that the dice follow from a seal and words. It cannot prove that bets came before dice, nor that
// it is the only sitting that was played on that seal: a person who knows the secret can play another.
#pragma once
#include "session/recording.h"

namespace boxcars::session {

// DiceAlone: the dice follow from the seal, which an older Boxcars made without binding the rule sheet and the players.
enum class Proof { Proved, DiceAlone, NotProved, Practice };
std::string_view to_text(Proof proof);  // "proved", "dice alone", "not proved", "practice"

struct Noted {                           // what somebody wrote down before the first throw, to compare with
    std::string seal{};                  // empty: nothing
    std::optional<std::string> words{};  // none: nothing
};

struct DiceProof {
    Proof proof = Proof::Practice;
    std::string sentence{};  // "Not proved: the file has no secret."
};
DiceProof dice_proof(const Recording& recording, const Noted& noted = {});

}  // namespace boxcars::session
