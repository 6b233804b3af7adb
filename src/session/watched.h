// A recorded sitting that somebody looks through: every entry in the words of its game, for the table that follows
// them, and what a person is told of each before it comes: what it was, in which game and round, practice or not, in
// words.
#pragma once
#include "session/replay.h"

namespace boxcars::session {

// Opening: a game begins, which nobody decides. Other: taken back, or a change of the table.
enum class WatchedKind { Throw, Decision, Opening, Other };

struct WatchedEntry {
    WatchedKind kind = WatchedKind::Decision;
    int game = 1;
    int round = 1;          // of the sitting, from 1: up to a throw after which another sheet might take over
    bool practice = false;  // it counts in no statistics
    std::string words{};    // "roll 4: player 1 has 4"
    bool operator==(const WatchedEntry&) const = default;
};

template <rules::Game R>
struct WatchedRecording {
    std::vector<TypedEntry<R>> entries{};
    std::vector<WatchedEntry> told{};  // as many
    bool empty() const { return entries.empty(); }
    std::size_t size() const { return entries.size(); }
};

inline WatchedEntry watched_entry(const RecordedEntry& entry) {
    const bool other = entry.event == undo_word || entry.event.starts_with(change_word);
    WatchedEntry told{!entry.faces.empty() ? WatchedKind::Throw
                      : other              ? WatchedKind::Other
                                           : WatchedKind::Decision,
                      entry.game};
    for (const std::string& fact : entry.facts) told.words += (told.words.empty() ? ": " : "; ") + fact;
    told.words = entry.event + told.words;
    return told;
}

// Checked once and as a whole: whoever follows the entries meets nothing the table refuses. Throws Error with the first
// difference.
template <rules::Game R>
WatchedRecording<R> watchable(const Recording& recording) {
    Replay<R> replay{recording};
    const Session<R>& session = replay.session();
    const Setup<R> setup = setup_from<R>(recording);
    WatchedRecording<R> watched{typed_entries<R>(recording, {setup.rules, setup.players}), {}};
    int round = 1;
    bool ended = false;  // the round, with the entry before
    const auto tell = [&] {
        while (watched.told.size() < std::min(session.journal().size(), recording.entries.size())) {
            WatchedEntry entry = watched_entry(recording.entries[watched.told.size()]);
            const bool another = watched.told.empty() || watched.told.back().game != entry.game;
            if (another && !verbs::start_events(session.rules()).empty()) entry.kind = WatchedKind::Opening;
            if (ended || (another && !watched.told.empty())) ++round;
            entry.round = round;
            entry.practice = session.practised();
            ended = entry.kind == WatchedKind::Throw &&
                    verbs::between_rounds_of(session.rules(), session.rules(), session.state());
            watched.told.push_back(std::move(entry));
        }
    };
    for (tell(); !replay.done(); tell()) replay.next();
    replay.finish();
    if (const auto& difference = replay.difference())
        throw Error("The " + recording.source + " cannot be watched: " + difference->sentence());
    return watched;
}

}  // namespace boxcars::session
