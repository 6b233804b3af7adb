// The list of games: a row for each, and nothing else in the house names them all.
#pragma once
#include "app/game_entry.h"

namespace boxcars::app {

Games every_game();
console::Games commands_of(const Games& games);

}  // namespace boxcars::app
