// The fifth game's row in the list of games.
#pragma once
#include "app/games.h"

namespace boxcars::chuck_a_luck {

app::GameEntry row();

}  // namespace boxcars::chuck_a_luck
