// Players by name: the sentence for a name that nobody at a table has.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace boxcars::players {

// `more`: a pattern of further names, such as "file:PATH", listed last and never taken for what was meant.
std::string no_player_named(std::string_view game, std::string_view name, std::span<const std::string> known,
                            std::string_view more = {});

}  // namespace boxcars::players
