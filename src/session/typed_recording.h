// The entries of a recorded sitting as typed events of its game. replay.h plays them and checks that they are legal.
#pragma once
#include "session/recording.h"
#include "session/session.h"

#include <variant>

namespace boxcars::session {

template <rules::Game R>
struct Decision {
    typename R::Event event;
};
struct DiceThrow {
    std::vector<int> faces{};  // if not forced, they should be the seed's
    bool forced = false;
};
struct TakenBack {};  // undoes the decision before
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
    std::variant<Decision<R>, DiceThrow, TakenBack, TableChange<R>, Unreadable> what;
    std::uint64_t hash = 0;
};

// `table`: the table before this entry; a change is written as a difference to it.
template <rules::Game R>
TypedEntry<R> typed_entry(const RecordedEntry& entry, TableSetup<R>& table) {
    if (entry.event == undo_word) return {entry.game, TakenBack{}, entry.hash};
    if (entry.event.starts_with(change_word)) {
        if (auto wrong = read_change(entry.event, table)) return {entry.game, Unreadable{*wrong}, entry.hash};
        return {entry.game, TableChange<R>{table}, entry.hash};
    }
    const auto event = event_from(table.rules, entry.event);
    if (!event) return {entry.game, Unreadable{std::string{R::game} + " has no such event"}, entry.hash};
    if (verbs::faces(*event).empty()) return {entry.game, Decision<R>{*event}, entry.hash};
    return {entry.game, DiceThrow{entry.faces, entry.forced}, entry.hash};
}

// An entry of a session that was played. `table`: as above.
template <rules::Game R>
TypedEntry<R> typed_entry(const Entry<R>& entry, TableSetup<R>& table) {
    if (!entry.event) return typed_entry<R>(RecordedEntry{entry.game, entry.text, {}, {}, false, entry.hash}, table);
    if (entry.faces.empty()) return {entry.game, Decision<R>{*entry.event}, entry.hash};
    return {entry.game, DiceThrow{entry.faces, entry.forced}, entry.hash};
}

// Plays the entry at a session, or at a kept one, whose game it belongs to.
template <rules::Game R, class Verbs>
Answer<R> perform(Verbs& session, const TypedEntry<R>& entry) {
    if (const auto* decision = std::get_if<Decision<R>>(&entry.what)) return session.submit(decision->event);
    if (const auto* dice = std::get_if<DiceThrow>(&entry.what))
        return dice->forced ? session.force(dice->faces) : session.throw_dice();
    if (const auto* change = std::get_if<TableChange<R>>(&entry.what)) return session.change_table(change->to);
    if (const auto* unknown = std::get_if<Unreadable>(&entry.what)) return {.refused = unknown->why};
    return session.undo();
}

template <rules::Game R>
std::vector<TypedEntry<R>> typed_entries(const Recording& recording, TableSetup<R> table) {
    std::vector<TypedEntry<R>> typed;
    typed.reserve(recording.entries.size());
    for (const RecordedEntry& entry : recording.entries) {
        const bool thrown = recording.brief && entry.event.empty();  // brief_json() writes no words for it
        typed.push_back(thrown ? TypedEntry<R>{entry.game, DiceThrow{entry.faces, entry.forced}, entry.hash}
                               : typed_entry<R>(entry, table));
    }
    return typed;
}

}  // namespace boxcars::session
