// Writes and reads a change of the table as a line of the journal: "rules goal=50 seats=human,hold25", if both differ.
#pragma once
#include "rules/any_game.h"

namespace boxcars::session {

using Players = std::vector<std::string>;

constexpr std::string_view change_word = "rules ", seats_word = "seats";
constexpr std::string_view undo_word = "undo";        // the journal's word for an undone decision
constexpr std::string_view concede_word = "concede";  // the journal's word for giving up a station's goal

Players players_from(std::string_view list);       // splits "human,hold20" at the commas
std::string players_text(const Players& players);  // joins them with commas
// For readers: "hold20" is "hold at 20", "place_6_8" is "place 6 and 8"; a file's name is returned as it is.
std::string player_words(std::string_view name);
// Returns a sentence if a name is not 1 to 40 visible ASCII characters without a comma.
std::optional<std::string> bad_players(const Players& players);
// The last player takes all further seats; players beyond the last seat are dropped.
Players fitted(Players players, std::size_t seats);

struct TableSetup {  // the sheet and the players of a game
    rules::Sheet rules{};
    Players players{};
    bool operator==(const TableSetup&) const = default;
};

std::string change_text(const TableSetup& from, const TableSetup& to);
// Changes `table` as the line says, or returns a sentence that says why not.
std::optional<std::string> read_change(std::string_view text, TableSetup& table);

}  // namespace boxcars::session
