// Players by name: who sits at a table, in words, and the sentence for a name that nobody has.
#pragma once
#include "players/people.h"

#include <span>
#include <string>
#include <string_view>

namespace boxcars::players {

// `more`: a pattern of further names, such as "file:PATH", listed last and never taken for what was meant.
std::string no_player_named(std::string_view game, std::string_view name, std::span<const std::string> known,
                            std::string_view more = {});

// Who sits there, by seat: "you, Etta, Rex (hold20)"; a policy is added where another person is known for it.
std::string company_words(Cast cast, std::span<const std::string> players);

}  // namespace boxcars::players
