// The players at a table as text, and the error message for a player name that does not exist.
#pragma once
#include "players/people.h"

#include <span>
#include <string>
#include <string_view>

namespace boxcars::players {

// `more` is a pattern of further names, such as "file:PATH". It is listed last and never suggested as a correction.
std::string no_player_named(std::string_view game, std::string_view name, std::span<const std::string> known,
                            std::string_view more = {});

// The players in the order of their seats: "you, Etta, Rex (hold20)". A policy is added when its player is not the
// person known for it.
std::string company_words(Cast cast, std::span<const std::string> players);

}  // namespace boxcars::players
