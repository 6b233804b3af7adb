// The list of games: a row for each, and nothing else in the house names them all.
#pragma once
#include "app/game_entry.h"

namespace boxcars::app {

Games every_game();
std::vector<std::string> names_of(const Games& games);
console::Games commands_of(const Games& games);
// The ambience and the score of the table that is open, and no other's; where no game of that name is, on the title and
// in the lab, the title's score alone.
void sound_table(const Games& games, std::string_view open, audio::Sounds& sounds);

}  // namespace boxcars::app
