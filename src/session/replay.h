// Plays a recorded sitting again: applies every event, draws every face from the seed, and compares the result with the
// file. Watching a replay and verifying one use the same code.
#pragma once
#include "base/error.h"
#include "session/hands.h"
#include "session/recording.h"
#include "session/session.h"

#include <variant>

namespace boxcars::session {

// The entries of a recorded sitting as typed events of its game. Replay plays them and checks that they are legal.
template <rules::Game R>
struct Decision {
    typename R::Event event;
};
struct DiceThrow {
    std::vector<int> faces{};  // must be those of the seed, unless forced
    bool forced = false;
};
struct TakenBack {};  // undoes the previous decision
struct Conceded {};   // gives up the station's goal
template <rules::Game R>
struct TableChange {
    TableSetup<R> to;
};
struct Unreadable {
    std::string why;
};

template <rules::Game R>
struct TypedEntry {
    int game = 1;
    std::variant<Decision<R>, DiceThrow, TakenBack, Conceded, TableChange<R>, Unreadable> what;
    std::uint64_t hash = 0;
};

// Converts a recorded entry. `table`: the table before the entry; an entry that changes the table updates it.
template <rules::Game R>
TypedEntry<R> typed_entry(const RecordedEntry& entry, TableSetup<R>& table) {
    if (entry.event == undo_word) return {entry.game, TakenBack{}, entry.hash};
    if (entry.event == concede_word) return {entry.game, Conceded{}, entry.hash};
    if (entry.event.starts_with(change_word)) {
        if (auto wrong = read_change(entry.event, table)) return {entry.game, Unreadable{*wrong}, entry.hash};
        return {entry.game, TableChange<R>{table}, entry.hash};
    }
    const auto event = event_from(table.rules, entry.event);
    if (!event) return {entry.game, Unreadable{std::string{R::game} + " has no such event"}, entry.hash};
    if (verbs::faces(*event).empty()) return {entry.game, Decision<R>{*event}, entry.hash};
    return {entry.game, DiceThrow{entry.faces, entry.forced}, entry.hash};
}

// Converts an entry of a session's own journal.
template <rules::Game R>
TypedEntry<R> typed_entry(const Entry<R>& entry, TableSetup<R>& table) {
    if (!entry.event) return typed_entry<R>(RecordedEntry{entry.game, entry.text, {}, {}, false, entry.hash}, table);
    if (entry.faces.empty()) return {entry.game, Decision<R>{*entry.event}, entry.hash};
    return {entry.game, DiceThrow{entry.faces, entry.forced}, entry.hash};
}

// Plays the entry on a Session or a KeptSession of its game.
template <rules::Game R, class Verbs>
Answer<R> perform(Verbs& session, const TypedEntry<R>& entry) {
    if (const auto* decision = std::get_if<Decision<R>>(&entry.what)) return session.submit(decision->event);
    if (const auto* dice = std::get_if<DiceThrow>(&entry.what))
        return dice->forced ? session.force(dice->faces) : session.throw_dice();
    if (std::holds_alternative<Conceded>(entry.what)) return session.concede();
    if (const auto* change = std::get_if<TableChange<R>>(&entry.what)) return session.change_table(change->to);
    if (const auto* unknown = std::get_if<Unreadable>(&entry.what)) return {.refused = unknown->why};
    return session.undo();
}

template <rules::Game R>
std::vector<TypedEntry<R>> typed_entries(const Recording& recording, TableSetup<R> table) {
    std::vector<TypedEntry<R>> typed;
    typed.reserve(recording.entries.size());
    for (const RecordedEntry& entry : recording.entries) {
        const bool thrown = recording.brief && entry.event.empty();  // brief_json() omits the words of throws
        typed.push_back(thrown ? TypedEntry<R>{entry.game, DiceThrow{entry.faces, entry.forced}, entry.hash}
                               : typed_entry<R>(entry, table));
    }
    return typed;
}

// The first difference between a file and its replay, with both values as words.
struct Difference {
    int game = 0;           // from 1
    std::size_t entry = 0;  // from 1 in the sitting; 0: the file's head
    std::string field{}, recorded{}, computed{};

    std::string sentence() const;  // "game 2, entry 17: faces: the file says 4, the seed and the rules say 3."
};

// Compares field by field, causes first: game, faces, event, forced, facts, hash.
std::optional<Difference> first_difference(const RecordedEntry& recorded, const RecordedEntry& computed);

template <rules::Game R>
RuleValues rule_values(const R& rules) {
    RuleValues values;
    rules::each_held(rules, [&](std::string_view knob, int value) { values.emplace_back(knob, value); });
    return values;
}

template <rules::Game R>
std::string table_digest(const R& rules, const Players& players) {
    return table_digest(rule_values(rules), players);
}

// The sitting so far, with its entries from index `from`. requires: they are in memory
template <rules::Game R>
Recording record(const Session<R>& session, std::size_t from = 0) {
    const Setup<R>& setup = session.setup();
    Recording recording;
    recording.game = R::game;
    recording.seed = setup.seed;
    recording.sealed = setup.sealed;
    recording.given_dice = !session.as_seeded();
    recording.practice = session.practice();
    recording.stop = setup.stop;
    if (setup.first != session.drawn_first_seat()) recording.first = setup.first;
    recording.rules = rule_values(setup.rules);
    recording.players = setup.players;
    for (std::size_t n = from; n < session.journal().size(); ++n) {
        const auto& e = session.journal()[n];
        recording.entries.push_back({e.game, e.text, e.faces, facts_text(e), e.forced, e.hash});
    }
    // session.hash() may already include the start of a next game that has no entry yet.
    recording.hash = session.journal().empty() ? session.hash() : session.journal().back().hash;
    return recording;
}

// The table from the file's head. Throws Error for a wrong sheet or wrong players.
template <rules::Game R>
Setup<R> setup_from(const Recording& recording) {
    const auto wrong = [&](const std::string& why) { return Error("The " + recording.source + " cannot be: " + why); };
    if (recording.game != R::game) throw wrong("it is of the game " + recording.game + ".");
    Setup<R> setup;
    for (const auto& [name, value] : recording.rules)
        if (auto problem = rules::set_stored(setup.rules, name, value)) throw wrong(*problem);
    setup.players = recording.players;
    if (auto problem = Session<R>::table_problem({setup.rules, setup.players})) throw wrong(*problem);
    const auto seats = verbs::start_events(setup.rules).size();
    if (recording.first && nth(*recording.first) >= seats)
        throw wrong("seat " + std::to_string(*recording.first + 1) + " begins, and there is none.");
    setup.seed = recording.seed;
    setup.sealed = recording.sealed;
    setup.first = recording.first;
    setup.stop = recording.stop;
    if (!recording.given_dice) return setup;
    std::vector<int> faces;
    for (const auto& entry : recording.entries)
        if (!entry.forced) faces.insert(faces.end(), entry.faces.begin(), entry.faces.end());
    setup.dice.emplace(recording.source, std::move(faces));
    return setup;
}

template <rules::Game R>
class Replay {
 public:
    explicit Replay(Recording recording)
        : recording_(std::move(recording)),
          session_(setup_from<R>(recording_)),
          entries_(typed_entries<R>(recording_, session_.next_table())),
          shown_(session_.journal().size()) {
        for (std::size_t i = 0; i < shown_ && !difference_; ++i) compare(i);
    }

    const Session<R>& session() const { return session_; }
    const Recording& recording() const { return recording_; }
    const std::optional<Difference>& difference() const { return difference_; }  // once it is set, no entry is played
    bool done() const { return difference_ || shown_ >= recording_.entries.size(); }

    // Plays the next entry and compares it: difference() is set if it differs or is refused.
    Answer<R> next() {
        Answer<R> answer;
        try {
            answer = perform(entries_[shown_]);
        } catch (const Error& trouble) {  // for example, the die lacks such a face
            answer.refused = trouble.what();
        }
        if (!answer)
            differs("event", recording_.entries[shown_].event, answer.refused);
        else
            compare(shown_);
        shown_ = session_.journal().size();
        return answer;
    }

    // Compares the file's head after all entries: the seal, the last hash, practice, and whether dice or the first seat
    // were given. Also compares the number of entries.
    void finish() {
        if (difference_) return;
        const auto& entries = recording_.entries;
        const auto dice = [](bool given) { return std::string{given ? "given" : "seed"}; };
        if (recording_.sealed && !explains(*recording_.sealed, recording_.seed))
            differs("sealed", "a seal, words and a secret", "another seal or another seed", true);
        else if (recording_.hash != session_.hash())
            differs("hash", hash_text(recording_.hash), hash_text(session_.hash()), true);
        else if (recording_.practice != session_.practice())
            differs("practice", recording_.practice ? "yes" : "no", session_.practice() ? "yes" : "no", true);
        else if (recording_.given_dice == session_.as_seeded())
            differs("dice", dice(recording_.given_dice), dice(!session_.as_seeded()), true);
        else if (recording_.first == session_.drawn_first_seat())
            differs("first", std::to_string(*recording_.first + 1), "drawn", true);
        else if (entries.size() != session_.journal().size())
            differs("entries", std::to_string(entries.size()), std::to_string(session_.journal().size()), true);
    }

 private:
    Answer<R> perform(const TypedEntry<R>& entry) {
        if (entry.game == session_.game() + 1) {
            Answer<R> begun = session_.next_game();
            if (!begun || session_.journal().size() > shown_) return begun;
        }
        return session::perform<R>(session_, entry);
    }

    void compare(std::size_t index) {
        static const RecordedEntry nothing{0, "nothing more", {}, {}, false, 0};
        const auto& recorded = index < recording_.entries.size() ? recording_.entries[index] : nothing;
        const Entry<R>& played = session_.journal()[index];
        const RecordedEntry computed{played.game,        played.text,   played.faces,
                                     facts_text(played), played.forced, played.hash};
        difference_ = first_difference(recording_.brief ? filled(recorded, computed) : recorded, computed);
        if (difference_) difference_->entry = index + 1;
    }

    // Adds to a brief entry what it leaves out, from the computed one.
    static RecordedEntry filled(const RecordedEntry& brief, const RecordedEntry& computed) {
        RecordedEntry entry = computed;
        entry.game = brief.game;
        entry.forced = brief.forced;
        if (!brief.event.empty()) entry.event = brief.event;
        if (!brief.faces.empty()) entry.faces = brief.faces;
        return entry;
    }

    void differs(std::string field, std::string recorded, std::string computed, bool head = false) {
        difference_ = Difference{session_.game(), head ? 0 : shown_ + 1, std::move(field), std::move(recorded),
                                 std::move(computed)};
    }

    Recording recording_;
    Session<R> session_;
    std::vector<TypedEntry<R>> entries_;  // all entries of the recording
    std::size_t shown_ = 0;               // entries played so far
    std::optional<Difference> difference_;
};

// Throws Error with the first difference, if there is one.
template <rules::Game R>
void be_as_played(const Replay<R>& replay) {
    if (const auto& difference = replay.difference())
        throw Error("The " + replay.recording().source + " is not what was played: " + difference->sentence());
}

// Plays a replay to its end. Throws Error with the first difference.
template <rules::Game R>
void play_out(Replay<R>& replay) {
    while (!replay.done()) replay.next();
    replay.finish();
    be_as_played(replay);
}

// Completes a sitting that was read in brief by playing it. Throws Error with the first difference.
template <rules::Game R>
Recording completed(const Recording& brief) {
    Replay<R> replay{brief};
    play_out(replay);
    Recording whole = record(replay.session());
    whole.source = brief.source;
    return whole;
}

struct Verdict {
    std::uint64_t hash = 0;
    int games = 0;  // number of games begun
    std::size_t entries = 0;
    bool practice = false;
    std::optional<Difference> difference{};
    Hands hands{};  // up to the first difference
};

template <rules::Game R>
Verdict verify(const Recording& recording) {
    Replay<R> replay{recording};
    HandFold<R> fold{setup_from<R>(recording)};
    Hands hands = fold.look(replay.session());
    while (!replay.done()) {
        replay.next();
        hands += fold.look(replay.session());
    }
    replay.finish();
    const auto& session = replay.session();
    return {session.hash(),     session.game(),      session.journal().size(),
            session.practice(), replay.difference(), std::move(hands)};
}

}  // namespace boxcars::session
