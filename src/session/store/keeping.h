// Keeps sittings in the store: hands over every decision, throw and change of the table, for window, text and headless
// play. A throw is shown only when it is stored(): the window asks every tick, the others wait with store_now(). A
// sitting begins in the store with its first entry, so that opening a table leaves nothing behind.
#pragma once
#include "session/replay.h"
#include "session/store/store.h"

namespace boxcars::session {

std::unique_ptr<SittingKeeper> kept_in(Store* store);  // for a new sitting; no store: nullptr, which keeps nothing

// Continues a kept sitting after recomputing every entry: the state and the place in the dice stream are the same.
// Throws Error if there is none, it differs from its replay, or its dice came from a list.
Sitting resume(const rules::AnyGame& game, Store& store, const std::string& name);

}  // namespace boxcars::session
