#include "players/people.h"

#include <algorithm>
#include <cctype>

namespace boxcars::players {

std::string face_of(const Person& person, Mood mood) {
    constexpr const char* endings[] = {"_calm", "_pleased", "_dismayed"};
    std::string face = "people/";
    for (const char letter : person.name) face += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return face + endings[static_cast<int>(mood)];
}

std::string_view words_of(Strength strength) {
    constexpr std::string_view words[] = {
        "", "a gentle player", "an average player", "a strong player", "a very strong player", "the strongest here"};
    return words[static_cast<int>(strength)];
}

const Person* known_for(Cast cast, std::string_view policy) {
    const auto at = std::ranges::find(cast, policy, &Person::plays);
    return policy.empty() || at == cast.end() ? nullptr : &*at;
}

std::vector<const Person*> seated(Cast cast, std::span<const std::string> players) {
    std::vector<const Person*> by_seat(players.size(), nullptr);
    const auto sits = [&](const Person* person) { return std::ranges::find(by_seat, person) != by_seat.end(); };
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (const Person* person = known_for(cast, players[seat]); person && !sits(person)) by_seat[seat] = person;
    std::size_t again = 0;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (by_seat[seat] || players[seat] == "human" || cast.empty()) continue;
        const auto free = std::ranges::find_if(cast, [&](const Person& person) { return !sits(&person); });
        by_seat[seat] = free != cast.end() ? &*free : &cast[again++ % cast.size()];
    }
    return by_seat;
}

std::string no_player_named(std::string_view game, std::string_view name, std::span<const std::string> known,
                            std::string_view more) {
    const std::string none = "There is no player of " + std::string{game} + " named '" + std::string{name} + "'";
    if (const auto meant = nearest_word(name, known)) return none + "; did you mean '" + *meant + "'?";
    std::vector<std::string> all{known.begin(), known.end()};
    if (!more.empty()) all.emplace_back(more);
    return none + "; there are " + one_of(all) + ".";
}

}  // namespace boxcars::players
