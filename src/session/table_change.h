// A change of the table as one line of the journal: "rules goal=50 seats=human,hold25". Only what differs is named.
// Decides how it is written and read; when it takes effect is the session's business.
#pragma once
#include "rules/knobs.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::session {

using Players = std::vector<std::string>;

constexpr std::string_view change_word = "rules ";
constexpr std::string_view seats_word = "seats";
constexpr std::string_view undo_word = "undo";  // a decision taken back

Players players_from(std::string_view list);       // "human,hold20" taken apart at the commas
std::string players_text(const Players& players);  // and put together
// Why these cannot be players' names (1 to 40 letters each, no spaces, no commas); nothing when they can.
std::optional<std::string> bad_players(const Players& players);
// Seats left empty are taken by whoever sits in the last one; seats too many are taken away from the end.
Players fitted(Players players, std::size_t seats);

template <class R>
struct TableSetup {  // what a game is played by: its sheet, and who sits there
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

// Changes `table` as the line says; answers why it cannot, as a sentence.
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
