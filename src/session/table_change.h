// Writes and reads a change of the table as one line of the journal, with only what differs: "rules goal=50
// seats=human,hold25". The session decides when it takes effect.
#pragma once
#include "players/people.h"
#include "rules/knobs.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::session {

using Players = std::vector<std::string>;

constexpr std::string_view change_word = "rules ";
constexpr std::string_view seats_word = "seats";
constexpr std::string_view undo_word = "undo";        // the journal's word for an undone decision
constexpr std::string_view concede_word = "concede";  // the journal's word for giving up a station's goal

Players players_from(std::string_view list);       // splits "human,hold20" at the commas
std::string players_text(const Players& players);  // joins them with commas
// For readers: "hold20" is "hold at 20", "place_6_8" is "place 6 and 8"; a file's name is returned as it is.
std::string player_words(std::string_view name);
// The names by seat: "you, Etta, Rex (hold at 20)". Adds the policy in brackets unless it is that person's usual one.
std::string company_words(players::Cast cast, std::string_view list);
// Returns a sentence if a name is not 1 to 40 visible ASCII characters without a comma.
std::optional<std::string> bad_players(const Players& players);
// The last player takes all further seats; players beyond the last seat are dropped.
Players fitted(Players players, std::size_t seats);

template <class R>
struct TableSetup {  // the sheet and the players of a game
    R rules{};
    Players players{};
    bool operator==(const TableSetup&) const = default;
};

template <class R>
std::string change_text(const TableSetup<R>& from, const TableSetup<R>& to) {
    std::string text{change_word};
    const auto add = [&](std::string_view name, const std::string& value) {
        if (text.size() > change_word.size()) text += ' ';
        text.append(name).append("=").append(value);
    };
    for (const auto& knob : R::knobs())
        if (knob.get(from.rules) != knob.get(to.rules)) add(knob.name, std::to_string(knob.get(to.rules)));
    if (from.players != to.players) add(seats_word, players_text(to.players));
    return text;
}

// Changes `table` as the line says, or returns a sentence that says why not.
template <class R>
std::optional<std::string> read_change(std::string_view text, TableSetup<R>& table) {
    if (!text.starts_with(change_word)) return "A change of the table begins with the word 'rules'.";
    text.remove_prefix(change_word.size());
    while (!text.empty()) {
        const auto word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const auto equals = word.find('=');
        if (equals == std::string_view::npos) return "A change is written name=value, not '" + std::string{word} + "'.";
        const auto name = word.substr(0, equals), value = word.substr(equals + 1);
        if (name == seats_word) {
            table.players = players_from(value);
            continue;
        }
        const auto stored = whole_number(value);
        if (auto wrong =
                stored ? rules::set_stored(table.rules, name, *stored) : rules::set_knob(table.rules, name, value))
            return wrong;
    }
    return {};
}

}  // namespace boxcars::session
