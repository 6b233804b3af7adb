// What a throw costs until it is on the disk, in any store.
#pragma once
#include "report.h"
#include "session/store/store.h"

namespace boxcars::bench {

// `what`: the store, in words. A throw in each frame; told are what the frame itself takes for it, until the store has
// it in hand, and when the throw is on the disk.
void measure_commits(Report& report, session::Store& store, std::string_view what, int throws);

}  // namespace boxcars::bench
