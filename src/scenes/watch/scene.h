// Plays back a recorded sitting at a table, with a bar below it to go to any entry. The player may also play on from an
// entry, as practice that is not saved.
#pragma once
#include "scenes/table/table.h"

namespace boxcars::scenes {

constexpr float recording_bar = 56;  // height of the bar, px

// `goes_on`: the sitting is unfinished, and its dice stay sealed.
std::unique_ptr<Scene> watch_scene(SceneServices& services, std::unique_ptr<Table> table,
                                   std::vector<session::WatchedEntry> lines, bool goes_on = false);

}  // namespace boxcars::scenes
