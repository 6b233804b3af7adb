// One line of a sitting's journal: what was done, what was thrown, what came of it, and the fingerprint so far.
#pragma once
#include "base/hash.h"
#include "rules/game.h"
#include "session/table_change.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::session {

template <rules::Game R>
struct Entry {
    int game = 1;                              // which game of the sitting, from 1
    std::string text{};                        // the event as words; "rules goal=50": a change of the table
    std::optional<typename R::Event> event{};  // none for a change of the table and for a decision taken back
    std::vector<int> faces{};                  // thrown for this event; empty for a decision
    rules::Step<typename R::State, typename R::Fact> step{};  // what it led to, and what happened, in order
    bool forced = false;     // the faces were chosen, not thrown: the sitting is practice
    std::uint64_t hash = 0;  // of everything up to here: see chained()
};

template <rules::Game R>
std::vector<std::string> facts_text(const Entry<R>& entry) {
    if (entry.text == undo_word) return {"the last decision is taken back"};
    if (!entry.event) return {"the table changes at the next game"};
    std::vector<std::string> texts;
    for (const auto& fact : entry.step.facts) texts.push_back(to_text(fact));
    return texts;
}

// The fingerprint a game starts from: of everything before it, its rule sheet and its players.
template <rules::Game R>
std::uint64_t game_hash(std::uint64_t before, const R& rules, const std::vector<std::string>& players) {
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(R::game);
    for (const auto& knob : R::knobs()) hash.add(knob.name).add(std::int64_t{knob.get(rules)});
    for (const auto& player : players) hash.add(player);
    return hash.value();
}

// The fingerprint after an event: of the one before, the event's words and the state it led to.
template <class State>
std::uint64_t chained(std::uint64_t before, std::string_view event, const State& state) {
    const std::vector<std::int64_t> numbers = canonical(state);
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(event).add(std::span<const std::int64_t>{numbers});
    return hash.value();
}

}  // namespace boxcars::session
