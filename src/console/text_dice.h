// The dice of a sitting in the terminal: chosen with --seed or --dice, else sealed, which is said on standard error
// when the table stands.
#pragma once
#include "console/requests.h"
#include "session/store/store.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars::console {

// The person at a table in the terminal: a question, and a line in answer. The end of a question's line is the player's
// own Enter: a terminal shows it, a pipe does not (see TextRequests::echo).
struct Terminal {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool echo = false;  // write the answers that were read

    std::optional<std::string> ask(std::string_view question) const;  // nothing: it has ended
};

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
