// A recorded sitting to watch: every entry as a typed event for the table, and its description for the viewer: kind,
// game, round, practice and words.
#pragma once
#include "session/replay.h"

namespace boxcars::session {

// Opening: a game begins. Other: an undo, a goal given up or a change of the table.
enum class WatchedKind { Throw, Decision, Opening, Other };

struct WatchedEntry {
    WatchedKind kind = WatchedKind::Decision;
    int game = 1;
    int round = 1;          // from 1 in the sitting; see between_rounds() in rules/game.h
    bool practice = false;  // it does not count in statistics
    std::string words{};    // "roll 4: player 1 has 4"
    bool operator==(const WatchedEntry&) const = default;
};

template <rules::Game R>
struct WatchedRecording {
    std::vector<TypedEntry<R>> entries{};
    std::vector<WatchedEntry> lines{};  // one description for each entry
    bool empty() const { return entries.empty(); }
    std::size_t size() const { return entries.size(); }
};

inline WatchedEntry watched_entry(const RecordedEntry& entry) {
    const bool other = entry.event == undo_word || entry.event == concede_word || entry.event.starts_with(change_word);
    WatchedEntry lines{!entry.faces.empty() ? WatchedKind::Throw
                       : other              ? WatchedKind::Other
                                            : WatchedKind::Decision,
                       entry.game};
    for (const std::string& fact : entry.facts) lines.words += (lines.words.empty() ? ": " : "; ") + fact;
    lines.words = entry.event + lines.words;
    return lines;
}

// Replays the whole recording first, so that the table refuses none of its entries. Throws Error with the first
// difference.
template <rules::Game R>
WatchedRecording<R> watchable(const Recording& recording) {
    Replay<R> replay{recording};
    const Session<R>& session = replay.session();
    const Setup<R> setup = setup_from<R>(recording);
    WatchedRecording<R> watched{typed_entries<R>(recording, {setup.rules, setup.players}), {}};
    int round = 1;
    bool ended = false;  // the previous entry ended the round
    const auto describe = [&] {
        while (watched.lines.size() < std::min(session.journal().size(), recording.entries.size())) {
            WatchedEntry entry = watched_entry(recording.entries[watched.lines.size()]);
            const bool another = watched.lines.empty() || watched.lines.back().game != entry.game;
            if (another && !verbs::start_events(session.rules()).empty()) entry.kind = WatchedKind::Opening;
            if (ended || (another && !watched.lines.empty())) ++round;
            entry.round = round;
            entry.practice = session.practised();
            ended = entry.kind == WatchedKind::Throw &&
                    verbs::between_rounds_of(session.rules(), session.rules(), session.state());
            watched.lines.push_back(std::move(entry));
        }
    };
    for (describe(); !replay.done(); describe()) replay.next();
    replay.finish();
    if (const auto& difference = replay.difference())
        throw Error("The " + recording.source + " cannot be watched: " + difference->sentence());
    return watched;
}

}  // namespace boxcars::session
