// The list of games: one row for each. No other file names all games.
#pragma once
#include "app/game_entry.h"

namespace boxcars::app {

Games every_game();
std::vector<std::string> names_of(const Games& games);
console::Games commands_of(const Games& games);
// Plays the ambience and the music of the table that is open, and stops all others. If `open` is no game, as on the
// title and in the lab, plays the title's music alone.
void sound_table(const Games& games, std::string_view open, audio::Sounds& sounds);

}  // namespace boxcars::app
