#include "players/names.h"

#include "base/words.h"

namespace boxcars::players {

std::string no_player_named(std::string_view game, std::string_view name, std::span<const std::string> known,
                            std::string_view more) {
    const std::string none = "There is no player of " + std::string{game} + " named '" + std::string{name} + "'";
    if (const auto meant = nearest_word(name, known)) return none + "; did you mean '" + *meant + "'?";
    std::vector<std::string> all{known.begin(), known.end()};
    if (!more.empty()) all.emplace_back(more);
    return none + "; there are " + one_of(all) + ".";
}

}  // namespace boxcars::players
