#include "session/table_change.h"

#include "rules/knobs.h"

#include <fmt/ranges.h>

namespace boxcars::session {

Players players_from(std::string_view list) {
    const auto names = words_of(list, ',');
    return {names.begin(), names.end()};
}

std::string players_text(const Players& players) { return fmt::format("{}", fmt::join(players, ",")); }

std::string player_words(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> known{
        {{"score base", "by the score"},
         {"optimal", "best play"},
         {"pass full odds", "pass, full odds"},
         {"dont pass odds", "don't pass, odds"},
         {"three point molly", "three-point Molly"},
         {"place 6 8", "place 6 and 8"},
         {"press 6 8", "press 6 and 8"},
         {"iron cross regress", "iron cross, regressing"},
         {"three point molly press", "three-point Molly, pressing"}}};
    std::string words{name};
    if (words.find('.') != std::string::npos) return words;
    std::ranges::replace(words, '_', ' ');
    const std::size_t number = words.find_first_of("0123456789");
    if (words.starts_with("hold") && number <= 5) return "hold at " + words.substr(number);
    for (const auto& [code, text] : known)
        if (words == code) return std::string{text};
    return words;
}

std::optional<std::string> bad_players(const Players& players) {
    constexpr std::size_t longest_name = 40;
    for (const auto& player : players) {
        const bool plain = std::ranges::all_of(player, [](char c) { return c > ' ' && c < 127 && c != ','; });
        if (player.empty() || player.size() > longest_name || !plain)
            return "A player's name has 1 to 40 letters, digits or signs without spaces or commas; '" +
                   player.substr(0, longest_name) + "' has not.";
    }
    return {};
}

Players fitted(Players players, std::size_t seats) {
    players.resize(seats, players.empty() ? std::string{"human"} : players.back());
    return players;
}

std::string change_text(const TableSetup& from, const TableSetup& to) {
    std::string text{change_word};
    const auto add = [&](std::string_view name, const std::string& value) {
        if (text.size() > change_word.size()) text += ' ';
        text.append(name).append("=").append(value);
    };
    for (const auto& knob : knobs_of(from.rules))
        if (knob.get(from.rules) != knob.get(to.rules)) add(knob.name, std::to_string(knob.get(to.rules)));
    if (from.players != to.players) add(seats_word, players_text(to.players));
    return text;
}

std::optional<std::string> read_change(std::string_view text, TableSetup& table) {
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
