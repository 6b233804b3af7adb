// The journal of a sitting: one entry for every event. Can keep only the newest entries in memory, for a table that
// runs for days; the store has the others.
#pragma once
#include "base/check.h"
#include "base/hash.h"
#include "rules/game.h"
#include "session/table_change.h"

#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::session {

template <rules::Game R>
struct Entry {
    int game = 1;                                             // number of the game, from 1
    std::string text{};                                       // the event as words, or "rules goal=50" for a change
    std::optional<typename R::Event> event{};                 // empty if the entry is no event
    std::vector<int> faces{};                                 // the faces thrown for this event; empty for a decision
    rules::Step<typename R::State, typename R::Fact> step{};  // the next state and the facts
    bool forced = false;                                      // the faces were chosen, so it is practice
    std::uint64_t hash = 0;                                   // hash of all entries up to this one, see chained()
};

template <rules::Game R>
std::vector<std::string> facts_text(const Entry<R>& entry) {
    if (entry.text == undo_word) return {"the last decision is taken back"};
    if (entry.text == concede_word) return {"the goal is given up"};
    if (!entry.event) return {"the table changes at the next game"};
    std::vector<std::string> texts;
    for (const auto& fact : entry.step.facts) texts.push_back(to_text(fact));
    return texts;
}

// The fingerprint at the start of a game: a hash of the fingerprint before, the game's rule sheet and its players.
template <rules::Game R>
std::uint64_t game_hash(std::uint64_t before, const R& rules, const std::vector<std::string>& players) {
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(R::game);
    rules::each_held(rules, [&](std::string_view knob, int value) { hash.add(knob).add(std::int64_t{value}); });
    for (const auto& player : players) hash.add(player);
    return hash.value();
}

// The fingerprint after an event: a hash of the fingerprint before, the event's words and the next state.
template <class State>
std::uint64_t chained(std::uint64_t before, std::string_view event, const State& state) {
    const std::vector<std::int64_t> numbers = canonical(state);
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(event).add(std::span<const std::int64_t>{numbers});
    return hash.value();
}

template <rules::Game R>
class Journal {
 public:
    std::size_t size() const { return forgotten_ + entries_.size(); }  // number of entries ever made
    bool empty() const { return size() == 0; }
    std::size_t first() const { return forgotten_; }  // index of the oldest in memory, from 0
    std::size_t throws() const { return throws_; }    // throws among all entries ever made
    const Entry<R>& operator[](std::size_t n) const {
        BOXCARS_CHECK(n, >=, forgotten_, "nobody asks for an entry that is forgotten");
        return entries_[n - forgotten_];
    }
    // front(), back(), begin() and end() cover only the entries in memory.
    const Entry<R>& front() const { return entries_.front(); }
    const Entry<R>& back() const { return entries_.back(); }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }

    void push_back(Entry<R> entry) {
        throws_ += !entry.faces.empty();
        entries_.push_back(std::move(entry));
        forget();
    }
    void remember(std::size_t newest) {  // newest: how many to keep, at least 1
        newest_ = newest;
        forget();
    }

 private:
    void forget() {
        for (; entries_.size() > newest_; ++forgotten_) entries_.pop_front();
    }

    std::deque<Entry<R>> entries_;
    std::size_t forgotten_ = 0, throws_ = 0, newest_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace boxcars::session
