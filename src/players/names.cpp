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

std::string company_words(Cast cast, std::span<const std::string> players) {
    const auto seats = seated(cast, players);
    std::string words;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const std::string& name = players[seat];
        const auto* person = seats[seat];
        words += words.empty() ? "" : ", ";
        if (name == "human")
            words += "you";
        else if (!person)
            words += name;
        else
            words += person == known_for(cast, name) ? std::string{person->name}
                                                     : std::string{person->name} + " (" + name + ")";
    }
    return words;
}

}  // namespace boxcars::players
