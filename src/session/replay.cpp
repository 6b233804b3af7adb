#include "session/replay.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace boxcars::session {

std::string Difference::sentence() const {
    const std::string place = entry == 0 ? "the file as a whole" : fmt::format("game {}, entry {}", game, entry);
    return fmt::format("{}: {}: the file says '{}', recomputed it is '{}'.", place, field, recorded, computed);
}

std::optional<Difference> first_difference(const RecordedEntry& recorded, const RecordedEntry& computed) {
    const auto differs = [&](std::string field, std::string theirs, std::string ours) {
        return Difference{computed.game, 0, std::move(field), std::move(theirs), std::move(ours)};
    };
    if (recorded.game != computed.game)
        return differs("game", std::to_string(recorded.game), std::to_string(computed.game));
    if (recorded.faces != computed.faces)
        return differs("faces", fmt::format("{}", fmt::join(recorded.faces, " ")),
                       fmt::format("{}", fmt::join(computed.faces, " ")));
    if (recorded.event != computed.event) return differs("event", recorded.event, computed.event);
    if (recorded.forced != computed.forced)
        return differs("forced", recorded.forced ? "yes" : "no", computed.forced ? "yes" : "no");
    if (recorded.facts != computed.facts)
        return differs("facts", fmt::format("{}", fmt::join(recorded.facts, "; ")),
                       fmt::format("{}", fmt::join(computed.facts, "; ")));
    if (recorded.hash != computed.hash) return differs("hash", hash_text(recorded.hash), hash_text(computed.hash));
    return {};
}

}  // namespace boxcars::session
