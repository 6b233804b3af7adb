// Where the keys of a watched recording lead: from so many entries on the table to the beginning of a round. Counts
// only. An opening belongs to what is before it: a round begins with the first thing that somebody does.
#pragma once
#include "session/watched.h"

#include <span>

namespace boxcars::scenes {

using WatchedEntries = std::span<const session::WatchedEntry>;

inline bool round_begins(WatchedEntries told, std::size_t at) {  // with what follows these many
    if (at >= told.size() || told[at].kind == session::WatchedKind::Opening) return false;
    return at == 0 || told[at - 1].round != told[at].round || told[at - 1].kind == session::WatchedKind::Opening;
}

inline std::size_t round_before(WatchedEntries told, std::size_t at) {
    while (at > 0)
        if (round_begins(told, --at)) return at;
    return 0;
}

inline std::size_t round_after(WatchedEntries told, std::size_t at) {
    while (at < told.size())
        if (round_begins(told, ++at)) return at;
    return told.size();
}

}  // namespace boxcars::scenes
