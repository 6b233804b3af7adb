// Plays back a recorded sitting, with a bar to go to any entry. The player may play on from one, as unsaved practice.
#pragma once
#include "scenes/table/table.h"

namespace boxcars::scenes {

constexpr float recording_bar = 56;  // height of the bar, px

// `goes_on`: the sitting is unfinished, and its dice stay sealed.
std::unique_ptr<Scene> watch_scene(SceneServices& services, std::unique_ptr<Table> table,
                                   std::vector<session::WatchedEntry> lines, bool goes_on = false);

}  // namespace boxcars::scenes
