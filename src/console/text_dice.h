// The dice of a sitting in the terminal: chosen with --seed or --dice, else sealed, which is said on standard error
// when the table stands.
#pragma once
#include "console/requests.h"
#include "console/terminal.h"
#include "session/store/store.h"

namespace boxcars::console {

struct TextDice {
    std::uint64_t seed = 0;
    std::optional<session::SealedDice> sealed{};  // none: somebody chose the dice
};

// Sealed dice are still without words and a table. Throws Error where words are asked for and the dice are chosen.
TextDice dice_for(const TextRequests& requests, std::string_view game);
// The player's words for sealed dice, asked for after their seal has been kept and said.
std::string words_for(const session::SealedDice& sealed, session::Store* store, const Terminal& terminal);

// When it begins: its seal. Nothing for chosen dice.
void tell_seal(const std::optional<session::SealedDice>& sealed, const Terminal& terminal);
// When a sitting is left: its secret; or, if it is `still_open`, that it is told later. Nothing for chosen dice.
void tell_secret(const std::optional<session::SealedDice>& sealed, bool still_open, const Terminal& terminal);

}  // namespace boxcars::console
