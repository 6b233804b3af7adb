#include "session/table_change.h"

#include <algorithm>

namespace boxcars::session {
namespace {

constexpr std::size_t longest_name = 40;

}  // namespace

Players players_from(std::string_view list) {
    Players players;
    for (;;) {
        const auto comma = list.find(',');
        players.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos) return players;
        list.remove_prefix(comma + 1);
    }
}

std::string players_text(const Players& players) {
    std::string text;
    for (const auto& player : players) text += (text.empty() ? "" : ",") + player;
    return text;
}

std::optional<std::string> bad_players(const Players& players) {
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

}  // namespace boxcars::session
