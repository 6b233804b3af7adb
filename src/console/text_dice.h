// The dice of a sitting in the terminal: chosen with --seed or --dice, else sealed, which is said on standard error
// when the table stands.
#pragma once
#include "console/requests.h"
#include "console/terminal.h"
#include "session/sealed_dice.h"

namespace boxcars::console {

struct TextDice {
    std::uint64_t seed = 0;
    std::optional<session::SealedDice> sealed{};  // none: somebody chose the dice
};

// Words for sealed dice are asked for after the seal has been kept and said. Throws Error where they cannot be.
TextDice dice_for(const TextRequests& requests, std::string_view game, const Terminal& terminal);

// When it begins: its seal. Nothing for chosen dice.
void tell_seal(const std::optional<session::SealedDice>& sealed, const Terminal& terminal);
// When a sitting is left: its secret; or, if it is `still_open`, that it is told later. Nothing for chosen dice.
void tell_secret(const std::optional<session::SealedDice>& sealed, bool still_open, const Terminal& terminal);

}  // namespace boxcars::console
